import { describe, expect, it } from "vitest";
import { bookingHeaders } from "./policy.ts";

const framersOf = (websites: string[]) => {
  const headers = bookingHeaders({ styles: ["a{}"], websites });
  const [, framers] = /frame-ancestors (.*)$/.exec(headers["content-security-policy"] ?? "") ?? [];
  return { framers, frameOptions: headers["x-frame-options"] };
};

describe("who may frame the page", () => {
  it("is the business's websites", () => {
    const websites = ["https://shop.example", "http://localhost:3000/"];
    const expected = "https://shop.example http://localhost:3000";
    expect(framersOf(websites)).toEqual({ framers: expected, frameOptions: undefined });
  });

  it.each([
    [[]],
    [["javascript:alert(1)"]],
    [["https://*.example"]],
    [["https://a;b"]],
    [["shop.example"]],
  ])("is nobody for %j", (websites) => {
    expect(framersOf(websites)).toEqual({ framers: "'none'", frameOptions: "DENY" });
  });
});

it("lets the page load nothing but what is ours, and tell nobody its address", () => {
  const headers = bookingHeaders({ styles: ["a{}"], websites: [] });
  expect(headers["content-security-policy"]).toMatch(/^default-src 'none'; script-src 'self'; /);
  expect(headers["content-security-policy"]).not.toContain("unsafe");
  expect(headers["referrer-policy"]).toBe("no-referrer");
});
