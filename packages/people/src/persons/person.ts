// What may stand in a person's name, for every form that asks for one.

export const longestName = 200;

/** A name on one line, without spaces around it; "" for none. */
export function cleanName(text: string): string {
  return text.replace(/[\s\p{Cc}\p{Cf}]+/gu, " ").trim();
}

/** What is wrong with a cleaned name. */
export function problemOfName(name: string): string | undefined {
  if (name === "") return "Please enter your name.";
  return name.length > longestName ? `Please use at most ${longestName} characters.` : undefined;
}
