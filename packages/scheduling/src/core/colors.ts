import { Type } from "typebox";

export const ColorText = Type.String({
  pattern: "^#?[0-9A-Fa-f]{6}$",
  description: "RRGGBB in hexadecimal digits, optionally after #",
  examples: ["#3366CC"],
});

export const Color = Type.String({ description: "#RRGGBB" });

export function readColor(text: string): string {
  return `#${text.replace("#", "").toUpperCase()}`;
}

// Distinct, dark enough for white text.
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

export function colorFor(name: string): string {
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 65_521;
  return palette[sum % palette.length]!;
}

/** Contrast ratio from 1 to 21 (WCAG 2.2). */
export function contrastWithWhite(color: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 1.05 / (0.2126 * red! + 0.7152 * green! + 0.0722 * blue! + 0.05);
}
