import { describe, expect, it } from "vitest";
import { headersOf, popupAncestors } from "./policy.ts";

describe("popup of a live merchant", () => {
  it.each([
    ["https://shop.example/about", "https://shop.example"],
    ["http://shop.example:8080", "http://shop.example:8080"],
    ["https://bücher.example", "https://xn--bcher-kva.example"],
    ["https://*", "'none'"],
    ["https://*.example", "'none'"],
    ["https://shop.example;sandbox", "'none'"],
    ["https://shop.example,default-src", "'none'"],
    ["https://'self'", "'none'"],
    ["ftp://shop.example", "'none'"],
    ["shop.example", "https://shop.example"],
    ["shop.example:8080/about", "https://shop.example:8080"],
    ["*.example", "'none'"],
  ])("of %s may be framed by %s", (website, ancestors) => {
    expect(popupAncestors({ test: false, website, sites: [] })).toBe(ancestors);
  });

  it("allows frames of the merchant's sites, each listed once", () => {
    const sites = ["https://book.example", "https://shop.example"];
    const framing = { test: false, website: "https://shop.example/about", sites };
    expect(popupAncestors(framing)).toBe("https://shop.example https://book.example");
    expect(popupAncestors({ ...framing, website: "https://*" })).toBe(sites.join(" "));
    expect(popupAncestors({ ...framing, test: true })).toBe("*");
  });

  it("has a valid policy for any website of the merchant", () => {
    const ancestors = popupAncestors({ test: false, website: "https://a,b;script-src", sites: [] });
    const framing = {
      test: false,
      origin: "https://pay.example",
      ancestors,
      styleHash: "sha256-x",
    };
    const policy = headersOf(framing)["content-security-policy"]!;
    expect(policy).not.toContain(",");
    expect(policy.match(/script-src/g)).toHaveLength(1);
  });
});
