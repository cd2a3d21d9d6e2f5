import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  makePayingCounter,
  makePayingInstallation,
  type PayingCounter,
  type PayingInstallation,
} from "../../../test/paying.ts";
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

const charge = (id: number) =>
  counter.post(`/appointments/${id}/charge`, { reason: "no_show", amount: 1000 });
const feesOf = async (id: number): Promise<Json[]> =>
  (await counter.get(`/appointments/${id}`)).body.charges.filter(
    ({ kind }: Json) => kind === "fee",
  );

async function charged(): Promise<number> {
  const { id } = await counter.paid();
  paying.clock.now = new Date("2027-03-01T10:30:00Z");
  await counter.put(`/appointments/${id}`, { attendance: "no_show" });
  expect((await charge(id)).status).toBe(200);
  return id;
}

async function countTaken(): Promise<number> {
  const all = await counter.shop.transactions();
  return all.filter(({ recurring, successful }) => recurring && successful).length;
}

describe("a charged fee", () => {
  it.each([
    [200, "<h1>Please sign in</h1>"],
    [400, "<h1>Bad request</h1>"],
    [404, "<h1>Not found</h1>"],
    [408, "<h1>Timeout</h1>"],
    [408, '{"message":"Timeout"}'],
    [422, "<h1>Unprocessable</h1>"],
  ])("does not count as declined if a proxy answers %i %s", async (statusCode, text) => {
    const id = await charged();
    paying.way.page = { statusCode, text };
    await counter.settle();
    expect(await feesOf(id)).toMatchObject([{ state: "failing" }]);
    expect((await charge(id)).status).toBe(409);
    paying.way.page = undefined;
    counter.later(1);
    await counter.settle();
    expect(await feesOf(id)).toMatchObject([{ state: "settled", captured: 1000 }]);
    expect(await countTaken()).toBe(1);
  });

  it("the search finds it after a lost response, despite a declined repeat", async () => {
    const id = await charged();
    paying.way.losesAnswers = true;
    await counter.settle();
    paying.way.losesAnswers = false;
    await sql`delete from payments.idempotency`.execute(paying.place.payments.context.db);
    const declined = { authorize: async () => ({ approved: false as const, error: 7 as const }) };
    paying.place.acquirer.instead = declined;
    counter.later(60);
    await counter.settle();
    paying.place.acquirer.instead = {};
    expect(await feesOf(id)).toMatchObject([{ state: "settled", captured: 1000 }]);
    expect(await countTaken()).toBe(1);
  });
});
