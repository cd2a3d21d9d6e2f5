import { Type } from "typebox";

/** A color in a request, with or without `#`. */
export const ColorText = Type.String({
  pattern: "^#?[0-9A-Fa-f]{6}$",
  description: "As RRGGBB in hexadecimal digits, with or without # before it",
  examples: ["#3366CC"],
});

/** A color in an answer. */
export const Color = Type.String({ description: "As #RRGGBB" });

/** A color as it is kept: `#RRGGBB`. */
export function readColor(text: string): string {
  return `#${text.replace("#", "").toUpperCase()}`;
}

// Apart from each other, and dark enough for white text.
const palette = [
  "#3366CC",
  "#B8472A",
  "#2E7D4F",
  "#8A3FA0",
  "#A36A00",
  "#00798C",
  "#C2185B",
  "#5D6D1E",
  "#5B4FC4",
  "#7A5230",
];

/** The color of what was given none; the same for the same name. */
export function colorFor(name: string): string {
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 65_521;
  return palette[sum % palette.length]!;
}
