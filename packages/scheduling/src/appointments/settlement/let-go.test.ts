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

async function reserved(percent: number, service: object = {}) {
  const cancellation = [{ minutes_before: 0, refund_percent: percent }];
  const counter = await makePayingCounter(paying, { service: { cancellation, ...service } });
  const { token, url } = await counter.sent();
  await payLink(counter.shop, url);
  await counter.of(token).post("paid");
  const id = Number.parseInt(token, 36);
  const read = () => counter.read(token);
  return {
    ...counter,
    id,
    parts: async () => {
      const { released, refunded, kept } = (await read()).payment;
      return { released, refunded, kept };
    },
    cancel: () => counter.of(token).post("cancel", { expected_refund: percent * 20 }),
    async shown() {
      const { payment } = await read();
      const { body } = await counter.get(`/appointments/${id}/standing`);
      const { url: _url, ...all } = payment;
      expect(body.payment).toEqual(all);
      const { kept: _kept, ...page } = all;
      return page;
    },
  };
}

const shared = { amount: 2000, refunded: 0, currency: "EUR" };

describe("a cancellation before the capture", () => {
  it("shows the whole deposit as voided at once", async () => {
    const { shown, cancel, settle } = await reserved(100);
    expect(await shown()).toEqual({ ...shared, state: "reserved", released: 0 });
    await cancel();
    expect(await shown()).toEqual({ ...shared, state: "void", released: 2000 });
    await settle();
    expect(await shown()).toEqual({ ...shared, state: "void", released: 2000 });
  });

  it("shows one part as voided, the rest as authorized, then paid", async () => {
    const { shown, cancel, settle, shop } = await reserved(25);
    await cancel();
    expect(await shown()).toEqual({ ...shared, state: "reserved", released: 500 });
    await settle();
    expect(await shown()).toEqual({ ...shared, state: "paid", released: 500 });
    const [taken] = await shop.transactions();
    expect(taken).toMatchObject({ amount: 2000, capturedAmount: 1500 });
  });

  it("keeps the authorization without a refund", async () => {
    const { shown, cancel } = await reserved(0);
    await cancel();
    expect(await shown()).toEqual({ ...shared, state: "reserved", released: 0 });
  });
});

it("a cancellation after the capture refunds, and voids nothing", async () => {
  const { shown, cancel, settle } = await reserved(25);
  await settle();
  await cancel();
  const back = { ...shared, state: "partly_refunded", refunded: 500, released: 0 };
  expect(await shown()).toEqual(back);
  await settle();
  expect(await shown()).toEqual(back);
});

describe("the parts of a deposit that staff changed at the payment service", () => {
  it.each([
    [500, 500],
    [1999, 0],
  ])("add up to it after a void of %i", async (amount, refunded) => {
    const { id, parts, shown, cancel, settle, shop, post } = await reserved(50, {
      approval: "required",
    });
    const [payment] = await shop.transactions();
    await shop.post(`/transactions/${payment.id}/voids`, { amount });
    await post(`/appointments/${id}/approve`);
    await settle();
    const captured = 2000 - amount;
    expect(await shown()).toMatchObject({ state: "paid", refunded: 0, released: amount });
    expect(await parts()).toEqual({ released: amount, refunded: 0, kept: captured });
    await cancel();
    const after = { released: amount, refunded, kept: captured - refunded };
    expect(await parts()).toEqual(after);
    await settle();
    expect(await parts()).toEqual(after);
    const [done] = await shop.transactions();
    expect(done).toMatchObject({ capturedAmount: captured, refundedAmount: refunded });
  });

  it("add up to it after a refund, also with a void of the rest", async () => {
    const { id, parts, settle, shop, post } = await reserved(50, { approval: "required" });
    const [payment] = await shop.transactions();
    await shop.post(`/transactions/${payment.id}/captures`, { amount: 600 });
    await shop.post(`/transactions/${payment.id}/refunds`, { amount: 100 });
    await post(`/appointments/${id}/approve`);
    await settle();
    expect(await parts()).toEqual({ released: 1400, refunded: 100, kept: 500 });
    const [done] = await shop.transactions();
    expect(done).toMatchObject({ pendingAmount: 0, voidedAmount: 1400 });
  });
});
