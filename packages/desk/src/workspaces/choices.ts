import { listZoneNames, presentName } from "@frontdesk/server/zones";

interface Choice {
  value: string;
  label: string;
  facts?: Readonly<Record<string, string>>;
}

/* Funding currencies: payments refuses other currencies of a merchant. Countries have them as legal
   tender (CLDR 48). */
const countriesOf: Readonly<Record<string, string>> = {
  CHF: "CH LI",
  CZK: "CZ",
  DKK: "DK FO GL",
  EUR: `AD AT AX BE BG BL CY DE EE ES FI FR GF GP GR HR IE IT LT LU LV MC ME MF MQ MT NL PM PT RE SI
    SK SM TF VA XK YT`,
  GBP: "GB GG GS IM JE",
  HUF: "HU",
  NOK: "BV NO SJ",
  PLN: "PL",
  RON: "RO",
  SEK: "SE",
  USD: "AS BQ EC FM GU HT IO MH MP PA PR PW SV TC TL UM US VG VI ZW",
};

const currencies = new Map(
  Object.entries(countriesOf).flatMap(([currency, countries]) =>
    countries.split(/\s+/).map((country) => [country, currency] as const),
  ),
);

/** The euro if the country has no funding currency. */
export const currencyOf = (country: string) => currencies.get(country) ?? "EUR";

const byLabel = (one: Choice, other: Choice) => one.label.localeCompare(other.label, "en");

function named(type: "currency" | "region", codes: readonly string[]): Choice[] {
  const names = new Intl.DisplayNames("en", { type });
  return codes.map((value) => ({ value, label: names.of(value) ?? value })).sort(byLabel);
}

const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
const pairs = letters.flatMap((one) => letters.map((other) => one + other));

function zonesOf(country: string): readonly string[] {
  const locale = new Intl.Locale(`und-${country}`);
  const zones = locale.region === country ? (locale.getTimeZones() ?? []) : [];
  return zones.map(presentName);
}

/** "" if the country has several clocks. */
export function zoneOf(country: string): string {
  const [zone = "", ...others] = pairs.includes(country) ? zonesOf(country) : [];
  return others.every((other) => clocksOf(other) === clocksOf(zone)) ? zone : "";
}

/** In winter and in summer. */
function clocksOf(timeZone: string): string {
  const written = new Intl.DateTimeFormat("en", {
    timeZone,
    dateStyle: "short",
    timeStyle: "short",
  });
  const year = new Date().getUTCFullYear();
  return [0, 6].map((month) => written.format(Date.UTC(year, month))).join();
}

const weekStarts = new Map([
  [1, "monday"],
  [6, "saturday"],
  [7, "sunday"],
]);

/** By the country's custom (CLDR); undefined without a country. */
export function weekStartOf(country: string): string | undefined {
  if (!pairs.includes(country)) return undefined;
  return weekStarts.get(new Intl.Locale(`und-${country}`).getWeekInfo().firstDay);
}

/** The list takes a quarter of a second. */
function once(list: () => readonly Choice[]): () => readonly Choice[] {
  let choices: readonly Choice[] | undefined;
  return () => {
    choices ??= list();
    return choices;
  };
}

/** With the usual currency and zone of each. */
export const listCountries = once(() =>
  named(
    "region",
    pairs.filter((code) => zonesOf(code).length > 0),
  ).map((choice) => {
    const { value } = choice;
    return { ...choice, facts: { currency: currencyOf(value), zone: zoneOf(value) } };
  }),
);

export const listCurrencies = once(() =>
  named("currency", Object.keys(countriesOf)).map(({ value, label }) => ({
    value,
    label: `${label} (${value})`,
  })),
);

/** With the country of each. */
export const listZones = once(() => {
  const countries = new Map(
    listCountries().flatMap(({ value }) => zonesOf(value).map((zone) => [zone, value] as const)),
  );
  return listZoneNames().map((value) => {
    const country = countries.get(value);
    const label = value.replaceAll("_", " ");
    return { value, label, ...(country !== undefined && { facts: { country } }) };
  });
});

/** The country in the browser's languages; "" if unclear. */
export function guessCountry(languages = ""): string {
  const region = /-([A-Z]{2})\b/.exec(languages)?.[1] ?? "";
  return listCountries().some(({ value }) => value === region) ? region : "";
}
