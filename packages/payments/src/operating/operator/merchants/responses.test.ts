import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestPayments, type TestPayments } from "../../../../test/harness.ts";
import { ledgerOf, makeCapture, operate } from "../../../../test/ledger.ts";
import { makeUser, proved } from "../../../../test/persons.ts";
import { type Json, makeMerchant, makeShop, type Shop } from "../../../../test/shop.ts";
import { boundFromDate, shardOf } from "../../../core/ids.ts";
import { recordLine } from "../../../core/ledger/line.ts";
import { updateApproved } from "../../../parties/merchants/operated/store.ts";
import { erasePerson } from "../../erasing/erase.ts";

const adminRoutes = "/payments/operator/merchants";
const dayMs = 24 * 60 * 60 * 1000;

let payments: TestPayments;
let shop: Shop;
beforeAll(async () => {
  payments = await startTestPayments();
  shop = await makeShop(payments, { name: "Seen by operators" });
});
afterAll(() => payments.close());

async function seen(id = shop.merchant.id): Promise<Json> {
  const { body } = await operate<Json>(payments, `GET ${adminRoutes}/${id}`);
  const listed = await operate<Json>(payments, `GET ${adminRoutes}?limit=9&filter[q]=${id}`);
  expect([listed.status, listed.body]).toEqual([200, [body.merchant]]);
  return body.merchant;
}

async function suspend(id: string): Promise<void> {
  const kept = { payments: true, captures: false, payouts: false, reason: "asked" };
  const { status } = await operate(payments, `PUT ${adminRoutes}/${id}/suspension`, kept);
  expect(status).toBe(204);
}

describe("operator view of a merchant", () => {
  it("shows existing owners with an accepted invitation", async () => {
    expect((await seen()).owners).toEqual([]);
    const { app, merchant } = shop;
    const at = { app, merchantId: merchant.id };
    const first = await makeUser(payments, at, "owner");
    const second = await makeUser(payments, at, "manager");
    await app.post(`/merchants/${merchant.id}/users`, { email: "asked@example.com" });
    const own = { id: first.id, name: "Ada", email: first.email };
    expect((await seen()).owners).toEqual([own]);
    const user = `/merchants/${merchant.id}/users/${second.id}`;
    const sent = { body: { role: "owner" }, proof: proved() };
    expect((await first.ask("PUT", user, sent)).status).toBe(204);
    const both = (await seen()).owners.map(({ id }: Json) => id);
    expect(both).toEqual([first.id, second.id].sort());
    await erasePerson(payments.context, { personId: second.id, leavesOwnerless: false });
    expect((await seen()).owners).toEqual([own]);
  });

  it("shows captures of the last 30 days, before fees, in the merchant's currency", async () => {
    expect((await seen()).volume).toEqual({ days: 30, captured: 0, count: 0 });
    await operate(payments, `PUT ${adminRoutes}/${shop.merchant.id}/pricing`, {
      rate: 10_000,
      flat: 25,
      dispute: 0,
    });
    await makeCapture(payments, shop, { amount: 10_000 });
    await makeCapture(payments, shop, { amount: 1_000, currency: "JPY", exponent: 0 });
    const [yen] = await ledgerOf(payments, shop).lines();
    await lineOf(31 * dayMs);
    await lineOf(29 * dayMs);
    const captured = 10_000 + yen!.balance + yen!.fee + 1_000;
    expect((await seen()).volume).toEqual({ days: 30, captured, count: 3 });
  });

  async function lineOf(agoMs: number): Promise<void> {
    const { id: merchantId, currency } = shop.merchant;
    const shard = shardOf(merchantId);
    const began = boundFromDate(new Date(Date.now() - agoMs));
    const id = began.slice(0, 8) + merchantId.slice(8);
    const about = { currency, rate: null, description: null, transactionId: null };
    const sums = { kind: "capture", balance: 970, fee: 30, amount: 1_000 } as const;
    await recordLine(payments.context.db, { shard, id, merchantId, test: true, ...about, ...sums });
  }

  it("shows its state and filters by it, with and without a search", async () => {
    const { app } = await makeShop(payments, { name: "Narrowed by state" });
    const create = async (test: boolean) =>
      (await makeMerchant(payments, app, { test, name: "Narrowed by state" })).id;
    const ids = {
      test: await create(true),
      waiting: await create(false),
      approved: await create(false),
      suspended: await create(false),
    };
    // The embedded database allows no live merchant.
    await updateApproved(payments.context.db, ids.approved, payments.context.now());
    await suspend(ids.suspended);
    for (const [state, id] of Object.entries(ids)) {
      expect((await seen(id)).state).toBe(state);
      const all = await listed(`filter[state]=${state}`);
      expect(new Set(all.map((one) => one.state))).toEqual(new Set([state]));
      expect(all.map((one) => one.id)).toContain(id);
      const matches = await listed(`filter[state]=${state}&filter[q]=narrowed`);
      const own = matches.map((one) => one.id).filter((one) => Object.values(ids).includes(one));
      expect(own).toEqual([id]);
    }
    const suspendedTest = await create(true);
    await suspend(suspendedTest);
    expect((await seen(suspendedTest)).state).toBe("suspended");
    expect((await operate(payments, `GET ${adminRoutes}?limit=9&filter[state]=gone`)).status).toBe(
      400,
    );
  });

  async function listed(filter: string): Promise<Json[]> {
    const { status, body } = await operate<Json[]>(
      payments,
      `GET ${adminRoutes}?limit=50&${filter}`,
    );
    expect(status).toBe(200);
    return body;
  }
});
