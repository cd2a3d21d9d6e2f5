import { expect, it } from "vitest";
import { maxAmount } from "../../../src/core/money.ts";
import { type Key, typeKey } from "./amount-page.tsx";

const typed = (keys: Key[]) => keys.reduce(typeKey, 0);

it("keypad: enters digits from the right, and deletes them", () => {
  expect(typed(["0", "1", "2", "5", "0"])).toBe(1250);
  expect(typed(["7", "00"])).toBe(700);
  expect(typed(["1", "2", "⌫"])).toBe(1);
  expect(typed(["1", "⌫", "⌫"])).toBe(0);
});

it("keypad: ignores digits beyond the largest amount", () => {
  expect(typeKey(maxAmount, "1")).toBe(maxAmount);
  expect(typeKey(9_999_999_999, "00")).toBe(9_999_999_999);
  expect(typeKey(9_999_999_999, "9")).toBe(maxAmount);
});
