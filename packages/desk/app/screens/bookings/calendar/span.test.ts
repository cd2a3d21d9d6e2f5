import { describe, expect, it } from "vitest";
import { draggedOver } from "./span.ts";

describe("what is dragged over", () => {
  it.each([
    [600, 660, 600, 60],
    [660, 600, 600, 60],
    [604, 697, 600, 90],
    [600, 601, 600, 15],
    [1438, 1440, 1425, 15],
  ])("from minute %i to %i begins at %i and lasts %i", (pressed, at, start, minutes) => {
    expect(draggedOver(pressed, at)).toEqual({ start, minutes });
  });
});
