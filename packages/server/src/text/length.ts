// Code points, as in databases and JSON schemas; `length` and the `maxlength` of HTML count UTF-16
// units.

export function charactersIn(text: string): number {
  let count = 0;
  for (const _character of text) count += 1;
  return count;
}

export function isLongerThan(text: string, most: number): boolean {
  return text.length > most && (text.length > 2 * most || charactersIn(text) > most);
}

export function firstCharacters(text: string, most: number): string {
  return isLongerThan(text, most) ? [...text.slice(0, 2 * most)].slice(0, most).join("") : text;
}

/** For `maxlength`: a character has at most two UTF-16 units. */
export function unitsOf(characters: number): number {
  return 2 * characters;
}
