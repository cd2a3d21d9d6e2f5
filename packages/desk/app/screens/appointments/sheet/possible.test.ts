import { describe, expect, it } from "vitest";
import { mayHaveCome } from "./possible.ts";

const start = "2026-11-01T10:00:00.000Z";

describe("attendance", () => {
  it.each([
    ["confirmed", "2026-11-01T09:59:59.999Z", false],
    ["confirmed", "2026-11-01T10:00:00.000Z", true],
    ["no_show", "2026-12-01T10:00:00.000Z", true],
    ["attended", "2026-12-01T10:00:00.001Z", false],
    ["cancelled", "2026-11-02T10:00:00.000Z", false],
  ] as const)("is possible for a %s appointment at %s: %s", (state, now, may) => {
    expect(mayHaveCome({ state, starts_at: start }, new Date(now))).toBe(may);
  });
});
