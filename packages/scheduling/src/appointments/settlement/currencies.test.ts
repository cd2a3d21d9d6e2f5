import { findCurrency } from "@frontdesk/payments/core/currencies";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  makePayingCounter,
  makePayingInstallation,
  type PayingInstallation,
} from "../../../test/paying.ts";
import { payLink } from "../../../test/payment-gateway.ts";

let paying: PayingInstallation;
beforeAll(async () => {
  paying = await makePayingInstallation();
});
afterAll(() => paying.close());

const today = new Date().toISOString().slice(0, 10);
const funding = Intl.supportedValuesOf("currency").filter(
  (code) => findCurrency(code, today)?.funding,
);

describe("a deposit", () => {
  it.each(funding)(
    "of twenty in %s keeps its minor units in link, payment and capture",
    async (currency) => {
      const counter = await makePayingCounter(paying, { currency });
      const { token, url } = await counter.sent();
      const request = new URL(url).searchParams;
      expect([request.get("value"), request.get("currency")]).toEqual(["20.00", currency]);
      await payLink(counter.shop, url, { amount: 2000 });
      expect((await counter.of(token).post("paid")).body.state).toBe("confirmed");
      await counter.settle();
      const [transaction] = await counter.shop.transactions();
      expect(transaction).toMatchObject({ currency, amount: 2000, capturedAmount: 2000 });
    },
  );

  it("supports more than ten currencies", () => {
    expect(funding.length).toBeGreaterThan(10);
  });
});
