import { describe, expect, it } from "vitest";
import { firstStepsOf, type StepsState } from "./steps.ts";

const nothing: StepsState = {
  resource: false,
  booking: false,
  payment: false,
  team: false,
  factor: false,
};

describe("first steps", () => {
  it("depend on the parts of the workspace, in order", () => {
    expect(firstStepsOf(nothing).map(({ task }) => task)).toEqual([
      "payment",
      "resource",
      "booking",
      "team",
      "factor",
    ]);
    const shop = { ...nothing, resource: undefined, booking: undefined };
    expect(firstStepsOf(shop).map(({ task }) => task)).toEqual(["payment", "team", "factor"]);
  });

  it("mark finished steps as done", () => {
    const done = firstStepsOf({ ...nothing, resource: true, factor: true });
    expect(done.filter(({ isDone }) => isDone).map(({ task }) => task)).toEqual([
      "resource",
      "factor",
    ]);
  });

  it("vanish once the workspace is in use, with or without a team", () => {
    expect(firstStepsOf({ ...nothing, resource: true, booking: true, payment: true })).toEqual([]);
    const shop = { ...nothing, resource: undefined, booking: undefined, payment: true };
    expect(firstStepsOf(shop)).toEqual([]);
  });
});
