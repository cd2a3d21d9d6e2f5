import { describe, expect, it } from "vitest";
import { weekOf } from "./revenue.ts";

const on = (day: string, captured: number, more: object = {}) => ({
  day,
  captured,
  refunded: 0,
  count: 1,
  fees: 7,
  disputes: 0,
  ...more,
});

describe("revenue on Home", () => {
  it("covers today and seven days, compared with the seven days before", () => {
    const days = [
      on("2026-02-17", 9999),
      on("2026-02-19", 1000),
      on("2026-02-24", 1000),
      on("2026-02-25", 2000),
      on("2026-03-03", 1500, { refunded: 500, count: 3 }),
      on("2026-03-04", 9999),
    ];
    const week = weekOf({ days }, "2026-03-03");
    expect(week).toMatchObject({ today: 1000, count: 3, week: 3000, before: 2000, change: 0.5 });
    expect(week.days.map(({ day }) => day)).toEqual([
      "2026-02-25",
      "2026-02-26",
      "2026-02-27",
      "2026-02-28",
      "2026-03-01",
      "2026-03-02",
      "2026-03-03",
    ]);
    expect(week.days.map(({ taken }) => taken)).toEqual([2000, 0, 0, 0, 0, 0, 1000]);
  });

  it("shows no change without earlier revenue", () => {
    expect(weekOf({ days: [on("2026-03-03", 100)] }, "2026-03-03").change).toBeUndefined();
    expect(weekOf({ days: [] }, "2026-03-03")).toMatchObject({ today: 0, week: 0, count: 0 });
  });
});
