import { describe, expect, it } from "vitest";
import { draggedOver } from "./span.ts";

describe("drag over free hours", () => {
  it.each([
    [600, 660, 600, 60],
    [660, 600, 600, 60],
    [604, 697, 600, 90],
    [600, 601, 600, 15],
    [1438, 1440, 1425, 15],
  ])("from minute %i to %i gives a start at %i and %i minutes", (pressed, at, start, minutes) => {
    expect(draggedOver(pressed, at)).toEqual({ start, minutes });
  });
});
