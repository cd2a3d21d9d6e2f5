/* Keyboards and input methods produce full-width, Arabic, Bengali and other digits. */

/** NFKC, without direction marks and other invisible characters. */
export function plainNumerals(text: string): string {
  return text
    .normalize("NFKC")
    .replace(/\p{Cf}/gu, "")
    .replace(/\p{Nd}/gu, asciiDigit);
}

export function digitsOf(text: string): string {
  return plainNumerals(text).replace(/[^0-9]/g, "");
}

/** Unicode groups a script's digits in runs of ten, beginning with zero. */
function asciiDigit(digit: string): string {
  const point = digit.codePointAt(0)!;
  let before = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(point - before - 1))) before += 1;
  return String(before % 10);
}
