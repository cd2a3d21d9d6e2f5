import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  makePayingCounter,
  makePayingInstallation,
  type PayingCounter,
  type PayingInstallation,
} from "../../../test/paying.ts";
import { makeGatewayShop, payLink, withFee } from "../../../test/payment-gateway.ts";

let paying: PayingInstallation;
let counter: PayingCounter;
beforeAll(async () => {
  paying = await makePayingInstallation();
});
beforeEach(async () => {
  counter = await makePayingCounter(paying, { service: withFee });
});
afterAll(() => paying.close());

async function queryInVain(): Promise<void> {
  const { id } = await counter.paid();
  paying.clock.now = new Date("2027-03-01T10:30:00Z");
  await counter.put(`/appointments/${id}`, { attendance: "no_show" });
  await counter.post(`/appointments/${id}/charge`, { reason: "no_show", amount: 1000 });
  paying.way.losesAnswers = true;
  await counter.settle();
  paying.way.losesAnswers = false;
}

async function replaceKey(): Promise<void> {
  const other = await makeGatewayShop(paying.place);
  const { identity } = await other.get("/me");
  await counter.shop.post(`/merchants/${counter.shop.merchantId}/apps`, { appId: identity.id });
  const { status } = await counter.put("/merchant", { key: other.key });
  expect(status).toBe(200);
}

const taken = async (): Promise<object[]> =>
  (await counter.shop.transactions())
    .filter(({ recurring }) => recurring)
    .map(({ amount, capturedAmount }) => ({ amount, capturedAmount }));
const once = [{ amount: 1000, capturedAmount: 1000 }];

describe("a fee with a lost response", () => {
  it("charges once if another app's key replaced the first", async () => {
    await queryInVain();
    // The clock stays within the retry delay of five seconds.
    counter.later(0.05);
    await replaceKey();
    counter.later(10);
    await counter.settle();
    expect(await taken()).toEqual(once);
  });

  it("retries only after requests with the old key have ended", async () => {
    await queryInVain();
    counter.later(0.05);
    await replaceKey();
    counter.later(0.5);
    await counter.settle();
    expect(await taken()).toEqual([{ amount: 1000, capturedAmount: 0 }]);
    counter.later(10);
    await counter.settle();
    expect(await taken()).toEqual(once);
  });

  it("is charged with the new key if the old one never charged it", async () => {
    const { id } = await counter.paid();
    paying.clock.now = new Date("2027-03-01T10:30:00Z");
    await counter.put(`/appointments/${id}`, { attendance: "no_show" });
    await counter.post(`/appointments/${id}/charge`, { reason: "no_show", amount: 1000 });
    paying.way.isAway = true;
    await counter.settle();
    paying.way.isAway = false;
    counter.later(10);
    await replaceKey();
    counter.later(10);
    await counter.settle();
    expect(await taken()).toEqual(once);
  });

  it("searches only the payments of its card, however many came since", async () => {
    await queryInVain();
    paying.way.losesAnswers = true;
    for (const starts_at of ["2027-03-03T11:00:00Z", "2027-03-03T12:00:00Z"]) {
      const { url } = await counter.sent({ starts_at });
      await payLink(counter.shop, url);
    }
    await sql`delete from payments.idempotency`.execute(paying.place.payments.context.db);
    const listed: URLSearchParams[] = [];
    paying.way.heed = async ({ method, url }) => {
      const { pathname, searchParams } = new URL(url);
      if (method === "GET" && pathname.endsWith("/transactions")) listed.push(searchParams);
    };
    counter.later(3 * 24 * 60);
    paying.way.losesAnswers = false;
    await counter.settle();
    expect(await taken()).toEqual(once);
    expect(listed.map((query) => query.get("filter[card]"))).toEqual([expect.any(String)]);
  });
});
