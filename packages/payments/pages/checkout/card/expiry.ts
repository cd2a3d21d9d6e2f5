import { digitsOf, plainNumerals } from "@frontdesk/server/numerals";
import { type RetypedText, retype, type TypedText } from "./retype.ts";

export interface Expiry {
  month: number;
  year: number;
}

const separator = " / ";

/** Year first: four digits, or two above 12. */
const yearFirst = /^\s*(20\d\d|1[3-9]|[2-9]\d)\s*[-/.]\s*(\d{0,2})\s*$/;
/** A separator after a supposed month and a year's first digit. */
const shortYear = /^0(\d) \/ (\d)\s*[-/.]\s*$/;

const otherSlashes = /(?<=\d\s*)[\u2010-\u2015\u2212\u2044\u2215\\|,:;](?=\s*\d)/g;
const dayBehind = /^(\s*20\d\d-\d\d)-\d\d\s*$/;

function withSlashes(text: string): string {
  return plainNumerals(text).replace(otherSlashes, "/").replace(dayBehind, "$1");
}

/** "MM / YY"; accepts "7/40", "07/2040", "2040-07" and "40/7". */
export function writeExpiry(text: string): string {
  const typed = withSlashes(text).replace(shortYear, "$1$2/");
  const digits = digitsOf(typed);
  const [, year = "", month = ""] = yearFirst.exec(typed) ?? /^(20\d\d)(\d\d?)$/.exec(digits) ?? [];
  if (year !== "") return writeYearFirst(year, month);
  // A year begins, or the month is incomplete.
  if (/^\s*(?:2|20\d{0,2})\s*$/.test(typed)) return digits;
  const isMonthEnded = /^\s*\d\s*[/.-]/.test(typed);
  const whole = isMonthEnded || /^[2-9]|^1[3-9]/.test(digits) ? `0${digits}` : digits;
  return whole.length < 2 ? whole : whole.slice(0, 2) + separator + shortened(whole.slice(2));
}

function writeYearFirst(year: string, month: string): string {
  const whole = /^[2-9]$/.test(month) ? `0${month}` : month;
  const isMonth = /^(?:0[1-9]|1[0-2])$/.test(whole);
  return isMonth ? whole + separator + year.slice(-2) : year + separator + whole.slice(0, 1);
}

function shortened(year: string): string {
  if (!year.startsWith("20") || year.length < 3) return year.slice(0, 2);
  return year.length === 3 ? year : year.slice(2, 4);
}

/** Formats only at the end: elsewhere digits could cross the separator and change the date. */
export function retypeExpiry(typed: TypedText): RetypedText {
  const { after, caret } = typed;
  if (caret >= after.length) return retype(typed, writeExpiry);
  const plain = (text: string) => plainNumerals(text).replace(/[^\d\s/.-]/g, "");
  return { text: plain(after), caret: plain(after.slice(0, caret)).length };
}

export function readExpiry(text: string): Expiry | undefined {
  const whole = /^(\d{2}|\d{4}) \/ (\d\d?)$/;
  const [, before = "", after = ""] = whole.exec(text) ?? whole.exec(writeExpiry(text)) ?? [];
  const isYearFirst = before.length === 4 || Number(before) > 12;
  const [month, year] = isYearFirst ? [after, before] : [before, after];
  const isWhole = isYearFirst || year.length === 2;
  if (!isWhole || Number(month) < 1 || Number(month) > 12) return undefined;
  return { month: Number(month), year: 2000 + Number(year.slice(-2)) };
}

/** On blur. */
export function settleExpiry(text: string): string {
  const { month, year } = readExpiry(text) ?? {};
  if (month === undefined) return text;
  return String(month).padStart(2, "0") + separator + String(year).slice(-2);
}

/** Valid until the last moment of its month, UTC. */
export function expiryFault(text: string, now: Date): "expiryMissing" | "expiryPast" | undefined {
  const expiry = readExpiry(text);
  if (expiry === undefined) return "expiryMissing";
  const isPast = new Date(Date.UTC(expiry.year, expiry.month)) <= now;
  return isPast ? "expiryPast" : undefined;
}
