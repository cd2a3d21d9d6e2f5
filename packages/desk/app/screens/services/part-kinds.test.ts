import { describe, expect, it } from "vitest";
import { emptyPart } from "./draft.ts";
import { areQuestions, kindsOf, partOfKind, withPart } from "./part-kinds.ts";

const kinds = kindsOf([
  { id: 1, human: true },
  { id: 2, human: true },
  { id: 3, human: false },
]);
const part = (...resourceIds: number[]) => ({ ...emptyPart, resourceIds });

describe("staff and things of a service", () => {
  it.each([
    [[part()], true],
    [[part(1, 2)], true],
    [[part(3)], true],
    [[part(1), part(3)], true],
    [[part(3), part(1)], true],
    [[part(1), part(2)], false],
    [[part(1, 3)], false],
    [[part(1), part()], false],
    [[part(99)], false],
  ])("with the parts %j are two questions: %s", (parts, isSimple) => {
    expect(areQuestions(parts, kinds)).toBe(isSimple);
  });

  it("put staff before the room, and drop an unanswered question", () => {
    const staff = part(1);
    const both = withPart([staff], "thing", { kinds, part: part(3) });
    expect(both).toEqual([staff, part(3)]);
    expect(partOfKind(both, "thing", kinds)).toEqual(part(3));
    expect(withPart([part(3)], "staff", { kinds, part: staff })).toEqual(both);
    expect(withPart(both, "thing", { kinds, part: part() })).toEqual([staff]);
    expect(withPart([staff], "staff", { kinds, part: part() })).toEqual([emptyPart]);
    expect(withPart([emptyPart], "thing", { kinds, part: part(3) })).toEqual([part(3)]);
  });
});
