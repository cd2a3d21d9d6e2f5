/*
 * Digits of any script as ASCII digits. Keyboards and input methods write full-width, Arabic,
 * Bengali and other digits; everything after them counts on `0` to `9`.
 */

/** NFKC, ASCII digits, and neither direction marks nor other invisible characters. */
export function plainNumerals(text: string): string {
  return text
    .normalize("NFKC")
    .replace(/\p{Cf}/gu, "")
    .replace(/\p{Nd}/gu, asciiDigit);
}

/** The digits of a text, in ASCII; everything else is dropped. */
export function digitsOf(text: string): string {
  return plainNumerals(text).replace(/[^0-9]/g, "");
}

/** Unicode keeps the digits of a script in runs of ten, beginning with zero. */
function asciiDigit(digit: string): string {
  const point = digit.codePointAt(0)!;
  let before = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(point - before - 1))) before += 1;
  return String(before % 10);
}
