// ISO/IEC 7812.

import { digitsOf } from "@frontdesk/server/numerals";

export type CardScheme = "visa" | "mastercard";
export type NumberFault = "numberMissing" | "numberWrong" | "scheme";

const shortest = 12;
const longest = 19;
const usual = 16;

export function groupNumber(digits: string): string {
  return digits.slice(0, longest).replace(/(\d{4})(?=\d)/g, "$1 ");
}

export function schemeOfNumber(digits: string, { test }: { test: boolean }) {
  if (/^4/.test(digits) || (test && /^1/.test(digits))) return "visa";
  const pattern = test ? /^[25]/ : /^(?:5[1-5]|5$|2$|2[2-7])/;
  return pattern.test(digits) ? "mastercard" : undefined;
}

/** Luhn (annex B). */
export function hasCheckDigit(digits: string): boolean {
  let sum = 0;
  for (let location = 0; location < digits.length; location += 1) {
    const digit = Number(digits[digits.length - 1 - location]);
    const value = location % 2 === 0 ? digit : digit * 2;
    sum += value > 9 ? value - 9 : value;
  }
  return sum % 10 === 0;
}

/** Test numbers may have any check digit. */
export function numberFault(text: string, { test }: { test: boolean }): NumberFault | undefined {
  const digits = digitsOf(text);
  if (digits === "") return "numberMissing";
  if (schemeOfNumber(digits, { test }) === undefined) return "scheme";
  if (digits.length < (test ? shortest : usual) || digits.length > longest) return "numberWrong";
  return test || hasCheckDigit(digits) ? undefined : "numberWrong";
}

/** Long enough for a fault before blur. */
export function isWholeNumber(text: string): boolean {
  return digitsOf(text).length >= usual;
}
