import { describe, expect, it } from "vitest";
import { path } from "./path.ts";

describe("request path", () => {
  it("holds any value as one segment", () => {
    expect(path`/v1/${"a/b?c#d %"}/bookings/${7}`).toBe("/v1/a%2Fb%3Fc%23d%20%25/bookings/7");
  });

  it.each(["", ".", "..", Number.NaN, 1.5, 2 ** 60, undefined as unknown as string])(
    "refuses %s",
    (value) => {
      expect(() => path`/v1/${value}/bookings`).toThrow(TypeError);
    },
  );
});
