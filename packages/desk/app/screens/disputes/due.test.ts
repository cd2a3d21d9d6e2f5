import type { Dispute } from "@frontdesk/payments-client/types";
import { describe, expect, it } from "vitest";
import { faultOf, mostBytes, sorted, urgencyOf } from "./due.ts";

const now = new Date("2026-11-22T12:00:00.000Z");

describe("response time of a dispute", () => {
  it.each([
    ["2026-11-22T12:00:00.000Z", "over"],
    ["2026-11-22T12:00:01.000Z", "soon"],
    ["2026-11-25T12:00:00.000Z", "soon"],
    ["2026-11-25T12:00:01.000Z", "later"],
  ])("until %s is %s", (due, urgency) => {
    expect(urgencyOf({ due }, now)).toBe(urgency);
  });
});

describe("disputes", () => {
  it("go by due date, with answered and closed disputes last", () => {
    const disputes = [
      { id: "1", state: "won", due: "2026-11-20T00:00:00Z" },
      { id: "2", state: "open", due: "2026-11-30T00:00:00Z" },
      { id: "3", state: "answered", due: "2026-11-23T00:00:00Z" },
      { id: "4", state: "open", due: "2026-11-23T00:00:00Z" },
    ] as Dispute[];
    const { waiting, others } = sorted(disputes);
    expect([waiting, others].map((list) => list.map(({ id }) => id))).toEqual([
      ["4", "2"],
      ["1", "3"],
    ]);
  });
});

describe("evidence file", () => {
  it.each([
    [{ type: "image/png", size: mostBytes }, 4, undefined],
    [{ type: "application/pdf", size: 1 }, 5, "many"],
    [{ type: "image/jpeg", size: mostBytes + 1 }, 0, "size"],
    [{ type: "image/gif", size: 1 }, 0, "type"],
    [{ type: "", size: 1 }, 0, "type"],
  ])("%j next to %i others has the fault %s", (file, count, fault) => {
    expect(faultOf(file, count)).toBe(fault);
  });
});
