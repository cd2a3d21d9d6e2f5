import { describe, expect, it } from "vitest";
import { clockOf } from "../../../src/calendar/slots/clock.ts";
import { areSame, wallAt } from "./clock.ts";

const since = Date.parse("2027-02-20T09:00:00Z");
const clockIn = (timezone: string) =>
  clockOf(timezone, { from: since, until: since + 400 * 86_400_000 });

describe("zone clock", () => {
  it.each([
    ["Europe/Copenhagen", "2027-03-28T00:59:00Z", "2027-03-28T01:59"],
    ["Europe/Copenhagen", "2027-03-28T01:00:00Z", "2027-03-28T03:00"],
    ["America/St_Johns", "2027-07-01T00:00:00Z", "2027-06-30T21:30"],
    ["Asia/Kathmandu", "2027-07-01T00:00:00Z", "2027-07-01T05:45"],
    ["Pacific/Kiritimati", "2027-07-01T11:00:00Z", "2027-07-02T01:00"],
  ])("in %s at %s shows %s", (timezone, instant, wall) => {
    expect(wallAt(clockIn(timezone), instant).toISOString().slice(0, 16)).toBe(wall);
  });

  it.each([
    ["Europe/Kiev", "Europe/Kyiv"],
    ["Asia/Calcutta", "Asia/Kolkata"],
    ["Europe/Copenhagen", "Europe/Berlin"],
  ])("shows the same in %s and %s", (one, other) => {
    expect(areSame([clockIn(one), clockIn(other)], since)).toBe(true);
  });

  it.each([
    ["Europe/Copenhagen", "Europe/London"],
    ["Europe/Copenhagen", "Africa/Lagos"],
    ["America/Denver", "America/Phoenix"],
  ])("shows another time in %s and %s, even if only in summer", (one, other) => {
    expect(areSame([clockIn(one), clockIn(other)], since)).toBe(false);
  });
});
