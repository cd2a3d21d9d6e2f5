import { describe, expect, it } from "vitest";
import { customerErrors, paymentCode, processingError, processingErrors } from "./processing.ts";

describe("processing errors", () => {
  it("have the numbers of the contract", () => {
    const all = Array.from({ length: 31 }, (_, index) => index + 1);
    expect([...processingErrors.keys()]).toEqual(all.filter((code) => code !== 23 && code !== 24));
  });

  it("repeat the message as text", () => {
    expect(processingError(7)).toEqual({
      code: 7,
      message: "Insufficient funds",
      text: "Insufficient funds",
      client: true,
      merchant: false,
    });
    for (const error of processingErrors.values()) expect(error.text).toBe(error.message);
  });

  it("name the party able to act on them", () => {
    const numbers = (who: "client" | "merchant") =>
      [...processingErrors.values()].filter((error) => error[who]).map((error) => error.code);
    expect(numbers("merchant")).toEqual([1, 11, 12, 13, 14, 15, 16, 21, 22, 26, 27, 28]);
    const customers = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 15, 16, 17, 18, 19, 20, 25];
    expect(numbers("client")).toEqual([...customers, 29, 30, 31]);
  });

  it.each([0, 23, 24, 32, 1.5])("do not include %s", (code) => {
    expect(() => processingError(code)).toThrow(RangeError);
  });

  it("are immutable", () => {
    expect(Object.isFrozen(processingError(1))).toBe(true);
  });
});

describe("customer error codes", () => {
  it.each([
    [3, "PAYMENT_CARD_NUMBER_INVALID"],
    [4, "PAYMENT_CARD_SECURITY_CODE_INVALID"],
    [6, "PAYMENT_CARD_EXPIRED"],
    [7, "PAYMENT_INSUFFICIENT_FUNDS"],
    [8, "PAYMENT_REJECTED_BY_ISSUER"],
    [9, "PAYMENT_CARD_DISABLED"],
    [10, "PAYMENT_CARD_LOST"],
    [11, "PAYMENT_REJECTED"],
    [12, "PAYMENT_METHOD_ERROR"],
    [25, "PAYMENT_AMOUNT_LIMIT"],
    [29, "PAYMENT_CARD_SCHEME_UNSUPPORTED"],
    [30, "TDSECURE_REQUIRED"],
    [31, "TDSECURE_FAILED"],
    [5, "PAYMENT_REJECTED"],
    [27, "PAYMENT_REJECTED"],
  ])("represent processing error %i as %s", (processing, code) => {
    expect(paymentCode(processing)).toBe(code);
  });

  it("are stored with their processing error", () => {
    for (const [code, error] of Object.entries(customerErrors)) {
      if (!("processing" in error)) continue;
      expect(processingErrors.has(error.processing)).toBe(true);
      const notice = customerErrors[paymentCode(error.processing)];
      expect(notice, code).toMatchObject({ processing: error.processing });
    }
  });

  it("answer 400, except the two without an input error", () => {
    const others = Object.entries(customerErrors).filter(([, error]) => error.status !== 400);
    expect(others.map(([code, error]) => [code, error.status])).toEqual([
      ["INTERNAL_ERROR", 500],
      ["ENDPOINT_NOT_FOUND", 404],
    ]);
    expect(Object.keys(customerErrors)).toHaveLength(29);
  });
});
