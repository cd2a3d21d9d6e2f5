import { describe, expect, it } from "vitest";
import { areOwnHours, firstStepsOf, type StepsState } from "./steps.ts";

const nothing: StepsState = {
  payment: false,
  factor: false,
  trial: false,
  team: false,
  hours: false,
  closures: false,
  look: false,
  page: false,
  service: false,
};

describe("first steps", () => {
  it("begin with the studio, and fold the others", () => {
    const { first, later } = firstStepsOf({ ...nothing, page: true });
    expect(first.map(({ task }) => task)).toEqual([
      ...["hours", "closures", "service"],
      ...["look", "page", "trial"],
    ]);
    expect(later.map(({ task }) => task)).toEqual(["team", "payment", "factor"]);
    expect(first.filter(({ isDone }) => isDone).map(({ task }) => task)).toEqual(["page"]);
  });

  it("of a shop fold nothing", () => {
    const { first, later } = firstStepsOf({ payment: true, team: false, factor: false });
    expect(first.map(({ task }) => task)).toEqual(["team", "payment", "factor"]);
    expect(later).toEqual([]);
  });

  it("take only changed hours as done", () => {
    const week = [1, 2, 3, 4, 5].map((week_day) => {
      return { week_day, start_time: 540, end_time: 1020 };
    });
    expect(areOwnHours(week)).toBe(false);
    expect(areOwnHours(week.slice(1))).toBe(true);
    expect(areOwnHours([])).toBe(true);
    expect(areOwnHours(week.with(0, { ...week[0]!, end_time: 1080 }))).toBe(true);
    expect(areOwnHours(week.with(0, { ...week[0]!, week_day: 6 }))).toBe(true);
  });
});
