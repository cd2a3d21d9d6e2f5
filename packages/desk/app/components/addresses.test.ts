import { describe, expect, it } from "vitest";
import { mailtoOf, telOf } from "./addresses.ts";

describe("contact links", () => {
  it.each([
    ["carla@example.com", "mailto:carla@example.com"],
    ["a?bcc=b&c@example.com", "mailto:a%3Fbcc%3Db%26c@example.com"],
    ["100%@example.com", "mailto:100%25@example.com"],
    ["nobody", "mailto:nobody"],
  ])("encode the address %s as %s", (email, link) => {
    expect(mailtoOf(email)).toBe(link);
  });

  it("keep only the digits of a phone number", () => {
    expect(telOf("+45 (12) 34-56 78")).toBe("tel:+4512345678");
  });
});
