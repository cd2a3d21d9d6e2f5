import fc from "fast-check";
import { Type } from "typebox";
import { expect, it } from "vitest";
import { check } from "../validate.ts";
import { charactersIn, firstCharacters, isLongerThan, unitsOf } from "./length.ts";

const text = fc.string({
  unit: fc.constantFrom("a", "é", "😀", "ｱ", "\u200d", "ක්"),
  maxLength: 40,
});

it("text length: counts characters as schemas do", () => {
  fc.assert(
    fc.property(text, fc.integer({ min: 1, max: 40 }), (text, most) => {
      const schema = Type.Object({ text: Type.Optional(Type.String({ maxLength: most })) });
      const isTaken = check(schema, { text }, "json").length === 0;
      expect(isLongerThan(text, most)).toBe(!isTaken);
      expect(charactersIn(text) > most).toBe(!isTaken);
      const first = firstCharacters(text, most);
      expect(text.startsWith(first) && first.isWellFormed()).toBe(true);
      expect(charactersIn(first)).toBe(Math.min(most, charactersIn(text)));
    }),
  );
});

it("field: has room for as many characters as its schema", () => {
  fc.assert(
    fc.property(text, (text) => {
      expect(text.length).toBeLessThanOrEqual(unitsOf(charactersIn(text)));
    }),
  );
});
