// An IBAN (ISO 13616) names a bank account: country, two check digits, and up to 30 characters in
// the country's format. We store and compare it without spaces, in capitals.
import { cleanCode } from "@frontdesk/server/text/clean";
import { isValidIBAN } from "ibantools";

export function normaliseIban(text: string): string {
  return cleanCode(text);
}

/** Checks the shape only, 5 to 34 characters. Test merchants need no more. */
export function hasIbanShape(text: string): boolean {
  return /^[A-Z]{2}[0-9]{2}[A-Z0-9]{1,30}$/.test(normaliseIban(text));
}

export function isValidIban(text: string): boolean {
  return isValidIBAN(normaliseIban(text));
}
