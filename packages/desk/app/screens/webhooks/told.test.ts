import { describe, expect, it } from "vitest";
import { fieldOf, indented, momentIn } from "./told.ts";

describe("a moment in a field", () => {
  it("is of the reader's zone, to the minute, and the same moment again", () => {
    const moment = new Date(2026, 6, 1, 9, 5);
    expect(fieldOf(moment)).toBe("2026-07-01T09:05");
    expect(momentIn(fieldOf(moment))).toBe(moment.toISOString());
  });

  it.each(["", "soon"])("is none in %j", (field) => {
    expect(momentIn(field)).toBeUndefined();
  });
});

describe("a body", () => {
  it("has a line for each member where it is JSON, and is else as it is", () => {
    expect(indented('{"type":"payout.paid"}')).toBe('{\n  "type": "payout.paid"\n}');
    expect(indented("Out of order")).toBe("Out of order");
  });
});
