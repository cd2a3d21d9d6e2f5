import { describe, expect, it } from "vitest";
import { makeAppointment, makeBlock } from "../../../test/sample-agenda.ts";
import { monday } from "../../../test/sample-bookings.ts";
import { blocksOf, countsOf, upcoming } from "./today.ts";

const hours = [9, 10, 11, 12, 13].map((hour) => ({ start: hour * 60, minutes: 60 }));
const show = (now: number, most: number) =>
  upcoming(hours, { now, most }).map(({ start }) => start / 60);

describe("bookings of today", () => {
  it("start with the first unfinished booking if space is short", () => {
    expect(show(8 * 60, 2)).toEqual([9, 10]);
    expect(show(11 * 60 + 30, 2)).toEqual([11, 12]);
    expect(show(12 * 60, 2)).toEqual([12, 13]);
  });

  it("fill the space in the evening too", () => {
    expect(show(13 * 60 + 30, 2)).toEqual([12, 13]);
    expect(show(20 * 60, 2)).toEqual([12, 13]);
  });

  it("are complete if there is space", () => {
    expect(show(20 * 60, 8)).toEqual([9, 10, 11, 12, 13]);
    expect(upcoming([{ start: null, minutes: 30 }], { now: 600, most: 8 })).toHaveLength(1);
  });
});

describe("blocks of today", () => {
  it("follow the clock, without the busy times of others", () => {
    const blocks = [
      makeAppointment({ id: 1, start: 600 }),
      makeAppointment({ id: -1, start: 540, state: "busy", client: null, service: null }),
      makeBlock({ id: 2, start: null }),
      makeAppointment({ id: 3, start: 540, resource_ids: [1, 2] }),
    ];
    expect(blocksOf(blocks, monday).map(({ block }) => block.id)).toEqual([2, 3, 1]);
  });

  it("continue from the day before", () => {
    const night = makeAppointment({ id: 1, start: 1410, minutes: 90 });
    expect(blocksOf([night], "2026-11-24")).toEqual([{ block: night, start: -30, minutes: 90 }]);
  });

  it("count appointments and requests, first visits, and unpaid visits", () => {
    const euros = (price: number) => ({ price, paid: 0, due: price, currency: "EUR" });
    const yen = { price: 800, paid: 800, due: 0, currency: "JPY" };
    const amounts = euros(6000);
    const blocks = [
      makeAppointment({ id: 1, flags: ["first_visit", "note"], money: "due", amounts }),
      makeAppointment({ id: 2, money: "deposit", state: "attended", amounts: euros(500) }),
      makeAppointment({ id: 3, money: "deposit", state: "no_show", amounts }),
      makeAppointment({ id: 4, money: "paid", amounts: yen }),
      makeAppointment({ id: 6, money: "due", state: "requested", amounts }),
      makeAppointment({ id: 7, money: "due", state: "held" }),
      makeAppointment({ id: -1, state: "busy", money: null }),
      makeBlock({ id: 5 }),
    ];
    expect(countsOf(blocks)).toEqual({
      appointments: 5,
      expected: [
        { amount: 6500, currency: "EUR" },
        { amount: 800, currency: "JPY" },
      ],
      firstVisits: 1,
      toPay: 2,
    });
  });
});
