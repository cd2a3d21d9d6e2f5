import { describe, expect, it } from "vitest";
import { codeOf, counterOf, matchingCounter, otpauthUri, writtenSecret } from "./totp.ts";

const secret = Buffer.from("12345678901234567890");

describe("TOTP code", () => {
  // RFC 6238, appendix B, for SHA-1; the last six of its eight digits.
  it.each([
    ["1970-01-01T00:00:59Z", "287082"],
    ["2005-03-18T01:58:29Z", "081804"],
    ["2005-03-18T01:58:31Z", "050471"],
    ["2009-02-13T23:31:30Z", "005924"],
    ["2033-05-18T03:33:20Z", "279037"],
    ["2603-10-11T11:33:20Z", "353130"],
  ])("at %s: %s", (time, code) => {
    expect(codeOf(secret, counterOf(new Date(time)))).toBe(code);
  });

  it("is taken half a minute early and late, and with spaces", () => {
    const now = new Date("2026-03-01T12:00:00Z");
    const stage = counterOf(now);
    for (const near of [stage - 1, stage, stage + 1]) {
      expect(matchingCounter(secret, codeOf(secret, near), now)).toBe(near);
    }
    const spaced = codeOf(secret, stage).replace(/(...)/, " $1 ");
    expect(matchingCounter(secret, spaced, now)).toBe(stage);
    for (const far of [stage - 2, stage + 2]) {
      expect(matchingCounter(secret, codeOf(secret, far), now)).toBeUndefined();
    }
  });

  it.each([
    ["Arabic", "٠١٢٣٤٥٦٧٨٩"],
    ["Persian", "۰۱۲۳۴۵۶۷۸۹"],
    ["Devanagari", "०१२३४५६७८९"],
    ["full-width", "０１２３４５６７８９"],
  ])("accepted in %s digits, also between direction marks", (_script, digits) => {
    const now = new Date("2026-03-01T12:00:00Z");
    const stage = counterOf(now);
    const typed = codeOf(secret, stage).replace(/\d/g, (digit) => digits[Number(digit)]!);
    expect(matchingCounter(secret, typed, now)).toBe(stage);
    expect(matchingCounter(secret, `\u200f${typed.slice(0, 3)} ${typed.slice(3)}\u200f`, now)).toBe(
      stage,
    );
  });

  it.each(["", "12345", "1234567", "abcdef", "１２３４５６", "\u0000".repeat(6), "0".repeat(1e5)])(
    "%j: refused",
    (code) => {
      expect(matchingCounter(secret, code, new Date("2026-03-01T12:00:00Z"))).toBeUndefined();
    },
  );
});

it("TOTP secret: written in base32, and as a URL for apps", () => {
  // RFC 4648, section 10.
  expect(writtenSecret(Buffer.from("foobar"))).toBe("MZXW6YTBOI");
  expect(otpauthUri(secret, { issuer: "Front desk", email: "a+b@example.com" })).toBe(
    "otpauth://totp/Front%20desk:a%2Bb%40example.com" +
      "?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Front%20desk",
  );
});
