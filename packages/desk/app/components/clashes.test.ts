import { ClashError, SchedulingError } from "@frontdesk/scheduling-client/errors";
import type { Clash } from "@frontdesk/scheduling-client/types/bookings";
import { expect, it } from "vitest";
import { bookingsIn, clashesIn } from "./clashes.ts";

const clash = (date: string, ...booking_ids: number[]): Clash => {
  return { date, resource_id: 1, available: 0, booked: 60, booking_ids, reason: "unavailable" };
};

it("booking conflicts: only refusals due to bookings ask the user", () => {
  const clashes = [clash("2026-11-23", 4)];
  expect(clashesIn(new ClashError("no", { clashes }))).toEqual(clashes);
  expect(clashesIn(new ClashError("no", { clashes: [] }))).toBeUndefined();
  expect(clashesIn(new SchedulingError("no"))).toBeUndefined();
  expect(clashesIn(null)).toBeUndefined();
});

it("booking conflicts: list each booking once, by its first day", () => {
  const clashes = [clash("2026-11-24", 4, 9), clash("2026-11-23", 7, 4)];
  expect(bookingsIn(clashes)).toEqual([7, 4, 9]);
});
