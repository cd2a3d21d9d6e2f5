import { describe, expect, it } from "vitest";
import { makeBooking, monday } from "../../../test/sample-bookings.ts";
import { changesBack, withChanges } from "./with-changes.ts";

const dates = [monday, "2026-11-24", "2026-11-26"];
const booking = makeBooking({ id: 1, resource: 7, dates, start: 600, minutes: 60 });

describe("changes of a booking", () => {
  it("appear before the response", () => {
    const updated = withChanges(booking, {
      start_date: "2026-11-24",
      start_time: 540,
      duration: 30,
    });
    const days = { start_date: "2026-11-24", end_date: "2026-11-27" };
    expect(updated).toMatchObject({ ...days, start_time: 540, duration: 30, resource_id: 7 });
  });

  it("revert to the former fields", () => {
    const changes = { start_date: "2026-11-24", end_date: "2026-11-27", start_time: null };
    expect(changesBack(booking, changes)).toEqual({
      start_date: monday,
      end_date: "2026-11-26",
      start_time: 600,
    });
    const waiting = makeBooking({ id: 2, waiting: true });
    expect(changesBack(waiting, { duration: 30 })).toEqual({ duration: 60, allow_waiting: true });
  });
});
