import { describe, expect, it } from "vitest";
import { leftOf } from "./corrections.ts";

const needed = "is needed";

describe("a problem that no field shows", () => {
  it("is left though a field shows the same problem of its own", () => {
    const problems = [
      ["Colour", needed],
      ["Name", needed],
    ] as const;
    expect(leftOf(problems, { told: [needed], labels: ["Name"] })).toEqual([0]);
    expect(leftOf(problems, { told: [needed, needed], labels: ["Name", "Colour"] })).toEqual([]);
  });

  it("is left beside the one that is shown, where nobody knows whose is shown", () => {
    const problems = [
      [undefined, needed],
      [undefined, needed],
    ] as const;
    expect(leftOf(problems, { told: [needed], labels: ["Your name"] })).toEqual([0, 1]);
  });

  it("is not one that a field shows under another name", () => {
    const problems = [["Name", needed]] as const;
    expect(leftOf(problems, { told: [needed], labels: ["Title"] })).toEqual([]);
    expect(leftOf(problems, { told: [], labels: ["Name"] })).toEqual([0]);
  });
});
