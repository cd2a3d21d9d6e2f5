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

async function reserved(percent: number) {
  const cancellation = [{ minutes_before: 0, refund_percent: percent }];
  const counter = await makePayingCounter(paying, { service: { cancellation } });
  const { token, url } = await counter.sent();
  await payLink(counter.shop, url);
  await counter.of(token).post("paid");
  const id = Number.parseInt(token, 36);
  return {
    ...counter,
    cancel: () => counter.of(token).post("cancel", { expected_refund: percent * 20 }),
    async shown() {
      const { payment } = await counter.read(token);
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
