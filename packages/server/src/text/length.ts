// One unit for the length of a text everywhere: characters, which are code points. Databases and
// JSON schemas count them so; `length` and the `maxlength` of HTML count UTF-16 units.

/** The characters of a text. */
export function charactersIn(text: string): number {
  let count = 0;
  for (const _character of text) count += 1;
  return count;
}

/** Whether a text has more characters than that; looks no further. */
export function isLongerThan(text: string, most: number): boolean {
  return text.length > most && (text.length > 2 * most || charactersIn(text) > most);
}

/** The first characters of a text, none of them cut in two. */
export function firstCharacters(text: string, most: number): string {
  return isLongerThan(text, most) ? [...text.slice(0, 2 * most)].slice(0, most).join("") : text;
}

/** The `maxlength` of a field that takes so many characters: a character has two units at most. */
export function unitsOf(characters: number): number {
  return 2 * characters;
}
