import { describe, expect, it } from "vitest";
import { makeBooking } from "../../../test/sample-bookings.ts";
import {
  bookingFilterOf,
  byDay,
  fromToday,
  hasBookingFilter,
  hasTable,
  readListedBookings,
} from "./listed.ts";

describe("list of bookings", () => {
  it("keeps values of the address that it cannot read for their fields", () => {
    const odd = { only: "some", resource: "x", from: "2026-02-30", to: "soon" };
    expect(readListedBookings({ ...odd, q: "  " }).unread).toEqual(odd);
    expect(bookingFilterOf(readListedBookings(odd))).toEqual({});
    expect(readListedBookings({ only: "waiting", resource: "7" }).unread).toEqual({});
    expect(hasBookingFilter(readListedBookings({}))).toBe(false);
  });

  it("takes its filters from the address", () => {
    const request = { q: " Carla ", only: "waiting", resource: "7", from: "2026-11-01" };
    expect(bookingFilterOf(readListedBookings({ ...request, to: "2026-11-30" }))).toEqual({
      q: "Carla",
      waiting: true,
      resource_ids: [7],
      start_date: "2026-11-01",
      end_date: "2026-11-30",
    });
    expect(bookingFilterOf(readListedBookings({ only: "tentative" }))).toEqual({ tentative: true });
  });

  it("starts today, except for a search or an explicit date", () => {
    const from = (request: Record<string, string>) =>
      fromToday(readListedBookings(request), "2026-11-10").from;
    expect([from({}), from({ only: "waiting" })]).toEqual(["2026-11-10", "2026-11-10"]);
    expect(from({ q: "Carla" })).toBeUndefined();
    expect(from({ from: "2026-11-01" })).toBe("2026-11-01");
    expect(from({ to: "2026-11-09" })).toBeUndefined();
  });

  it("keeps an end before its start for the field to refuse", () => {
    const backwards = { from: "2026-11-02", to: "2026-11-01" };
    expect(readListedBookings(backwards)).toMatchObject(backwards);
    expect(hasTable(backwards)).toBe(false);
  });

  it("sorts by day and time", () => {
    const [late, early, any] = [
      makeBooking({ id: 1, start: 700 }),
      makeBooking({ id: 2, start: 600 }),
      makeBooking({ id: 3 }),
    ];
    const before = makeBooking({ id: 4, dates: ["2026-11-20"], start: 900 });
    expect(byDay([late, early, any, before])?.map(({ id }) => id)).toEqual([4, 3, 2, 1]);
    expect(byDay(undefined)).toBeUndefined();
  });

  it("exports as a table for a year at most", () => {
    const year = { from: "2026-01-01", to: "2027-01-01" };
    expect(hasTable(year)).toBe(true);
    expect(hasTable({ ...year, to: "2027-01-02" })).toBe(false);
    expect(hasTable({ from: undefined, to: "2027-01-01" })).toBe(false);
  });
});
