import { describe, expect, it } from "vitest";
import { readSpot, spotText } from "./spot.ts";

describe("spot of a new booking", () => {
  it.each([
    { date: "2026-11-23", start: 600, resource: 7 },
    { date: "2026-11-23", start: null, resource: undefined },
    { date: undefined, start: 0, resource: 7 },
    { date: "2026-11-23", start: 600, resource: 7, minutes: 90 },
  ])("survives in the address: %o", (spot) => {
    expect(readSpot(spotText(spot))).toEqual(spot);
  });

  it("is absent in an empty or invalid address", () => {
    const none = { date: undefined, start: null, resource: undefined };
    const unknown = ["", "2026-02-30.1440.0", "x.-1.y", "...0", "...1441"];
    for (const text of unknown) expect([text, readSpot(text)]).toEqual([text, none]);
  });
});
