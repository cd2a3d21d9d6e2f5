import { describe, expect, it } from "vitest";
import { path } from "./path.ts";

describe("a path", () => {
  it("takes each value as one segment", () => {
    expect(path`/merchants/${"a/b?c#d %"}/apps/${"é"}`).toBe(
      "/merchants/a%2Fb%3Fc%23d%20%25/apps/%C3%A9",
    );
  });

  it.each(["", ".", "..", undefined as unknown as string])("refuses %j as an id", (id) => {
    expect(() => path`/merchants/${id}`).toThrow(TypeError);
  });
});
