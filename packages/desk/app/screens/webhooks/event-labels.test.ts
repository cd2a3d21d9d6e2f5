import { describe, expect, it } from "vitest";
import { fieldOf, indented, momentIn } from "./event-labels.ts";

describe("date and time field on a webhook screen", () => {
  it("shows the reader's zone to the minute and reads the same moment", () => {
    const moment = new Date(2026, 6, 1, 9, 5);
    expect(fieldOf(moment)).toBe("2026-07-01T09:05");
    expect(momentIn(fieldOf(moment))).toBe(moment.toISOString());
  });

  it.each(["", "soon"])("holds no moment in %j", (field) => {
    expect(momentIn(field)).toBeUndefined();
  });
});

describe("webhook body", () => {
  it("has one line per member of JSON; other text stays as it is", () => {
    expect(indented('{"type":"payout.paid"}')).toBe('{\n  "type": "payout.paid"\n}');
    expect(indented("Out of order")).toBe("Out of order");
  });
});
