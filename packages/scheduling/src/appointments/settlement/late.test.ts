import { onPostgres } from "@frontdesk/database/testing";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { monday } from "../../../test/counter.ts";
import {
  makePayingCounter,
  makePayingInstallation,
  type PayingCounter,
  type PayingInstallation,
} from "../../../test/paying.ts";
import { payLink, payUnbound } from "../../../test/payment-gateway.ts";
import { reconcile } from "../../operating/reconcile/reconcile.ts";
import { findOnce } from "./find.ts";

let paying: PayingInstallation;
let counter: PayingCounter;
beforeAll(async () => {
  paying = await makePayingInstallation();
  // Other callers must expire these holds.
  await paying.scheduling.sweeping.stop();
});
beforeEach(async () => {
  counter = await makePayingCounter(paying);
});
afterAll(() => paying.close());

const noon = { starts_at: `${monday}T12:00:00Z` };
const stateOf = async (token: string): Promise<string> => (await counter.read(token)).state;

describe("a late payment", () => {
  it("takes a slot back from another customer's lapsed hold", async () => {
    const { token, url } = await counter.sent();
    counter.later(16);
    await findOnce(paying.scheduling.context);
    expect(await stateOf(token)).toBe("expired");
    const other = await counter.hold();
    expect(other.status).toBe(201);
    await payLink(counter.shop, url);
    counter.later(6);
    expect((await counter.of(token).post("paid")).body.state).toBe("confirmed");
    expect(await stateOf(other.body.token)).toBe("expired");
  });

  it("takes no slot from a live hold, or from one at payment", async () => {
    const { token, url } = await counter.sent();
    counter.later(16);
    await findOnce(paying.scheduling.context);
    const { token: other } = await counter.sent();
    await payLink(counter.shop, url);
    expect((await counter.of(token).post("paid")).body.state).toBe("expired");
    expect(await stateOf(other)).toBe("held");
    await counter.settle();
    const [transaction] = await counter.shop.transactions();
    expect(transaction).toMatchObject({ capturedAmount: 0, pendingAmount: 0 });
  });
});

describe("a payment during the hold", () => {
  it("gets another resource after a deletion of the chosen one", async () => {
    counter = await makePayingCounter(paying, { resources: 2 });
    const { token, url } = await counter.sent();
    await payLink(counter.shop, url);
    const [{ id }] = (await counter.read(token)).resources;
    expect((await counter.delete(`/resources/${id}`)).status).toBe(204);
    expect(await stateOf(token)).toBe("held");
    const { body } = await counter.of(token).post("paid");
    expect(body.state).toBe("confirmed");
    expect(body.resources.map((one: { id: number }) => one.id)).not.toContain(id);
  });
});

describe("a payment after its customer released an expired hold", () => {
  const abandoning: [string, (token: string) => Promise<{ status: number }>, number][] = [
    ["by saying so", (token) => counter.of(token).release(), 204],
    ["by choosing another time", (replaces) => counter.hold({ ...noon, replaces }), 201],
  ];

  it.each(abandoning)("confirms nothing and ends void (%s)", async (_how, giveUp, status) => {
    const { token, url } = await counter.sent();
    counter.later(16);
    await findOnce(paying.scheduling.context);
    expect(await stateOf(token)).toBe("expired");
    expect((await giveUp(token)).status).toBe(status);
    await payLink(counter.shop, url);
    expect((await counter.of(token).post("paid")).body.state).toBe("expired");
    await counter.settle();
    const [transaction] = await counter.shop.transactions();
    expect(transaction).toMatchObject({ capturedAmount: 0, pendingAmount: 0 });
  });
});

describe("two deposits of one appointment", () => {
  it("decided concurrently: keeps one, voids the other and mails so once", async () => {
    counter = await makePayingCounter(paying);
    for (let round = 0; round < rounds; round += 1) {
      const hour = String(9 + (round % 8)).padStart(2, "0");
      const day = String(1 + Math.floor(round / 8)).padStart(2, "0");
      const { token, url } = await counter.sent({ starts_at: `2027-03-${day}T${hour}:00:00Z` });
      // Unbound orders can be paid repeatedly.
      await Promise.all([payUnbound(counter.shop, url), payUnbound(counter.shop, url)]);
      await Promise.all([1, 2, 3].map(() => counter.of(token).post("paid")));
      expect(await stateOf(token)).toBe("confirmed");
    }
    const notices = await sql`select from scheduling.notices
      where account_id = ${counter.accountId} and kind = 'payment_voided'`.execute(
      paying.scheduling.context.db,
    );
    expect(notices.rows).toHaveLength(rounds);
    await counter.settle();
    const all = await counter.shop.transactions();
    const taken = all.filter(({ capturedAmount }) => capturedAmount === 2000);
    const voided = all.filter(({ voidedAmount }) => voidedAmount === 2000);
    expect([taken.length, voided.length]).toEqual([rounds, rounds]);
    const { findings } = await reconcile(paying.scheduling.context, { withPayments: true });
    expect(findings.filter(({ accountId }) => accountId === counter.accountId)).toEqual([]);
  });
});

it("both paid too late: one mail", async () => {
  counter = await makePayingCounter(paying);
  const { token, url } = await counter.sent();
  counter.later(16);
  await findOnce(paying.scheduling.context);
  expect((await counter.hold()).status).toBe(201);
  await Promise.all([payUnbound(counter.shop, url), payUnbound(counter.shop, url)]);
  await Promise.all([1, 2].map(() => counter.of(token).post("paid")));
  const charges = await sql`select from scheduling.charges
    where account_id = ${counter.accountId} and keep = 0`.execute(paying.scheduling.context.db);
  const notices = await sql`select from scheduling.notices where account_id = ${counter.accountId}
    and kind = 'payment_lost'`.execute(paying.scheduling.context.db);
  expect([charges.rows.length, notices.rows.length]).toEqual([2, 1]);
});

const rounds = onPostgres ? 10 : 1;
