import { describe, expect, it } from "vitest";
import { choosableParts, firstChoice, withChoice } from "./choosing.ts";

const part = (id: string, resource_ids: number[], count = 1) => {
  return { id, name: id, resource_ids, count, choosable: true };
};
const people = part("who", [1, 2]);
const named = [1, 2, 3, 4].map((id) => ({ id, name: `${id}` }));

describe("staff choice of an appointment", () => {
  it("exists for service parts with one of several available resources", () => {
    const parts = [people, part("where", [3]), part("both", [1, 2], 2), part("gone", [4, 5])];
    expect(choosableParts({ parts }, named)).toEqual([
      { id: "who", name: "who", of: [named[0], named[1]] },
    ]);
  });

  it("is one resource per part, or anyone", () => {
    expect(withChoice([1, 3], named.slice(0, 2), 2)).toEqual([3, 2]);
    expect(withChoice([1, 3], named.slice(0, 2), 0)).toEqual([3]);
  });

  it("defaults to the user's own resource without the right to change all", () => {
    const parts = [part("where", [3]), people];
    expect(firstChoice({ parts }, undefined)).toEqual([]);
    expect(firstChoice({ parts }, [2])).toEqual([2]);
    expect(firstChoice({ parts }, [3])).toEqual([]);
  });
});
