// `Number("")` is 0, and `Number("7d")` becomes null in JSON.

interface ArgumentText {
  /** `--flat`, `days`. */
  name: string;
  text: string;
}

interface Range extends ArgumentText {
  least?: number;
  most?: number;
}

export function readWhole({ name, text, least = 0, most = Number.MAX_SAFE_INTEGER }: Range) {
  const number = Number(text);
  if (/^\d{1,16}$/.test(text) && number >= least && number <= most) return number;
  const range = most === Number.MAX_SAFE_INTEGER ? `from ${least}` : `from ${least} to ${most}`;
  throw new Error(`${name} must be a whole number ${range}, not ${JSON.stringify(text)}`);
}

/** The services' limit: 999,999,999.99 in a currency with two decimals. */
const mostAmount = 99_999_999_999;

export function readAmount({ name, text, least = 0 }: Omit<Range, "most">): number {
  const number = Number(text);
  if (/^\d{1,11}$/.test(text) && number >= least && number <= mostAmount) return number;
  const example = "in minor units, such as 1250 for 12.50 euro";
  throw new Error(
    `${name} must be a whole number from ${least}, ${example}, not ${JSON.stringify(text)}`,
  );
}

export function readWord<Word extends string>(
  { name, text }: ArgumentText,
  words: readonly Word[],
): Word {
  const match = words.find((word) => word === text);
  if (match !== undefined) return match;
  throw new Error(`${name} must be one of ${words.join(", ")}, not ${JSON.stringify(text)}`);
}

export function readText({ name, text }: ArgumentText): string {
  if (text.trim() !== "") return text;
  throw new Error(`${name} must not be empty`);
}
