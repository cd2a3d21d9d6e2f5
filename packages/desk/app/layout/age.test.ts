import { expect, it } from "vitest";
import { ageText } from "./age.ts";

it.each([
  [0, "0 seconds"],
  [1_400, "1 second"],
  [59_000, "59 seconds"],
  [119_000, "1 minute"],
  [3_600_000, "1 hour"],
  [-5, "0 seconds"],
])("age: %i ms reads %s", (ms, text) => {
  expect(ageText(ms, "en-GB")).toBe(text);
});
