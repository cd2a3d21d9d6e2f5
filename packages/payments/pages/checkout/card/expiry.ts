// How month and year of a card are typed and read.
import { digitsOf } from "@frontdesk/server/numerals";

export interface Expiry {
  month: number;
  year: number;
}

const separator = " / ";

/** Writes what was typed as "MM / YY"; also takes "7/40", "07/2040" and "2040-07". */
export function writeExpiry(text: string): string {
  const iso = /^\s*(20\d\d)-(\d\d)\s*$/.exec(text);
  if (iso !== null) return `${iso[2]}${separator}${iso[1]!.slice(2)}`;
  const isMonthEnded = /^\s*\d\s*[/.-]/.test(text);
  const typed = digitsOf(text);
  const digits = isMonthEnded || /^[2-9]|^1[3-9]/.test(typed) ? `0${typed}` : typed;
  const year = digits.slice(2);
  const short = /^20\d\d/.test(year) ? year.slice(2, 4) : year.slice(0, 2);
  return digits.length < 2 ? digits : `${digits.slice(0, 2)}${separator}${short}`;
}

/** Reads "MM / YY"; undefined for what is no month of a year. */
export function readExpiry(text: string): Expiry | undefined {
  const match = /^(\d\d)(\d\d)$/.exec(digitsOf(text));
  const month = Number(match?.[1]);
  return month >= 1 && month <= 12 ? { month, year: 2000 + Number(match?.[2]) } : undefined;
}

/** What is wrong with it; a card is good until the last moment of its month, UTC. */
export function expiryFault(text: string, now: Date): "expiryMissing" | "expiryPast" | undefined {
  const expiry = readExpiry(text);
  if (expiry === undefined) return "expiryMissing";
  const isPast = new Date(Date.UTC(expiry.year, expiry.month)) <= now;
  return isPast ? "expiryPast" : undefined;
}
