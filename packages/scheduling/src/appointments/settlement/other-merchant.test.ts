import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  makePayingCounter,
  makePayingInstallation,
  type PayingCounter,
  type PayingInstallation,
} from "../../../test/paying.ts";
import { makeGatewayShop } from "../../../test/payment-gateway.ts";

let paying: PayingInstallation;
let counter: PayingCounter;
beforeAll(async () => {
  paying = await makePayingInstallation();
});
beforeEach(async () => {
  counter = await makePayingCounter(paying);
});
afterAll(() => paying.close());

const at = (moment: string) => {
  paying.clock.now = new Date(moment);
};

async function changing(): Promise<number[]> {
  const other = await makeGatewayShop(paying.place);
  const kept = await counter.delete("/merchant");
  const fields = { merchant_id: other.merchantId, key: other.key };
  return [kept.status, (await counter.put("/merchant", fields)).status];
}

describe("the merchant of a deposit", () => {
  it("stays connected before the appointment, since only it can refund", async () => {
    const { token, id } = await counter.paid();
    at("2027-02-24T09:00:00Z");
    expect(await changing()).toEqual([409, 409]);
    expect((await counter.delete("/merchant")).body.error_description).toBe(
      "This merchant took deposits for future appointments",
    );
    await counter.post(`/appointments/${id}/cancel`);
    await counter.settle();
    expect((await counter.read(token)).payment.state).toBe("refunded");
    expect(await changing()).toEqual([204, 200]);
  });

  it("permits another after the appointment", async () => {
    await counter.paid();
    at("2027-03-02T09:00:00Z");
    expect(await changing()).toEqual([204, 200]);
  });
});
