import fc from "fast-check";
import { Type } from "typebox";
import { expect, it } from "vitest";
import { longestName, NameText, nearestName, onOneLine, problemInName } from "./names.ts";
import { check } from "./validate.ts";

const Named = Type.Object({ name: NameText() });
const isTaken = (name: string) => check(Named, { name }, "json").length === 0;

it.each(["Tom & Sons", "李 😀", "Wwwest: //", "n".repeat(longestName)])("takes %j", (name) => {
  expect([isTaken(name), problemInName(name)]).toEqual([true, undefined]);
});

it.each([
  "n".repeat(longestName + 1),
  "a\nb",
  "a\u0085b",
  "a\u2028b",
  "a\u2029b",
  "a\u202eb",
  "a\u200db",
  "a\u00adb",
  "ftp://x",
  "Www.x",
])("takes no %j", (name) => {
  expect([isTaken(name), problemInName(name)]).toEqual([false, expect.any(String)]);
});

it("says the same to those who fill in a form and to callers, of any text", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", minLength: 1, maxLength: 100 }), (text) => {
      expect(problemInName(text) === undefined).toBe(isTaken(text));
      expect(problemInName(nearestName(text))).toBeUndefined();
      expect(onOneLine(onOneLine(text))).toBe(onOneLine(text));
    }),
  );
});
