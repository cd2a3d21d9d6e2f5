import { describe, expect, it } from "vitest";
import { makeBooking, makeDay } from "../../../../test/sample-bookings.ts";
import { obstaclesOf } from "./obstacles.ts";

const waiting = makeBooking({ id: 1, start: 600, minutes: 60, waiting: true });
const taken = (id: number, from: number, to: number) => [
  { booking_id: id, start_time: from, end_time: to },
];
const lunch = [{ start_time: 630, end_time: 700 }];

describe("reason for waiting", () => {
  it.each([
    ["nothing any more", makeDay(), undefined],
    ["a closed day", makeDay({ open: [], available: 0 }), "unavailable"],
    ["hours", makeDay({ open: [{ start_time: 630, end_time: 900 }] }), "outside_hours"],
    ["time off", makeDay({ time_off: lunch }), "time_off"],
    ["another booking", makeDay({ taken: taken(2, 640, 700), booked: 60 }), "over_capacity"],
    ["a full day", makeDay({ booked: 430 }), "over_capacity"],
  ])("is %s", (_title, day, reason) => {
    expect(obstaclesOf(waiting, [day])[0]?.reason).toBe(reason);
  });

  it("names the conflicting bookings, without itself", () => {
    const busy = makeDay({ taken: [...taken(2, 640, 700), ...taken(3, 900, 960)], booked: 120 });
    expect(obstaclesOf(waiting, [busy])).toMatchObject([{ ids: [2] }]);
  });

  it("is absent on days that do not wait", () => {
    expect(obstaclesOf(makeBooking({ id: 1 }), [makeDay({ open: [] })])).toEqual([]);
  });
});
