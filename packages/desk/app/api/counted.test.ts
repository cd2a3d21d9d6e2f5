import { describe, expect, it } from "vitest";
import { counted, pageBefore } from "./counted.ts";

describe("the page of the newest entries", () => {
  it("reads the end of a list in ascending order", () => {
    expect(pageBefore(70, 30)).toEqual({ offset: 40, pageSize: 30 });
    expect(pageBefore(10, 30)).toEqual({ offset: 0, pageSize: 10 });
  });
});

describe("length of a list above the count limit", () => {
  it.each([10_001, 10_029, 19_999, 20_000, 20_001, 123_456])("is close to %i", async (length) => {
    let query = 0;
    const has = async (offset: number) => {
      query += 1;
      return offset < length;
    };
    const end = await counted(has, 30);
    expect(end).toBeGreaterThanOrEqual(length);
    expect(end - length).toBeLessThan(30);
    expect(query).toBeLessThan(20);
  });
});
