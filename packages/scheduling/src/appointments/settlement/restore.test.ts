import { onPostgres } from "@frontdesk/database/testing";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  makePayingCounter,
  makePayingInstallation,
  type PayingCounter,
  type PayingInstallation,
} from "../../../test/paying.ts";
import { payLink } from "../../../test/payment-gateway.ts";
import { reconcile } from "../../operating/reconcile/reconcile.ts";
import { findOnce } from "./find.ts";

let paying: PayingInstallation;
let counter: PayingCounter;
beforeAll(async () => {
  paying = await makePayingInstallation();
});
beforeEach(async () => {
  counter = await makePayingCounter(paying);
});
afterEach(async () => {
  const { findings } = await reconcile(paying.scheduling.context, { withPayments: true });
  expect(findings.filter(({ accountId }) => accountId === counter.accountId)).toEqual([]);
});
afterAll(() => paying.close());

const seconds = (count: number) => counter.later(count / 60);
const cancel = (id: number, body: object = {}) =>
  counter.post(`/appointments/${id}/cancel`, { notify_after: 20, ...body });
const restore = (id: number) => counter.post(`/appointments/${id}/restore`);
const outcome = async (id: number) => {
  const { status, body } = await restore(id);
  return [status, body.error ?? body.state];
};

async function money(): Promise<object> {
  const [one] = await counter.shop.transactions();
  const { capturedAmount: captured, refundedAmount: refunded, pendingAmount: pending } = one!;
  return { captured, refunded, pending };
}

const paid = { captured: 2000, refunded: 0, pending: 0 };
const refunded = { captured: 2000, refunded: 2000, pending: 0 };

describe("the refund of a cancellation with notify_after", () => {
  it("waits as long, whatever wakes the settlement", async () => {
    const { id } = await counter.paid();
    expect((await cancel(id)).status).toBe(200);
    seconds(19);
    await findOnce(paying.scheduling.context);
    await counter.settle();
    expect(await money()).toEqual(paid);
    seconds(1);
    await counter.settle();
    expect(await money()).toEqual(refunded);
    expect(await outcome(id)).toEqual([409, "too_late"]);
  });

  it("follows at once without it", async () => {
    const { id } = await counter.paid();
    expect((await cancel(id, { notify_after: 0 })).status).toBe(200);
    await counter.settle();
    expect(await money()).toEqual(refunded);
    expect(await outcome(id)).toEqual([409, "too_late"]);
  });

  it("never happens after a restore", async () => {
    const { id, token } = await counter.paid();
    const before = (await counter.get(`/appointments/${id}`)).body;
    expect((await cancel(id, { by: "customer" })).status).toBe(200);
    seconds(10);
    const { status, body } = await restore(id);
    const changed = { revision: before.revision + 2, updated_at: expect.anything() };
    const charges = before.charges.map((charge: object) => ({ ...charge, state: "open" }));
    expect([status, body]).toEqual([200, { ...before, ...changed, charges }]);
    seconds(60);
    await counter.settle();
    expect(await money()).toEqual(paid);
    expect((await counter.read(token)).payment).toMatchObject({ state: "paid", refunded: 0 });
    expect((await counter.get(`/appointments/${id}`)).body.charges).toMatchObject([
      { keep: 2000, captured: 2000, state: "settled" },
    ]);
    expect((await cancel(id, { notify_after: 0 })).status).toBe(200);
    await counter.settle();
    expect(await money()).toEqual(refunded);
  });

  it("stops a restore once it has begun", async () => {
    const { id } = await counter.paid();
    expect((await cancel(id, { notify_after: 5 })).status).toBe(200);
    seconds(5);
    await counter.settle();
    expect(await outcome(id)).toEqual([409, "refund_begun"]);
    expect(await money()).toEqual(refunded);
    expect((await counter.get(`/appointments/${id}`)).body.state).toBe("cancelled");
  });

  it("is also the release of an uncaptured deposit, which a restore captures", async () => {
    const { token, url } = await counter.sent();
    await payLink(counter.shop, url);
    await counter.of(token).post("paid");
    const id = Number.parseInt(token, 36);
    expect((await cancel(id)).status).toBe(200);
    await counter.settle();
    expect(await money()).toEqual({ captured: 0, refunded: 0, pending: 2000 });
    expect(await outcome(id)).toEqual([200, "confirmed"]);
    await counter.settle();
    expect(await money()).toEqual(paid);
  });
});

describe("a restored request", () => {
  it("keeps its deadline and waits with its deposit for an answer", async () => {
    counter = await makePayingCounter(paying, { service: { approval: "required" } });
    const { id } = await counter.paid();
    const before = (await counter.get(`/appointments/${id}`)).body;
    expect(before.state).toBe("requested");
    expect((await cancel(id)).status).toBe(200);
    seconds(10);
    const { body } = await restore(id);
    expect(body).toMatchObject({ state: "requested", decide_by: before.decide_by });
    seconds(60);
    await counter.settle();
    expect(await money()).toEqual({ captured: 0, refunded: 0, pending: 2000 });
    expect((await counter.post(`/appointments/${id}/approve`)).status).toBe(200);
    await counter.settle();
    expect(await money()).toEqual(paid);
  });
});

describe.runIf(onPostgres)("a restore at the same time as", () => {
  it("another restore succeeds once", async () => {
    const { id } = await counter.paid();
    await cancel(id);
    const answers = await Promise.all([outcome(id), outcome(id), outcome(id)]);
    const statuses = answers.map(([status]) => status).toSorted();
    expect(statuses).toEqual([200, 409, 409]);
    await counter.settle();
    expect(await money()).toEqual(paid);
  });

  it("the settlement either keeps the deposit or refuses", async () => {
    for (let round = 0; round < 10; round += 1) {
      counter = await makePayingCounter(paying);
      const { id } = await counter.paid();
      await cancel(id, { notify_after: 5 });
      seconds(5);
      const [answer] = await Promise.all([outcome(id), counter.settle()]);
      await counter.settle();
      const isRestored = answer[0] === 200;
      if (!isRestored) expect(answer).toEqual([409, "refund_begun"]);
      expect(await money()).toEqual(isRestored ? paid : refunded);
    }
  });
});
