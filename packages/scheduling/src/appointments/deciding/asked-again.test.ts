import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  givenPayingCounter,
  givenPayingPlace,
  type PayingCounter,
  type PayingPlace,
} from "../../../test/paying.ts";
import { givenTillShop, payLink, withFee } from "../../../test/till.ts";

let paying: PayingPlace;
let counter: PayingCounter;
beforeAll(async () => {
  paying = await givenPayingPlace();
});
beforeEach(async () => {
  counter = await givenPayingCounter(paying, { service: withFee });
});
afterAll(() => paying.close());

/** A fee that was asked for of somebody who did not come, and whose answer was lost. */
async function askedInVain(): Promise<void> {
  const { id } = await counter.paid();
  paying.clock.now = new Date("2027-03-01T10:30:00Z");
  await counter.put(`/appointments/${id}`, { attendance: "no_show" });
  await counter.post(`/appointments/${id}/charge`, { reason: "no_show", amount: 1000 });
  paying.way.losesAnswers = true;
  await counter.settle();
  paying.way.losesAnswers = false;
}

/** Gives another app access, and has the account ask by its key. */
async function replaceKey(): Promise<void> {
  const other = await givenTillShop(paying.place);
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

describe("a fee whose answer was lost", () => {
  it("is taken once where the key was replaced since by one of another app", async () => {
    await askedInVain();
    // Before it is asked for again, which is after five seconds.
    counter.later(0.05);
    await replaceKey();
    counter.later(10);
    await counter.settle();
    expect(await taken()).toEqual(once);
  });

  it("is looked for once what was asked by the key before has come to an end", async () => {
    await askedInVain();
    // Before it is asked for again, which is after five seconds.
    counter.later(0.05);
    await replaceKey();
    counter.later(0.5);
    await counter.settle();
    expect(await taken()).toEqual([{ amount: 1000, capturedAmount: 0 }]);
    counter.later(10);
    await counter.settle();
    expect(await taken()).toEqual(once);
  });

  it("is made by another key where it was not made before", async () => {
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

  it("is looked for among what was paid by its card only, whatever was paid since", async () => {
    await askedInVain();
    // As the clock goes on it is asked for again, in vain still.
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
