import { describe, expect, it } from "vitest";
import { accentSheet, contrast } from "./accent.ts";

type Rgb = readonly [number, number, number];

const rgbOf = (hex: string): Rgb => [
  Number.parseInt(hex.slice(1, 3), 16),
  Number.parseInt(hex.slice(3, 5), 16),
  Number.parseInt(hex.slice(5, 7), 16),
];
const white = rgbOf("#ffffff");
const darkCard = rgbOf("#1b211f");

describe("accent colour", () => {
  it.each(["#0b6352", "#7a1f5c", "#000000", "#1d4ed8", "#b00020"])(
    "%s: readable in both colour schemes",
    (color) => {
      const sheet = accentSheet(color);
      const accents = [...sheet.matchAll(/--accent:(#\w+)/g)].map(([, hex]) => rgbOf(hex!));
      const letters = [...sheet.matchAll(/--on-accent:(#\w+)/g)].map(([, hex]) => rgbOf(hex!));
      const pressed = [...sheet.matchAll(/--accent-pressed:(#\w+)/g)].map(([, hex]) => rgbOf(hex!));
      const [light, dark] = accents as [Rgb, Rgb];
      expect(contrast(light, white)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(dark, darkCard)).toBeGreaterThanOrEqual(4.5);
      for (const index of [0, 1]) {
        expect(contrast(accents[index]!, letters[index]!)).toBeGreaterThanOrEqual(4.5);
        expect(contrast(pressed[index]!, letters[index]!)).toBeGreaterThanOrEqual(4.5);
      }
    },
  );

  it.each([null, "", "red", "#fff", "#ffd400", "#0b6352;}body{display:none"])(
    "our own colour replaces %j",
    (color) => {
      expect(accentSheet(color)).toBe("");
    },
  );
});
