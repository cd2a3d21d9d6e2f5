import { describe, expect, it } from "vitest";
import { begin } from "./kept.ts";
import { restore, type Shelf, store } from "./stored.ts";

function makeShelf(): Shelf & Map<string, string> {
  const kept = new Map<string, string>();
  return Object.assign(kept, {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  });
}

const input = { values: { name: "Ann", notes: "" }, tag: "1" };
const typed = { ...begin(input), draft: { name: "Ann", notes: "Mine" } };

describe("stored draft", () => {
  it("returns on top of concurrent changes", () => {
    const shelf = makeShelf();
    store("a", typed, shelf);
    expect(restore("a", input, shelf).draft).toEqual({ name: "Ann", notes: "Mine" });
    const theirs = { values: { name: "Anna", notes: "" }, tag: "2" };
    const back = restore("a", theirs, shelf);
    expect(back).toMatchObject({ draft: { name: "Anna", notes: "Mine" }, unseen: ["name"] });
    expect(restore("b", input, shelf).draft).toEqual(input.values);
  });

  it("vanishes once it equals the state", () => {
    const shelf = makeShelf();
    store("a", typed, shelf);
    store("a", begin(input), shelf);
    expect(shelf.size).toBe(0);
  });

  it("stays in the form if the storage is full", () => {
    const full = {
      ...makeShelf(),
      setItem: () => {
        throw new Error("full");
      },
    };
    expect(() => store("a", typed, full)).not.toThrow();
  });
});
