import fc from "fast-check";
import { Type } from "typebox";
import { expect, it } from "vitest";
import { longestName, NameText, nearestName, problemInName } from "./names.ts";
import { onOneLine } from "./text/clean.ts";
import { check } from "./validate.ts";

const NamedBody = Type.Object({ name: NameText() });
const isTaken = (name: string) => check(NamedBody, { name }, "json").length === 0;

it.each(["Tom & Sons", "李 😀", "Wwwest: //", "n".repeat(longestName)])(
  "name: accepts %j",
  (name) => {
    expect([isTaken(name), problemInName(name)]).toEqual([true, undefined]);
  },
);

it.each([
  "n".repeat(longestName + 1),
  "ftp://x",
  "Www.x",
  "ftp:\u200d/\u200c/x",
  "w\u200dww.x",
  "w\u200bww.x",
])("name: refuses %j", (name) => {
  expect([isTaken(name), problemInName(onOneLine(name))]).toEqual([false, expect.any(String)]);
});

it.each(["a\nb", "a\u0085b", "a\u2028b", "a\u202eb", "نمی\u200cخواهم", "👩\u200d👧", "a\u00adb"])(
  "name: accepts %j once cleaned",
  (name) => expect(isTaken(name)).toBe(true),
);

it("name: forms and API callers get the same answer for any text", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", minLength: 1, maxLength: 100 }), (text) => {
      const name = onOneLine(text);
      if (name !== "") expect(problemInName(name) === undefined).toBe(isTaken(text));
      expect(problemInName(nearestName(text))).toBeUndefined();
    }),
  );
});
