import { removeThrough } from "@frontdesk/payments/test/events";
import { allPublished } from "@frontdesk/payments/test/outbox-entries";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  makePayingCounter,
  makePayingInstallation,
  type PayingCounter,
  type PayingInstallation,
} from "../../../test/paying.ts";
import { connect, makeGatewayShop } from "../../../test/payment-gateway.ts";
import type { Json } from "../../../test/studio.ts";
import { findOnce } from "./find.ts";

let paying: PayingInstallation;
let counter: PayingCounter;
beforeAll(async () => {
  paying = await makePayingInstallation();
});
beforeEach(async () => {
  counter = await makePayingCounter(paying);
});
afterAll(() => paying.close());

async function poll(): Promise<void> {
  await allPublished(paying.place.payments.context.db);
  counter.later(6);
  await findOnce(paying.scheduling.context);
  await counter.settle();
}

const chargesOf = async (id: number): Promise<Json[]> =>
  (await counter.get(`/appointments/${id}`)).body.charges;

const payment = async (): Promise<Json> => (await counter.shop.transactions())[0];
const refund = async (amount: number) =>
  counter.shop.post(`/transactions/${(await payment()).id}/refunds`, { amount });
async function dispute(amount: number): Promise<string> {
  const body = { transactionId: (await payment()).id, amount };
  return (await counter.shop.post("/disputes", body)).dispute.id;
}

describe("changes made at the merchant", () => {
  it("a staff refund appears in events and stays", async () => {
    const { token, id } = await counter.paid();
    await poll();
    const before = (await counter.get(`/appointments/${id}`)).body;
    await refund(500);
    await poll();
    expect(await chargesOf(id)).toMatchObject([
      { keep: 2000, captured: 2000, refunded: 500, state: "settled" },
    ]);
    expect((await counter.read(token)).payment).toMatchObject({
      state: "partly_refunded",
      refunded: 500,
    });
    const after = (await counter.get(`/appointments/${id}`)).body;
    expect(after.revision).toBe(before.revision + 1);
    const changed = await counter.get(`/audit?kind=appointment`);
    expect(changed.body.at(-1)).toMatchObject({ user_id: null, after: { id } });
    expect(await payment()).toMatchObject({ capturedAmount: 2000, refundedAmount: 500 });
    await poll();
    expect((await counter.get(`/appointments/${id}`)).body.revision).toBe(after.revision);
  });

  it("count in later refunds by the terms", async () => {
    const { token, id } = await counter.paid();
    await poll();
    await refund(500);
    await poll();
    paying.clock.now = new Date("2027-02-28T12:00:00Z");
    await counter.of(token).post("cancel", { expected_refund: 1000 });
    await counter.settle();
    expect(await chargesOf(id)).toMatchObject([{ keep: 1000, refunded: 1000, state: "settled" }]);
    expect(await payment()).toMatchObject({ refundedAmount: 1000 });
  });

  it("a dispute appears while it is open and after it ends", async () => {
    const { id } = await counter.paid();
    await poll();
    const disputed = await dispute(2000);
    await poll();
    expect(await chargesOf(id)).toMatchObject([{ disputed: 2000, state: "settled" }]);
    await counter.shop.post(`/disputes/${disputed}/wins`, {});
    await poll();
    expect(await chargesOf(id)).toMatchObject([{ disputed: 0, state: "settled" }]);
  });

  it("the search finds them even after their events expired", async () => {
    const { id } = await counter.paid();
    await poll();
    await refund(700);
    const { payments } = paying.place;
    await allPublished(payments.context.db);
    const { merchantId } = counter.shop;
    const [newest] = await counter.shop.get(`/merchants/${merchantId}/events?limit=1`);
    await removeThrough(payments, merchantId, newest.id);
    await poll();
    expect(await chargesOf(id)).toMatchObject([{ refunded: 700 }]);
    await refund(100);
    await poll();
    expect(await chargesOf(id)).toMatchObject([{ refunded: 800 }]);
  });

  it("do not count once another merchant is connected", async () => {
    const { id } = await counter.paid();
    await poll();
    paying.clock.now = new Date("2027-03-01T12:00:00Z");
    await counter.put(`/appointments/${id}`, { attendance: "attended" });
    await connect(counter, await makeGatewayShop(paying.place));
    await poll();
    expect(await chargesOf(id)).toMatchObject([{ state: "settled" }]);
    expect((await counter.delete("/merchant")).status).toBe(204);
  });

  it("settlement repeats a refund that failed there", async () => {
    const { token, id } = await counter.paid();
    await poll();
    await counter.of(token).post("cancel", { expected_refund: 2000 });
    const { acquirer } = paying.place;
    acquirer.instead = { refund: async () => "refused" };
    await counter.settle();
    await expect.poll(async () => (await payment()).refundedAmount).toBe(0);
    acquirer.instead = {};
    await poll();
    expect(await payment()).toMatchObject({ refundedAmount: 2000 });
    expect(await chargesOf(id)).toMatchObject([{ refunded: 2000, state: "settled" }]);
  });
});
