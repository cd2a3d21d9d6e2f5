import { expect, it } from "vitest";
import { isLate, sayLong } from "./ages.ts";

it.each([
  [0, "0 seconds"],
  [1.9, "1 second"],
  [119, "119 seconds"],
  [120, "2 minutes"],
  [7_199, "119 minutes"],
  [7_200, "2 hours"],
  [172_800, "2 days"],
])("health: %d seconds read as %s", (seconds, text) => {
  expect(sayLong(seconds, "en")).toBe(text);
});

it("health: an age over a quarter of an hour is late", () => {
  expect([isLate(900), isLate(901)]).toEqual([false, true]);
});
