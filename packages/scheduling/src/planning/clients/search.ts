/* By the start of a name's word, the start of an email address, or at least four last digits of a
   phone number. Names compare as typed: a cleaned name could match another client. */

import { cleanPhone } from "@frontdesk/server/text/clean";
import { cleanEmail } from "@frontdesk/server/text/email";
import { firstCharacters } from "@frontdesk/server/text/length";

const leastDigits = 4;
/** Exceeds every name, address and number. */
const longest = 255;

export function clientQuery(accountId: number, text: string): string | undefined {
  const typed = firstCharacters(text.toLowerCase().trim(), longest);
  if (typed === "") return undefined;
  const begins = (kind: "n" | "e" | "p", value: string) =>
    quotedPrefix(`${accountId}:${kind}:${value}`);
  const words = typed.split(/\s+/);
  const named = words.map((word) => begins("n", word)).join(" & ");
  const digits = digitsOf(typed);
  if (digits !== undefined) {
    const reversed = [...digits].toReversed().join("");
    return `${begins("p", reversed)} | (${named})`;
  }
  return words.length === 1 ? `${begins("e", cleanEmail(typed))} | ${named}` : named;
}

function digitsOf(typed: string): string | undefined {
  const number = cleanPhone(typed);
  if (!/^[\d\s+()./-]+$/.test(number)) return undefined;
  const digits = number.replaceAll(/\D/g, "");
  return digits.length < leastDigits ? undefined : digits;
}

function quotedPrefix(lexeme: string): string {
  return `'${lexeme.replaceAll("\\", "\\\\").replaceAll("'", "''")}':*`;
}
