import { describe, expect, it } from "vitest";
import { draggedOver } from "./span.ts";

describe("drag over free hours", () => {
  it.each([
    [15, 600, 660, 600, 60],
    [15, 660, 600, 600, 60],
    [15, 604, 697, 600, 90],
    [15, 600, 601, 600, 15],
    [15, 1438, 1440, 1425, 15],
    [5, 604, 697, 605, 90],
    [5, 1438, 1440, 1435, 5],
    [30, 604, 697, 600, 90],
  ])(
    "in steps of %i, from minute %i to %i: starts at %i, lasts %i",
    (snap, pressed, at, start, minutes) => {
      expect(draggedOver({ pressed, at, snap })).toEqual({ start, minutes });
    },
  );
});
