import { describe, expect, it } from "vitest";
import { momentsIn, otherDays, readDate } from "./dates.ts";

const problemsOf = (text: string, zone: string) =>
  otherDays(momentsIn({ from: text }, ["from"]), () => zone).map(({ message }) => message);

describe("date of a text", () => {
  it.each([
    "2027-06-01",
    "2027-06-01T00:00:00",
    "2027-06-01 00:00",
    "2027-06-01T23:59:59.1234567",
    "2027-06-01T00:00:00+02:00",
    "2027-06-01T00:00:00 02:00",
    "2027-06-01T00:00:00+0200",
    "2027-06-01T22:00Z",
    "2027-06-01T23:59:59.99999999999Z",
  ])("takes the date part of %s", (text) => {
    expect(readDate(text)).toBe("2027-06-01");
  });

  it.each(["2027-06-01T25:00:00Z", "2027-06-01T10:00:00+99:00", "2027-02-30T10:00:00Z"])(
    "refuses %s",
    (text) => {
      expect(readDate(text)).toBeUndefined();
    },
  );
});

describe("date field with a moment", () => {
  it.each([
    ["2027-06-01", "Copenhagen"],
    ["2027-06-01T22:00:00", "Copenhagen"],
    ["2027-06-01T00:00:00+02:00", "Copenhagen"],
    ["2027-06-01T00:00:00 02:00", "Copenhagen"],
    ["2027-06-01T00:00:00+0200", "Copenhagen"],
    ["2027-06-01T21:59:59.99999999999Z", "Copenhagen"],
    ["2027-12-01T22:00:00Z", "Copenhagen"],
    ["2027-06-01T04:00:00Z", "America/New_York"],
  ])("accepts %s as the same day in %s", (text, zone) => {
    expect(problemsOf(text, zone)).toEqual([]);
  });

  it.each([
    ["2027-06-01T22:00:00Z", "Copenhagen", "2027-06-02"],
    ["2027-12-01T23:00Z", "Copenhagen", "2027-12-02"],
    ["2027-06-01T00:00:00Z", "America/New_York", "2027-05-31"],
    ["2027-06-01T00:00:00+02:00", "London", "2027-05-31"],
    ["2027-06-01 22:00:00-0000", "Tokyo", "2027-06-02"],
  ])("refuses %s as another day in %s", (text, zone, day) => {
    expect(problemsOf(text, zone)).toEqual([
      `must be a date without a time, such as ${day}: this time is on ${day} in ${zone}`,
    ]);
  });
});
