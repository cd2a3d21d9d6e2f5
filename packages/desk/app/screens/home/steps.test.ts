import { describe, expect, it } from "vitest";
import { type Done, firstStepsOf } from "./steps.ts";

const nothing: Done = {
  resource: false,
  booking: false,
  payment: false,
  team: false,
  factor: false,
};

describe("the first steps", () => {
  it("are those of the halves that a place has, in their order", () => {
    expect(firstStepsOf(nothing).map(({ step }) => step)).toEqual([
      "payment",
      "resource",
      "booking",
      "team",
      "factor",
    ]);
    const shop = { ...nothing, resource: undefined, booking: undefined };
    expect(firstStepsOf(shop).map(({ step }) => step)).toEqual(["payment", "team", "factor"]);
  });

  it("tick themselves off", () => {
    const done = firstStepsOf({ ...nothing, resource: true, factor: true });
    expect(done.filter(({ isDone }) => isDone).map(({ step }) => step)).toEqual([
      "resource",
      "factor",
    ]);
  });

  it("are gone once the place is in use, whoever else is there or not", () => {
    expect(firstStepsOf({ ...nothing, resource: true, booking: true, payment: true })).toEqual([]);
    const shop = { ...nothing, resource: undefined, booking: undefined, payment: true };
    expect(firstStepsOf(shop)).toEqual([]);
  });
});
