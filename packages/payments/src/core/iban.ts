// An IBAN by ISO 13616, without spaces, in capitals.
import { cleanCode } from "@frontdesk/server/text/clean";
import { isValidIBAN } from "ibantools";

export function normaliseIban(text: string): string {
  return cleanCode(text);
}

/** Enough for test merchants. */
export function hasIbanShape(text: string): boolean {
  return /^[A-Z]{2}[0-9]{2}[A-Z0-9]{1,30}$/.test(normaliseIban(text));
}

export function isValidIban(text: string): boolean {
  return isValidIBAN(normaliseIban(text));
}
