import { expect, it } from "vitest";
import { isMeant } from "./keys.ts";

const press = (key: string, held: object = {}) => ({
  key,
  metaKey: false,
  ctrlKey: false,
  altKey: false,
  ...held,
});

it.each([
  [{ key: "?" }, press("?"), true],
  [{ key: "?" }, press("/"), false],
  [{ key: "n" }, press("N"), true],
  [{ key: "n" }, press("n", { ctrlKey: true }), false],
  [{ key: "n" }, press("n", { altKey: true }), false],
  [{ key: "k", withCommand: true }, press("k", { metaKey: true }), true],
  [{ key: "k", withCommand: true }, press("k", { ctrlKey: true }), true],
  [{ key: "k", withCommand: true }, press("k"), false],
])("keyboard shortcut %o: matches %o: %s", (key, pressed, expected) => {
  expect(isMeant(key, pressed)).toBe(expected);
});
