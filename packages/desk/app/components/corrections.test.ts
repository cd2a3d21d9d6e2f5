import { describe, expect, it } from "vitest";
import { leftOf } from "./corrections.ts";

const needed = "is needed";

describe("problem not shown by a field", () => {
  it("remains if a field shows the same text for its own problem", () => {
    const problems = [
      ["Colour", needed],
      ["Name", needed],
    ] as const;
    expect(leftOf(problems, { messages: [needed], labels: ["Name"] })).toEqual([0]);
    expect(leftOf(problems, { messages: [needed, needed], labels: ["Name", "Colour"] })).toEqual(
      [],
    );
  });

  it("remains if the owner of the shown text is unknown", () => {
    const problems = [
      [undefined, needed],
      [undefined, needed],
    ] as const;
    expect(leftOf(problems, { messages: [needed], labels: ["Your name"] })).toEqual([0, 1]);
  });

  it("does not exist if a field shows it under another label", () => {
    const problems = [["Name", needed]] as const;
    expect(leftOf(problems, { messages: [needed], labels: ["Title"] })).toEqual([]);
    expect(leftOf(problems, { messages: [], labels: ["Name"] })).toEqual([0]);
  });
});
