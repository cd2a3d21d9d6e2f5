import { expect, it } from "vitest";
import { clockOf, endIn, longOf, minutesIn } from "./minutes.ts";

it.each([
  ["9", 540],
  ["09:00", 540],
  [" 9:30 ", 570],
  ["930", 570],
  ["9.30", 570],
  ["1345", 825],
  ["0", 0],
  ["24:00", 1440],
  ["9:00 AM", 540],
  ["9am", 540],
  ["17.30", 1050],
  ["5:30 p.m.", 1050],
  ["12 AM", 0],
  ["12pm", 720],
  ["１７：３０", 1050],
  ["13 PM", undefined],
  ["0 am", undefined],
  ["am", undefined],
  ["24:01", undefined],
  ["9:60", undefined],
  ["", undefined],
  ["noon", undefined],
  ["-1", undefined],
])("time of day: %j is %s minutes from midnight", (text, minutes) => {
  expect(minutesIn(text)).toBe(minutes);
});

it.each([
  ["00:00", 1440],
  ["12 AM", 1440],
  ["24:00", 1440],
  ["17.30", 1050],
  ["x", undefined],
])("end time: %j is minute %s", (text, minutes) => {
  expect(endIn(text)).toBe(minutes);
});

it("time of day: converts to text and back", () => {
  for (let minutes = 0; minutes <= 1440; minutes += 1) {
    expect(minutesIn(clockOf(minutes))).toBe(minutes);
  }
});

it("duration: has hours and minutes in words", () => {
  expect(longOf(0, "en-GB")).toBe("0 hrs");
  expect(longOf(45, "en-GB")).toBe("45 mins");
  expect(longOf(750, "en-GB")).toBe("12 hrs 30 mins");
  expect(longOf(60, "de-DE")).toBe("1 Std.");
});
