import { describe, expect, it } from "vitest";
import { hasIbanShape, isValidIban, normaliseIban } from "./iban.ts";

const genuine = [
  "DK5000400440116243",
  "DE89370400440532013000",
  "GB29NWBK60161331926819",
  "NL91ABNA0417164300",
  "NO9386011117947",
  "MT84MALT011000012345MTLCAST001S",
];

it("IBAN: is stored without spaces and in capitals", () => {
  expect(normaliseIban(" gb29 NWBK 6016 1331 9268 19\t")).toBe("GB29NWBK60161331926819");
});

describe.each(genuine)("IBAN %s", (iban) => {
  it("is valid, also in groups", () => {
    expect(isValidIban(iban)).toBe(true);
    expect(isValidIban(iban.replace(/(.{4})/g, "$1 "))).toBe(true);
    expect(hasIbanShape(iban)).toBe(true);
  });

  it("is invalid with a changed digit, but keeps its shape", () => {
    const changed = iban.slice(0, 3) + ((Number(iban[3]) + 1) % 10) + iban.slice(4);
    expect(isValidIban(changed)).toBe(false);
    expect(hasIbanShape(changed)).toBe(true);
  });
});

it.each(["DK000", "XX123456789", "FR999999999", `DE${"1".repeat(32)}`])(
  "IBAN %s: has the shape but is invalid",
  (text) => {
    expect(hasIbanShape(text)).toBe(true);
    expect(isValidIban(text)).toBe(false);
  },
);

it.each(["", "DK", "DK12", "D123456", "12345678", "DKXX1234", `DE${"1".repeat(33)}`, "DK50_0040"])(
  "IBAN %j: lacks the shape",
  (text) => {
    expect(hasIbanShape(text)).toBe(false);
    expect(isValidIban(text)).toBe(false);
  },
);
