import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { jane } from "../../../test/counter.ts";
import {
  makePayingCounter,
  makePayingInstallation,
  type PayingCounter,
  type PayingInstallation,
} from "../../../test/paying.ts";
import { payLink, payUnbound, withFee } from "../../../test/payment-gateway.ts";
import type { Json } from "../../../test/studio.ts";

let paying: PayingInstallation;
let counter: PayingCounter;
beforeAll(async () => {
  paying = await makePayingInstallation();
});
beforeEach(async () => {
  counter = await makePayingCounter(paying, { service: { no_show_fee: 3000 } });
});
afterAll(() => paying.close());

describe("the agreement to a fee", () => {
  const unsigned = { service: { no_show_fee: 3000 }, isSigned: false };

  it("edited links cannot omit it, even for a merchant without a link secret", async () => {
    for (const isSigned of [true, false]) {
      counter = await makePayingCounter(paying, { ...unsigned, isSigned });
      const { token, url } = await counter.sent();
      expect(new URL(url).searchParams.get("signature")).toMatch(/^[0-9a-f]{64}$/);
      const without = (...names: string[]) => {
        const edited = new URL(url);
        for (const name of names) edited.searchParams.delete(name);
        return payLink(counter.shop, edited.href);
      };
      await expect(without("recurring")).rejects.toThrow("no page to pay on");
      await expect(without("recurring", "signature")).rejects.toThrow("no page to pay on");
      await without("recurring", "once", "signature", "consent", "given_at", "back", "starts");
      await counter.of(token).post("paid");
      expect((await counter.read(token)).state).toBe("held");
      await payLink(counter.shop, url);
      await counter.of(token).post("paid");
      expect((await counter.read(token)).state).toBe("confirmed");
    }
  });

  it("two concurrent customers of a merchant without a link secret both see it", async () => {
    counter = await makePayingCounter(paying, { ...unsigned, resources: 2 });
    const sent = await Promise.all([counter.sent(), counter.sent()]);
    for (const { token, url } of sent) {
      await payLink(counter.shop, url);
      await counter.of(token).post("paid");
      expect((await counter.read(token)).state).toBe("confirmed");
    }
  });

  it("payments without it, from an unbound order, are voided", async () => {
    const { token, url } = await counter.sent();
    await payUnbound(counter.shop, url);
    await counter.of(token).post("paid");
    await counter.settle();
    expect((await counter.read(token)).state).toBe("held");
    expect(await counter.shop.transactions()).toMatchObject([
      { amount: 2000, capturedAmount: 0, voidedAmount: 2000 },
    ]);
    await payLink(counter.shop, url);
    await counter.of(token).post("paid");
    expect((await counter.read(token)).state).toBe("confirmed");
    paying.clock.now = new Date("2027-03-01T10:30:00Z");
    const id = Number.parseInt(token, 36);
    await counter.put(`/appointments/${id}`, { attendance: "no_show" });
    const fee = { reason: "no_show", amount: 1000 };
    expect((await counter.post(`/appointments/${id}/charge`, fee)).status).toBe(200);
    await counter.settle();
    const [taken] = await counter.shop.transactions();
    expect(taken).toMatchObject({ amount: 1000, capturedAmount: 1000, recurring: true });
  });

  it("the signed link contains its limit, and later charges stay within it", async () => {
    const { token, url } = await counter.sent();
    const labels = Object.fromEntries(new URL(url).searchParams);
    expect(labels).toMatchObject({
      consent: "no_show:3000",
      given_at: expect.stringMatching(/^2027-02-20T09:00/),
      back: labels.redirect,
      starts: "2027-03-01T10:00:00+00:00[Etc/UTC]",
      recurring: "y",
    });
    await payLink(counter.shop, url);
    await counter.of(token).post("paid");
    await counter.settle();
    const [paid] = await counter.shop.transactions();
    expect(paid).toMatchObject({
      consents: { no_show: 3000 },
      text: expect.stringContaining("may charge up to €30.00 if I do not come or cancel late."),
    });
    const again = { transactionId: paid!.id, currency: "EUR", amount: 3001 };
    const path = `/merchants/${counter.shop.merchantId}/transactions`;
    await expect(counter.shop.post(path, again)).rejects.toMatchObject({
      status: 400,
      body: [{ field: "amount" }],
    });
  });
});

describe("the agreement to a charge of the rest", () => {
  const later = (transactionId: string, fields: object) =>
    counter.shop.post(`/merchants/${counter.shop.merchantId}/transactions`, {
      transactionId,
      currency: "EUR",
      purpose: "balance",
      ...fields,
    });

  async function sentWith(consents: object): Promise<{ token: string; labels: Json }> {
    const { token } = (await counter.hold()).body;
    counter.later(0.1);
    const { body } = await counter.of(token).post("details", { ...jane, consents });
    const { url } = body.payment;
    await payLink(counter.shop, url);
    await counter.of(token).post("paid");
    await counter.settle();
    expect((await counter.read(token)).state).toBe("confirmed");
    return { token, labels: Object.fromEntries(new URL(url).searchParams) };
  }

  it("is optional, and keeps the card of a deposit up to the rest of the price", async () => {
    counter = await makePayingCounter(paying, { resources: 2 });
    const { token, labels } = await sentWith({ balance: true });
    expect(labels).toMatchObject({ consent: "balance:3000", recurring: "y" });
    expect(labels.given_at).toMatch(/^2027-02-20T09:00/);
    const [paid] = await counter.shop.transactions();
    expect(paid).toMatchObject({
      consents: { balance: 3000 },
      text: expect.stringContaining("may charge up to €30.00 for the rest of the price."),
    });
    const { body } = await counter.get(`/appointments/${Number.parseInt(token, 36)}/standing`);
    expect(body.consents).toEqual(["balance"]);
    await expect(later(paid!.id, { amount: 3001 })).rejects.toMatchObject({
      status: 400,
      body: [{ field: "amount" }],
    });
    await later(paid!.id, { amount: 3000 });
    expect((await sentWith({})).labels).not.toHaveProperty("consent");
  });

  it("joins the agreement to a fee, also on a card without a deposit", async () => {
    const both = { no_show_fee: true, balance: true };
    expect((await sentWith(both)).labels.consent).toBe("no_show:3000,balance:3000");
    counter = await makePayingCounter(paying, { service: withFee });
    const { labels } = await sentWith(both);
    expect(labels).toMatchObject({ consent: "no_show:3000,balance:5000", verify: "y" });
    const [kept] = await counter.shop.transactions();
    await later(kept!.id, { amount: 5000 });
  });

  it("a prepaid price has no rest", async () => {
    counter = await makePayingCounter(paying, { service: { deposit_kind: "full" } });
    expect((await sentWith({ balance: true })).labels).not.toHaveProperty("consent");
  });
});
