import { expect, it } from "vitest";
import { expiryOf } from "./expiry.ts";

it("card expiry: has the form printed on the card", () => {
  expect(expiryOf({ expiry: "2040-12-31T23:59:59.999Z" })).toBe("12/40");
});
