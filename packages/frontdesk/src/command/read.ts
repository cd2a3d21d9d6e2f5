// Strict readers of what is typed at a command: a value that is not understood is refused by name,
// since `Number("")` is 0 and `Number("7d")` becomes null in JSON.

interface Typed {
  /** As it is called on the command line: `--flat`, `days`. */
  name: string;
  text: string;
}

interface Range extends Typed {
  least?: number;
  most?: number;
}

/** A whole number within a range, in digits alone; throws an Error that names it otherwise. */
export function readWhole({ name, text, least = 0, most = Number.MAX_SAFE_INTEGER }: Range) {
  const number = Number(text);
  if (/^\d{1,16}$/.test(text) && number >= least && number <= most) return number;
  const range = most === Number.MAX_SAFE_INTEGER ? `from ${least}` : `from ${least} to ${most}`;
  throw new Error(`${name} must be a whole number ${range}, not ${JSON.stringify(text)}`);
}

/** The most that the services take: 999,999,999.99 in a currency with two decimals. */
const mostAmount = 99_999_999_999;

/** An amount in minor units; throws an Error that names it and gives an example otherwise. */
export function readAmount({ name, text, least = 0 }: Omit<Range, "most">): number {
  const number = Number(text);
  if (/^\d{1,11}$/.test(text) && number >= least && number <= mostAmount) return number;
  const example = "in minor units, such as 1250 for 12.50 euro";
  throw new Error(
    `${name} must be a whole number from ${least}, ${example}, not ${JSON.stringify(text)}`,
  );
}

/** One of some words; throws an Error that lists them otherwise. */
export function readWord<Word extends string>({ name, text }: Typed, words: readonly Word[]): Word {
  const found = words.find((word) => word === text);
  if (found !== undefined) return found;
  throw new Error(`${name} must be one of ${words.join(", ")}, not ${JSON.stringify(text)}`);
}

/** A text with at least one visible character, as it was typed. */
export function readText({ name, text }: Typed): string {
  if (text.trim() !== "") return text;
  throw new Error(`${name} must not be empty`);
}
