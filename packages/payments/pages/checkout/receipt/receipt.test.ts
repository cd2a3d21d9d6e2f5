import { describe, expect, it } from "vitest";
import { type Receipt, returnUrl } from "./receipt.ts";

const receipt: Receipt = {
  id: "a1",
  charge: undefined,
  isCaptured: false,
  at: "",
  last4: "0000",
  reference: "R & 1",
};

describe("redirect after payment", () => {
  it.each([
    ["https://shop.example", "https://shop.example/?transactionId=a1&reference=R+%26+1"],
    [
      "https://shop.example/a?b=c%20d&e#f",
      "https://shop.example/a?b=c%20d&e&transactionId=a1&reference=R+%26+1#f",
    ],
    [
      "https://shop.example/?transactionId=forged&x=1&transaction%49d=forged&reference=f",
      "https://shop.example/?x=1&transactionId=a1&reference=R+%26+1",
    ],
  ])("to %s keeps its query", (redirect, url) => {
    expect(returnUrl(redirect, receipt)).toBe(url);
  });

  it("names a reference only if there is one", () => {
    expect(returnUrl("https://shop.example/", { ...receipt, reference: undefined })).toBe(
      "https://shop.example/?transactionId=a1",
    );
  });
});
