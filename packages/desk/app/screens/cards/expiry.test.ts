import { expect, it } from "vitest";
import { expiryOf } from "./expiry.ts";

it("the expiry of a card is written as it stands on the card", () => {
  expect(expiryOf({ expiry: "2040-12-31T23:59:59.999Z" })).toBe("12/40");
});
