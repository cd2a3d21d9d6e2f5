import { listZoneNames, presentName } from "@frontdesk/server/zones";

interface Choice {
  value: string;
  label: string;
}

/** Currencies with an ECB rate: payments refuses other currencies. */
const converted = `AUD BRL CAD CHF CNY CZK DKK EUR GBP HKD HUF IDR ILS INR ISK JPY KRW MXN MYR NOK
  NZD PHP PLN RON SEK SGD THB TRY USD ZAR`.split(/\s+/);

const byLabel = (one: Choice, other: Choice) => one.label.localeCompare(other.label, "en");

function named(type: "currency" | "region", codes: readonly string[]): Choice[] {
  const names = new Intl.DisplayNames("en", { type });
  return codes.map((value) => ({ value, label: names.of(value) ?? value })).sort(byLabel);
}

const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
const pairs = letters.flatMap((one) => letters.map((other) => one + other));

function zonesOf(country: string): readonly string[] {
  const locale = new Intl.Locale(`und-${country}`);
  return locale.region === country ? (locale.getTimeZones() ?? []) : [];
}

/** The list takes a quarter of a second. */
function once(list: () => readonly Choice[]): () => readonly Choice[] {
  let choices: readonly Choice[] | undefined;
  return () => {
    choices ??= list();
    return choices;
  };
}

export const listCountries = once(() =>
  named(
    "region",
    pairs.filter((code) => zonesOf(code).length > 0),
  ),
);

export const listCurrencies = once(() =>
  named("currency", converted).map(({ value, label }) => ({
    value,
    label: `${label} (${value})`,
  })),
);

export const listZones = once(() =>
  listZoneNames().map((value) => ({
    value,
    label: value.replaceAll("_", " "),
  })),
);

/** Choices from the browser's languages; "" if unclear. */
export function firstChoices(languages = ""): Record<"country" | "currency" | "timezone", string> {
  const region = /-([A-Z]{2})\b/.exec(languages)?.[1] ?? "";
  const country = listCountries().some(({ value }) => value === region) ? region : "";
  // Leaves out currencies that several countries share.
  const currency = converted.find((code) => country !== "" && code.startsWith(country)) ?? "EUR";
  const [zone = "", ...others] = country === "" ? [] : zonesOf(country);
  const isOnly = others.every((other) => clockOf(other) === clockOf(zone));
  return { country, currency, timezone: isOnly ? presentName(zone) : "" };
}

const clockOf = (timeZone: string) =>
  new Date().toLocaleString("en", { timeZone, dateStyle: "short", timeStyle: "short" });
