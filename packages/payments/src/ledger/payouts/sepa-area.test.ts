import { describe, expect, it } from "vitest";
import { isInSepa } from "./create.ts";

describe("SEPA area", () => {
  it.each([
    "DE89370400440532013000",
    "CH9300762011623852957",
    "GB33BUKB20201555555555",
    "VA59001123000012345678",
    "MK07250120000058984",
  ])("reaches %s", (iban) => expect(isInSepa(iban)).toBe(true));

  it.each([
    "BR1800360305000010009795493C1",
    "TR330006100519786457841326",
    "FO6264600001631634",
    "GL8964710001000206",
    "XX00",
  ])("does not reach %s", (iban) => expect(isInSepa(iban)).toBe(false));
});
