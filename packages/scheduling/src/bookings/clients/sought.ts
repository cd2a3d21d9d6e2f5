/*
 * How clients are looked for: every word of a name by its beginning, an e-mail address by its
 * beginning, a phone number by its last digits, of which there are at least four. Names are looked
 * for as they are typed: a cleaned name could be another client's.
 */

import { cleanPhone } from "@frontdesk/server/text/clean";
import { cleanEmail } from "@frontdesk/server/text/email";
import { firstCharacters } from "@frontdesk/server/text/length";

const leastDigits = 4;
/** Longer than any name, address or number. */
const longest = 255;

/** What is looked for, as a `tsquery` over the lexemes of the account; undefined for nothing. */
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

/** The digits of what may be a phone number. */
function digitsOf(typed: string): string | undefined {
  const number = cleanPhone(typed);
  if (!/^[\d\s+()./-]+$/.test(number)) return undefined;
  const digits = number.replaceAll(/\D/g, "");
  return digits.length < leastDigits ? undefined : digits;
}

function quotedPrefix(lexeme: string): string {
  return `'${lexeme.replaceAll("\\", "\\\\").replaceAll("'", "''")}':*`;
}
