import { describe, expect, it, vi } from "vitest";
import { isOfLostFile, renewOnce } from "./renew.ts";

function page(script: string) {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
  return { storage, script, reload: vi.fn() };
}

describe("page after an upgrade", () => {
  it("reloads once, without a loop", () => {
    const surroundings = page("/assets/main-1.js");
    renewOnce(surroundings);
    renewOnce(surroundings);
    expect(surroundings.reload).toHaveBeenCalledOnce();
  });

  it("reloads again after the next upgrade", () => {
    const surroundings = page("/assets/main-1.js");
    renewOnce(surroundings);
    renewOnce({ ...surroundings, script: "/assets/main-2.js" });
    expect(surroundings.reload).toHaveBeenCalledTimes(2);
  });
});

it.each([
  ["Unable to preload CSS for /assets/list-1.css", true],
  ["Failed to fetch dynamically imported module: http://a/assets/list-1.js", true],
  ["error loading dynamically imported module: http://a/assets/list-1.js", true],
  ["Importing a module script failed.", true],
  ["x is not a function", false],
])("recognizes the error: %s", (message, isOne) => {
  expect(isOfLostFile(new Error(message))).toBe(isOne);
});
