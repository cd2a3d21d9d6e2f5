import { describe, expect, it } from "vitest";
import { givenBooking, givenDay } from "../../../../test/sample-bookings.ts";
import { obstaclesOf } from "./obstacles.ts";

const waiting = givenBooking({ id: 1, start: 600, minutes: 60, waiting: true });
const taken = (id: number, from: number, to: number) => [
  { booking_id: id, start_time: from, end_time: to },
];
const lunch = [{ start_time: 630, end_time: 700 }];

describe("reason for waiting", () => {
  it.each([
    ["nothing any more", givenDay(), undefined],
    ["a closed day", givenDay({ open: [], available: 0 }), "unavailable"],
    ["hours", givenDay({ open: [{ start_time: 630, end_time: 900 }] }), "outside_hours"],
    ["time off", givenDay({ time_off: lunch }), "time_off"],
    ["another booking", givenDay({ taken: taken(2, 640, 700), booked: 60 }), "over_capacity"],
    ["a full day", givenDay({ booked: 430 }), "over_capacity"],
  ])("is %s", (_title, day, reason) => {
    expect(obstaclesOf(waiting, [day])[0]?.reason).toBe(reason);
  });

  it("names the conflicting bookings, without itself", () => {
    const busy = givenDay({ taken: [...taken(2, 640, 700), ...taken(3, 900, 960)], booked: 120 });
    expect(obstaclesOf(waiting, [busy])).toMatchObject([{ ids: [2] }]);
  });

  it("is absent on days that do not wait", () => {
    expect(obstaclesOf(givenBooking({ id: 1 }), [givenDay({ open: [] })])).toEqual([]);
  });
});
