import { describe, expect, it } from "vitest";
import { happenedIn } from "./happened.ts";

const at = "2026-11-23T10:00:00.000Z";
const later = "2026-11-24T10:00:00.000Z";

describe("history of an appointment", () => {
  it.each([
    [null, { state: "confirmed", starts_at: at }, { what: "created" }],
    [null, { state: "requested", starts_at: at }, { what: "requested" }],
    [{ state: "requested" }, { state: "declined" }, { what: "declined" }],
    [
      { state: "confirmed", starts_at: at },
      { state: "confirmed", starts_at: later },
      { what: "moved", to: later },
    ],
    [
      { state: "confirmed", starts_at: at },
      { state: "confirmed", starts_at: at },
      { what: "changed" },
    ],
    [{}, null, { what: "changed" }],
  ])("derives the event from the states before and after: %j, %j", (before, after, happened) => {
    expect(happenedIn({ before, after })).toEqual(happened);
  });
});
