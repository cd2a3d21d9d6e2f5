import { describe, expect, it } from "vitest";
import { bookingHeaders } from "./policy.ts";

const framersOf = (websites: string[]) => {
  const headers = bookingHeaders({ styles: ["a{}"], websites });
  const [, framers] = /frame-ancestors (.*)$/.exec(headers["content-security-policy"] ?? "") ?? [];
  return { framers, frameOptions: headers["x-frame-options"] };
};

describe("the content policy of the booking page", () => {
  it("lets the business's websites frame it", () => {
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
  ])("lets no site frame it for %j", (websites) => {
    expect(framersOf(websites)).toEqual({ framers: "'none'", frameOptions: "DENY" });
  });
});

it("booking page: loads only our resources and sends no referrer", () => {
  const headers = bookingHeaders({ styles: ["a{}"], websites: [] });
  expect(headers["content-security-policy"]).toMatch(/^default-src 'none'; script-src 'self'; /);
  expect(headers["content-security-policy"]).not.toContain("unsafe");
  expect(headers["referrer-policy"]).toBe("no-referrer");
});
