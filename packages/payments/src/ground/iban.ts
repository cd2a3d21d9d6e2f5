// An IBAN (ISO 13616) names a bank account: country, two check digits, and up to 30 characters of
// the country's own. It is kept and compared without spaces, in capitals.
import { cleanCode } from "@frontdesk/server/text/clean";
import { isValidIBAN } from "ibantools";

/** Without spaces and in capitals, as it is stored. */
export function normaliseIban(text: string): string {
  return cleanCode(text);
}

/** Whether it looks like an IBAN: 5 to 34 characters. Enough for a test merchant. */
export function hasIbanShape(text: string): boolean {
  return /^[A-Z]{2}[0-9]{2}[A-Z0-9]{1,30}$/.test(normaliseIban(text));
}

/** Whether the country has IBANs of this length and form and the check digits are right. */
export function isValidIban(text: string): boolean {
  return isValidIBAN(normaliseIban(text));
}
