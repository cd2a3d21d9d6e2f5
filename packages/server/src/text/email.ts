// A cleaned address names the same mailbox. It is not normalised further: similar addresses may
// belong to different people.

const local = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/i;
const label = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/i;

/**
 * ASCII, without quoted parts, within the lengths of RFC 5321 section 4.5.3.1. An international
 * domain is in ASCII form (`xn--…`).
 */
export function isEmail(text: string): boolean {
  if (text.length > 254) return false;
  const [name = "", domain = "", ...rest] = text.split("@");
  if (rest.length > 0 || name.length > 64 || !local.test(name)) return false;
  const labels = domain.split(".");
  return (
    labels.length > 1 && labels.every((part) => label.test(part)) && !/^\d+$/.test(labels.at(-1)!)
  );
}

const longest = 1_000;
const longestDomain = 253;
const joiners = /[\u200c\u200d]/g;
const marks = /(?![\u200c\u200d])\p{Cf}/gu;

/** A domain in its own script gets its ASCII form, if no other domain shares it. */
export function cleanEmail(text: string): string {
  if (text.length > longest) return text;
  const plain = text
    .replace(marks, "")
    .replace(/^(?:[\s\u200c\u200d]*mailto:)+/i, "")
    .replace(/^[\s\u200c\u200d]+|[\s\u200c\u200d]+$/g, "");
  const at = plain.lastIndexOf("@");
  const name = plain.slice(0, at + 1).replace(joiners, "");
  return name + asciiDomain(plain.slice(at + 1));
}

/** Joiners tell domains of some scripts apart; an ASCII domain has none. */
function asciiDomain(text: string): string {
  const domain = text.replace(joiners, "");
  // biome-ignore lint/suspicious/noControlCharactersInRegex: all of ASCII
  if (/^[\x00-\x7f]*$/.test(domain)) return domain;
  if (text.length > longestDomain || !isWrittenPlainly(text)) return text;
  return URL.parse(`http://${text}`)?.hostname ?? text;
}

// A domain with such characters differs from the one its writer sees: the ASCII form drops or folds
// them.
const ignorable = /(?![\u200c\u200d])\p{Default_Ignorable_Code_Point}/u;

function isWrittenPlainly(domain: string): boolean {
  if (ignorable.test(domain) || /[\u1e9e\s\p{Cc}]/u.test(domain)) return false;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: ASCII that no domain has
  if (/(?![a-z0-9.-])[\x00-\x7f]/i.test(domain)) return false;
  const lower = domain.toLowerCase().normalize("NFC");
  return lower === domain.toLowerCase().normalize("NFKC");
}
