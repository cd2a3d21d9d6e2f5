// How amounts, times and durations are written in a locale.
import { decimalOf, exponentOf, writtenIn } from "@frontdesk/server/amounts";
import { fixed } from "@frontdesk/server/front/texts";

/** An amount in minor units, without decimals where it has none; nobody translates it. */
export function writeMoney(locale: string, amount: number, currency: string): string {
  const isWhole = amount % 10 ** exponentOf(currency) === 0;
  const digits = isWhole && { minimumFractionDigits: 0, maximumFractionDigits: 0 };
  const format = new Intl.NumberFormat(locale, { ...writtenIn(currency), ...digits });
  return fixed(format.format(decimalOf({ amount, currency }) as Intl.StringNumericLiteral));
}

/** Minutes: up to an hour and a half as such, longer ones with hours. */
export function writeMinutes(locale: string, minutes: number): string {
  const written = (count: number, unit: "hour" | "minute") =>
    new Intl.NumberFormat(locale, { style: "unit", unit, unitDisplay: "short" }).format(count);
  if (minutes <= 90 && minutes % 60 !== 0) return written(minutes, "minute");
  const rest = minutes % 60;
  const hours = written(Math.floor(minutes / 60), "hour");
  return rest === 0 ? hours : `${hours} ${written(rest, "minute")}`;
}

interface Written {
  locale: string;
  timeZone: string;
}

const day = { weekday: "long", day: "numeric", month: "long" } as const;
const time = { hour: "numeric", minute: "2-digit" } as const;

/** A moment: `Tuesday 3 March at 14:30`. */
export function writeMoment({ locale, timeZone }: Written, instant: string): string {
  const format = new Intl.DateTimeFormat(locale, { timeZone, ...day, ...time });
  return withHalf(format.format(new Date(instant)));
}

/** A text whose times stand on one line with what says which half of the day they are of. */
const withHalf = (text: string): string => text.replace(/(?<=:\d\d)\s/gu, "\u00a0");

/** From when to when, the day once. */
export function writeSpan({ locale, timeZone }: Written, [from, to]: [string, string]): string {
  const format = new Intl.DateTimeFormat(locale, { timeZone, ...day, ...time });
  const span = format.formatRange(new Date(from), new Date(to));
  // Both times stand on one line.
  const joined = span.replace(
    /\s?–\s?/gu,
    (dash) => `\u2060${dash.replace(/\s/gu, "\u202f").replace("–", "–\u2060")}\u2060`,
  );
  return withHalf(joined);
}

/** The time on the wall somewhere. */
export function writeTime({ locale, timeZone }: Written, instant: string): string {
  const format = new Intl.DateTimeFormat(locale, { timeZone, ...time });
  return withHalf(format.format(new Date(instant)));
}

/** A calendar date, which is in no zone: `Tuesday 3 March`. */
export function writeDate(
  locale: string,
  date: string,
  how: Intl.DateTimeFormatOptions = day,
): string {
  const format = new Intl.DateTimeFormat(locale, { timeZone: "UTC", ...how });
  return format.format(new Date(`${date}T00:00:00Z`));
}

const mostLetters = 6;

/** The names of the days of a week, all of them short enough to stand side by side. */
export function writeWeekdays(locale: string, dates: readonly string[]): string[] {
  const written = (weekday: "short" | "narrow") =>
    dates.map((date) => writeDate(locale, date, { weekday }));
  const short = written("short");
  // Those of Latvian are too long for a phone.
  return short.some(({ length }) => length > mostLetters) ? written("narrow") : short;
}

/** The months of a week: `March 2026`, or `March – April`, as short as a phone is narrow. */
export function writeMonths(locale: string, [first, last]: [string, string]): string {
  const how = { timeZone: "UTC", month: "long", year: "numeric" } as const;
  const format = new Intl.DateTimeFormat(locale, how);
  if (first.slice(0, 7) === last.slice(0, 7)) return format.format(new Date(first));
  // Greek has the name itself, and not its genitive, only beside the year.
  const monthOf = (day: string) =>
    format.formatToParts(new Date(day)).find(({ type }) => type === "month")?.value;
  return `${monthOf(first)} – ${monthOf(last)}`;
}

/** A zone as people call it, with its place: `Central European Time (Copenhagen)`. */
export function writeZone({ locale, timeZone }: Written): string {
  const format = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: "longGeneric" });
  const parts = format.formatToParts(new Date());
  const name = parts.find(({ type }) => type === "timeZoneName")?.value ?? timeZone;
  const place = placeOf(timeZone);
  // Ukrainian has no name of a zone by itself, but only "by the time of".
  if (/^за\s/u.test(name)) return place;
  return name.includes(place) ? name : `${name} (${place})`;
}

const weekMs = 7 * 86_400_000;

/** Whether the clocks of two zones show the same for a year, whatever the zones are called. */
export function haveSameClocks([one, other]: [string, string], since: number): boolean {
  if (one === other) return true;
  const weeks = Array.from({ length: 53 }, (_, week) => new Date(since + week * weekMs));
  const shows = [one, other].map((timeZone) => {
    const format = new Intl.DateTimeFormat("en", { timeZone, ...day, ...time });
    return weeks.map((at) => format.format(at));
  });
  return shows[0]!.every((shown, week) => shown === shows[1]![week]);
}

/** The place that a zone is named after. */
export function placeOf(timeZone: string): string {
  return (timeZone.split("/").at(-1) ?? timeZone).replaceAll("_", " ");
}

/** Seconds as a clock shows them: `4:05`. */
export function writeCountdown(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** A link to an address, whatever it has in it: only its last @ is one of the link. */
export function writeMailto(email: string): string {
  const at = email.lastIndexOf("@");
  const [name, host] = [email.slice(0, at), email.slice(at + 1)].map(encodeURIComponent);
  return `mailto:${name}@${host}`;
}
