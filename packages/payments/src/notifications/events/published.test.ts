import { onPostgres } from "@frontdesk/database/testing";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { startTestPayments, type TestPayments } from "../../../test/harness.ts";
import { operate } from "../../../test/ledger.ts";
import { allPublished, eventsOf, type PublishedEvent } from "../../../test/outbox-entries.ts";
import { makePayment, makeShop, pay, type Shop } from "../../../test/shop.ts";
import { expireAuthorizations } from "../../card-payments/transactions/expiry/expire.ts";
import { refuseEntry } from "../../card-payments/transactions/refuse-entry.ts";
import { shardOf } from "../../core/ids.ts";

let payments: TestPayments;
let shop: Shop;
let daysLater = 0;
beforeAll(async () => {
  const now = () => new Date(Date.now() + daysLater * 86_400_000);
  payments = await startTestPayments({ live: true, now });
});
afterAll(() => payments.close());
beforeEach(async () => {
  daysLater = 0;
  const bank = { iban: "DE89370400440532013000" };
  shop = await makeShop(payments, { bank, currency: "DKK" });
});

async function report(): Promise<PublishedEvent[]> {
  const { id: merchantId } = shop.merchant;
  const { db } = payments.context;
  await allPublished(db);
  const events = await eventsOf(db, { shard: shardOf(merchantId), merchantId });
  return events.slice(1);
}

async function kinds(): Promise<string[]> {
  return (await report()).map(({ kind, version }) => `${kind} ${version}`);
}

async function move(id: string, path: string, amount: number): Promise<void> {
  const { status, text } = await shop.app.post(`/transactions/${id}/${path}`, { amount });
  if (status !== 201) throw new Error(text);
}

async function entriesOf(id: string): Promise<{ id: string; kind: string; actor: string }[]> {
  const { rows } = await sql<{ id: string; kind: string; actor: string }>`
    select id, kind, actor from payments.entries where shard = ${shardOf(id)}
    and transaction_id = ${id} order by id`.execute(payments.context.db);
  return rows;
}

async function refuse(id: string, kind: string): Promise<string> {
  const entryId = (await entriesOf(id)).findLast((entry) => entry.kind === kind)!.id;
  await refuseEntry(payments.context, { shard: shardOf(id), entryId });
  return entryId;
}

const asApp = () => `app:${shop.app.id}`;

describe("transaction events", () => {
  it("report approval, capture, refund and void, with their entries", async () => {
    const id = await makePayment(payments, shop.merchant, { amount: 1000 });
    await move(id, "captures", 600);
    await move(id, "refunds", 100);
    await move(id, "voids", 400);
    const events = await report();
    const entries = await entriesOf(id);
    expect(entries.map(({ actor }) => actor)).toEqual([asApp(), asApp(), asApp()]);
    const [captured, refunded, voided] = entries.map((entry) => entry.id);
    const about = { transactionId: id, data: null };
    expect(events).toMatchObject([
      {
        ...about,
        kind: "transaction.created",
        version: 0,
        actor: "payer",
        subjectId: id,
        buckets: [0, 0, 0, 0],
      },
      {
        ...about,
        kind: "transaction.captured",
        version: 1,
        actor: asApp(),
        subjectId: captured,
        buckets: [600, 0, 0, 0],
      },
      {
        ...about,
        kind: "transaction.refunded",
        version: 2,
        actor: asApp(),
        subjectId: refunded,
        buckets: [600, 100, 0, 0],
      },
      {
        ...about,
        kind: "transaction.voided",
        version: 3,
        actor: asApp(),
        subjectId: voided,
        buckets: [600, 100, 400, 0],
      },
    ]);
  });

  it("report a decline, and a transaction made from an earlier one", async () => {
    await pay(payments, shop.merchant, { test: { card: { status: "expired" } } });
    const transactionId = await makePayment(payments, shop.merchant, { amount: 1000 });
    await shop.app.post(`/merchants/${shop.merchant.id}/transactions`, {
      transactionId,
      currency: "DKK",
      amount: 5,
    });
    expect((await report()).map(({ kind, actor }) => [kind, actor])).toEqual([
      ["transaction.failed", "payer"],
      ["transaction.created", "payer"],
      ["transaction.created", asApp()],
    ]);
  });

  it("report the approval before an immediate capture, in the payer's name", async () => {
    const more = { capture: "automatic" };
    const id = await makePayment(payments, shop.merchant, { amount: 1000, more });
    expect(await kinds()).toEqual(["transaction.created 0", "transaction.captured 1"]);
    expect((await report()).map(({ actor }) => actor)).toEqual(["payer", "payer"]);
    expect(await entriesOf(id)).toMatchObject([{ actor: "payer" }]);
  });

  it("report an operation refused by the acquirer, with its line", async () => {
    const id = await makePayment(payments, shop.merchant, { amount: 1000 });
    await move(id, "captures", 600);
    await move(id, "refunds", 100);
    await move(id, "voids", 400);
    const ids = [await refuse(id, "refund"), await refuse(id, "void"), await refuse(id, "capture")];
    const events = (await report()).slice(4);
    const failed = { transactionId: id, actor: "system" };
    expect(events).toMatchObject([
      { ...failed, kind: "transaction.refund_failed", version: 4, buckets: [600, 0, 400, 0] },
      { ...failed, kind: "transaction.void_failed", version: 5, buckets: [600, 0, 0, 0] },
      { ...failed, kind: "transaction.capture_failed", version: 6, buckets: [0, 0, 0, 0] },
    ]);
    expect(events.map(({ subjectId }) => subjectId)).toEqual(ids);
    const lines = (await shop.app.get(`/merchants/${shop.merchant.id}/lines?limit=2`)).body;
    expect(events.map(({ data }) => data)).toEqual([{ line: lines[1] }, null, { line: lines[0] }]);
  });

  it("report expiry without an actor", async () => {
    const path = `PUT /payments/operator/merchants/${shop.merchant.id}/expiry` as const;
    await operate(payments, path, { authorizationDays: 7 });
    const id = await makePayment(payments, shop.merchant, { amount: 1000 });
    await move(id, "captures", 300);
    daysLater = 8;
    await expireAuthorizations(payments.context);
    expect((await report()).at(-1)).toMatchObject({
      kind: "transaction.voided",
      version: 2,
      actor: "system",
      buckets: [300, 0, 700, 0],
      subjectId: (await entriesOf(id))[1]!.id,
    });
    expect((await entriesOf(id))[1]).toMatchObject({ actor: "system" });
  });
});

describe("dispute events", () => {
  it("report opening and closing, and each raises the version", async () => {
    const id = await makePayment(payments, shop.merchant, { amount: 1000 });
    await move(id, "captures", 1000);
    const { dispute } = (await shop.app.post("/disputes", { transactionId: id, amount: 300 })).body;
    const other = await operate<{ dispute: { id: string } }>(
      payments,
      "POST /payments/operator/disputes",
      { transactionId: id, amount: 200 },
    );
    await shop.app.post(`/disputes/${dispute.id}/wins`);
    const path = `POST /payments/operator/disputes/${other.body.dispute.id}/losses` as const;
    await operate(payments, path);
    const events = (await report()).slice(2);
    const [opened] = (await shop.app.get(`/merchants/${shop.merchant.id}/lines?limit=10`)).body
      .filter((line: { dispute?: boolean; won?: boolean }) => line.dispute)
      .toReversed();
    const lost = { ...other.body.dispute, state: "lost" };
    expect(events).toMatchObject([
      {
        kind: "dispute.opened",
        version: 2,
        buckets: null,
        actor: asApp(),
        transactionId: id,
        subjectId: dispute.id,
        data: { dispute, line: opened },
      },
      { kind: "dispute.opened", version: 3, buckets: null, actor: "operator" },
      {
        kind: "dispute.won",
        version: 4,
        buckets: [1000, 0, 0, 200],
        actor: asApp(),
        subjectId: dispute.id,
        data: { dispute: { ...dispute, state: "won" } },
      },
      {
        kind: "dispute.lost",
        version: 5,
        buckets: [1000, 0, 0, 200],
        actor: "operator",
        subjectId: lost.id,
        data: { dispute: lost },
      },
    ]);
    const actors = (await entriesOf(id)).map(({ actor }) => actor);
    expect(actors).toEqual([asApp(), asApp(), "operator"]);
  });
});

describe("fraud, card and payout events", () => {
  it("show objects as callers see them", async () => {
    const id = await makePayment(payments, shop.merchant, { amount: 1000 });
    await move(id, "captures", 1000);
    const { fraud } = (await shop.app.post("/frauds", { transactionId: id, reason: 1 })).body;
    const path = `/merchants/${shop.merchant.id}/cards`;
    const { id: cardId } = (await shop.app.post(path, { transactionId: id })).body.card;
    const card = (await shop.app.get(`/cards/${cardId}`)).body.card;
    const events = (await report()).slice(2);
    expect(events).toMatchObject([
      { kind: "fraud.reported", subjectId: fraud.id, transactionId: id, version: 1 },
      { kind: "card.saved", subjectId: cardId, transactionId: null, version: null },
    ]);
    expect(events.map(({ data }) => data)).toEqual([{ fraud }, { card }]);
  });

  it("report creation, payment and return of a payout", async () => {
    const id = await makePayment(payments, shop.merchant, { amount: 1000 });
    await move(id, "captures", 1000);
    type Paid = { payouts: { id: string; state: string }[] };
    const { body } = await operate<Paid>(payments, "POST /payments/operator/payouts", {
      merchantId: shop.merchant.id,
    });
    const payout = body.payouts[0]!;
    for (const end of ["paid", "returned"]) {
      await operate(payments, `POST /payments/operator/payouts/${payout.id}/${end}`);
    }
    const events = (await report()).slice(2);
    expect(events.map(({ kind, actor, data }) => [kind, actor, data])).toEqual([
      ["payout.created", "operator", { payout }],
      ["payout.paid", "operator", { payout: { ...payout, state: "paid" } }],
      ["payout.returned", "operator", { payout: { ...payout, state: "returned" } }],
    ]);
  });
});

describe("merchant events", () => {
  const path = () => `/merchants/${shop.merchant.id}`;
  const asOperator = () => `/payments/operator${path()}` as const;
  const read = async () => {
    const { balance: _balance, ...merchant } = (await shop.app.get(path())).body.merchant;
    return merchant;
  };

  it("report creation, without the balance", async () => {
    await report();
    const merchantId = shop.merchant.id;
    const created = { shard: shardOf(merchantId), merchantId };
    const [first] = await eventsOf(payments.context.db, created);
    expect(first).toMatchObject({ kind: "merchant.created", actor: asApp(), version: null });
    expect(first!.data).toEqual({ merchant: await read() });
  });

  it("report member changes by any actor, and nothing without a change", async () => {
    await shop.app.put(path(), { descriptor: "Jane", email: shop.merchant.email });
    await shop.app.put(path(), { descriptor: "Jane" });
    await shop.app.put(`${path()}/tds`, { mode: "full" });
    await shop.app.put(`${path()}/links`, { capture: "automatic" });
    await operate(payments, `PUT ${asOperator()}/pricing`, { rate: 10_000, flat: 5, dispute: 0 });
    await operate(payments, `PUT ${asOperator()}/tds`, { mode: "avoid" });
    const iban = "DK5000400440116243";
    await operate(payments, `PUT ${asOperator()}/bank`, { iban });
    await operate(payments, `PUT ${asOperator()}/expiry`, { authorizationDays: 7 });
    const events = await report();
    expect(events.map(({ kind, actor, data }) => [kind, actor, data.changed])).toEqual([
      ["merchant.updated", asApp(), ["descriptor"]],
      ["merchant.updated", asApp(), ["tds"]],
      ["merchant.updated", "operator", ["pricing"]],
      ["merchant.updated", "operator", ["tds"]],
      ["merchant.updated", "operator", ["bank"]],
    ]);
    expect(events.at(-1)!.data.merchant).toEqual(await read());
  });

  // The embedded database allows no live merchant.
  it.runIf(onPostgres)("report the first approval", async () => {
    shop = await makeShop(payments, { test: false, bank: { iban: "DE89370400440532013000" } });
    await operate(payments, `POST ${asOperator()}/approval`);
    await operate(payments, `POST ${asOperator()}/approval`);
    const events = await report();
    expect(events.map(({ kind, data }) => [kind, data.changed])).toEqual([
      ["merchant.approved", undefined],
      ["merchant.updated", ["claim"]],
    ]);
    expect(events[1]!.data.merchant).toEqual(await read());
  });

  it("report suspension and resumption with their effects", async () => {
    const suspension = { payments: true, captures: false, payouts: false, reason: "so" };
    await operate(payments, `PUT ${asOperator()}/suspension`, suspension);
    const suspended = await read();
    await operate(payments, `DELETE ${asOperator()}/suspension`);
    await operate(payments, `DELETE ${asOperator()}/suspension`);
    const events = await report();
    expect(events.map(({ kind, data }) => [kind, data.changed])).toEqual([
      ["merchant.suspended", undefined],
      ["merchant.updated", ["claim"]],
      ["merchant.resumed", undefined],
      ["merchant.updated", ["claim"]],
    ]);
    expect(events.map(({ data }) => data.merchant.claim.canChargeCard)).toEqual([
      false,
      false,
      true,
      true,
    ]);
    expect(events[0]!.data.merchant).toEqual(suspended);
  });
});
