import { describe, expect, it } from "vitest";
import { mailtoOf, telOf } from "./addresses.ts";

describe("links by which people are reached", () => {
  it.each([
    ["carla@example.com", "mailto:carla@example.com"],
    ["a?bcc=b&c@example.com", "mailto:a%3Fbcc%3Db%26c@example.com"],
    ["100%@example.com", "mailto:100%25@example.com"],
    ["nobody", "mailto:nobody"],
  ])("have of the address %s nothing but the address: %s", (email, link) => {
    expect(mailtoOf(email)).toBe(link);
  });

  it("have of a number its digits", () => {
    expect(telOf("+45 (12) 34-56 78")).toBe("tel:+4512345678");
  });
});
