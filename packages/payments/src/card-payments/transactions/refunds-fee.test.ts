import { runs } from "@frontdesk/database/testing";
import fc from "fast-check";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Fraction, minorOf, plus, times, zero } from "../../../test/fractions.ts";
import { startTestPayments, type TestPayments } from "../../../test/harness.ts";
import { ledgerOf, makePricedShop, operate } from "../../../test/ledger.ts";
import { makePayment, type Shop, send, type TransactionBody } from "../../../test/shop.ts";
import { shardOf } from "../../core/ids.ts";
import { reconcile } from "../../operating/reconcile/reconcile.ts";
import { refuseEntry } from "./refuse-entry.ts";

let payments: TestPayments;
beforeAll(async () => {
  payments = await startTestPayments();
});
afterAll(() => payments.close());

type Pricing = { rate: number; flat: number; refundsFee?: boolean };

async function makeShopWith(pricing: Pricing): Promise<Shop> {
  const shop = await makePricedShop(payments, {}, { ...pricing, dispute: 0 });
  await setPricing(shop, pricing);
  return shop;
}

async function setPricing({ merchant }: Shop, pricing: Pricing): Promise<void> {
  const path = `PUT /payments/operator/merchants/${merchant.id}/pricing` as const;
  expect(await operate(payments, path, { ...pricing, dispute: 0 })).toMatchObject({ status: 204 });
}

async function move({ key }: Shop, path: string, amount: number): Promise<TransactionBody> {
  const { status, text, body } = await send<{ transaction: TransactionBody }>(
    payments,
    `POST /transactions/${path}`,
    { key, body: { amount } },
  );
  if (status !== 201) throw new Error(text);
  return body.transaction;
}

async function setUp(shop: Shop, captured: number): Promise<string> {
  const id = await makePayment(payments, shop.merchant, { amount: 10_000 });
  await move(shop, `${id}/captures`, captured);
  return id;
}

async function entriesOf(id: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from payments.entries
    where shard = ${shardOf(id)} and transaction_id = ${id} order by id`.execute(
    payments.context.db,
  );
  return rows.map((row) => row.id);
}

async function findings() {
  const matches = (await reconcile(payments.context)).findings;
  return matches.filter(({ check }) => check !== "instructions");
}

describe("refund fee", () => {
  it("stays with the operator unless the pricing returns it", async () => {
    const shop = await makeShopWith({ rate: 100_000, flat: 25 });
    const id = await setUp(shop, 1_000);
    const { trail } = await move(shop, `${id}/refunds`, 500);
    expect(trail[1]).toMatchObject({ balance: -500 });
    expect(trail[1]).not.toHaveProperty("feeReturned");
    const read = await send(payments, `GET /merchants/${shop.merchant.id}`, { key: shop.key });
    expect(read.body).toMatchObject({ merchant: { pricing: { refundsFee: false } } });
  });

  it("returns its share of the percentage, visible in the balance; flat fees stay", async () => {
    const shop = await makeShopWith({ rate: 100_000, flat: 25, refundsFee: true });
    const id = await setUp(shop, 1_000);
    await move(shop, `${id}/refunds`, 250);
    const { trail } = await move(shop, `${id}/refunds`, 750);
    const fee = { flat: 0, rate: 0 };
    expect(trail).toMatchObject([
      { balance: 875, fee: { flat: 25, rate: 100 } },
      { balance: -225, fee, feeReturned: 25 },
      { balance: -675, fee, feeReturned: 75 },
    ]);
    expect(trail[0]).not.toHaveProperty("feeReturned");
    const ledger = ledgerOf(payments, shop);
    expect(await ledger.lines()).toMatchObject([
      { refund: true, balance: -675, fee: 0, feeReturned: 75 },
      { refund: true, balance: -225, fee: 0, feeReturned: 25 },
      { capture: true, balance: 875, fee: 125 },
    ]);
    expect(await ledger.balance()).toBe(-25);
    const read = await send(payments, `GET /merchants/${shop.merchant.id}`, { key: shop.key });
    expect(read.body).toMatchObject({ merchant: { pricing: { refundsFee: true } } });
    expect(await findings()).toEqual([]);
  });

  it("returns the same in parts as at once, and the last refund returns the rest", async () => {
    const shop = await makeShopWith({ rate: 13_500, flat: 0, refundsFee: true });
    const id = await setUp(shop, 111);
    for (let round = 0; round < 37; round += 1) await move(shop, `${id}/refunds`, 3);
    const { trail } = await ledgerOf(payments, shop).transaction(id);
    const returned = trail.map(({ feeReturned = 0 }) => feeReturned);
    expect(trail[0]?.fee.rate).toBe(1);
    expect(returned.reduce((sum, part) => sum + part, 0)).toBe(1);
    expect(await ledgerOf(payments, shop).balance()).toBe(0);
  });

  it("returns the rest despite pricing changes since the capture", async () => {
    const shop = await makeShopWith({ rate: 100_000, flat: 0 });
    const id = await setUp(shop, 1_000);
    await move(shop, `${id}/refunds`, 500);
    await setPricing(shop, { rate: 900_000, flat: 0, refundsFee: true });
    expect((await move(shop, `${id}/refunds`, 250)).trail[2]?.feeReturned).toBe(50);
    await setPricing(shop, { rate: 0, flat: 0, refundsFee: true });
    expect((await move(shop, `${id}/refunds`, 250)).trail[3]?.feeReturned).toBe(50);
  });

  it("is charged again if the acquirer refuses the refund", async () => {
    const shop = await makeShopWith({ rate: 100_000, flat: 0, refundsFee: true });
    const id = await setUp(shop, 1_000);
    await move(shop, `${id}/refunds`, 250);
    const [, refund] = await entriesOf(id);
    await refuseEntry(payments.context, { shard: shardOf(id), entryId: refund! });
    const description = "Refund refused by the acquirer, the fee that it returned taken again";
    const ledger = ledgerOf(payments, shop);
    expect((await ledger.lines())[0]).toMatchObject({ balance: 225, fee: 0, description });
    expect((await move(shop, `${id}/refunds`, 1_000)).trail[2]?.feeReturned).toBe(100);
    expect(await ledger.balance()).toBe(0);
  });

  it("returned is zero once its capture is refused", async () => {
    const shop = await makeShopWith({ rate: 0, flat: 0, refundsFee: true });
    const id = await setUp(shop, 1_000);
    await setPricing(shop, { rate: 100_000, flat: 0, refundsFee: true });
    await move(shop, `${id}/captures`, 1_000);
    expect((await move(shop, `${id}/refunds`, 1_000)).trail[2]?.feeReturned).toBe(50);
    const [, second] = await entriesOf(id);
    await refuseEntry(payments.context, { shard: shardOf(id), entryId: second! });
    expect(await ledgerOf(payments, shop).balance()).toBe(0);
    expect(await findings()).toEqual([]);
  });

  it("returned never exceeds the charge in concurrent refunds", async () => {
    const shop = await makeShopWith({ rate: 33_333, flat: 0, refundsFee: true });
    const id = await setUp(shop, 1_600);
    await Promise.all(Array.from({ length: 16 }, () => move(shop, `${id}/refunds`, 100)));
    const { trail } = await ledgerOf(payments, shop).transaction(id);
    const returned = trail.reduce((sum, { feeReturned = 0 }) => sum + feeReturned, 0);
    expect([trail[0]?.fee.rate, returned]).toEqual([53, 53]);
    expect(await ledgerOf(payments, shop).balance()).toBe(0);
    expect(await findings()).toEqual([]);
  });

  it("returned matches exact fractions in any order and with refusals", async () => {
    const transition = fc.record({
      kind: fc.constantFrom("captures", "refunds", "refunds", "refuse", "pricing"),
      amount: fc.oneof(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 900 })),
      pick: fc.nat(),
    });
    const steps = fc.array(transition, { minLength: 1, maxLength: 25 });
    await fc.assert(fc.asyncProperty(steps, tell), runs(40));
    expect(await findings()).toEqual([]);
  }, 240_000);
});

interface FeeLine {
  kind: string;
  amount: number;
  fee: Fraction;
  entryId: string;
}

const negative = ([top, bottom]: Fraction): Fraction => [-top, bottom];
const atMost = (one: Fraction, other: Fraction): Fraction =>
  one[0] * other[1] < other[0] * one[1] ? one : other;

async function tell(steps: { kind: string; amount: number; pick: number }[]): Promise<void> {
  let pricing = { rate: 25_000, flat: 0, refundsFee: true };
  const shop = await makeShopWith(pricing);
  const id = await makePayment(payments, shop.merchant, { amount: 20_000 });
  let [captured, refunded] = [0, 0];
  let [fee, returned] = [zero, zero];
  const done: FeeLine[] = [];
  for (const { kind, amount, pick } of steps) {
    if (kind === "pricing") await changePricing(pick);
    else if (kind === "refuse") await refuse(pick);
    else await captureOrRefund(kind, amount);
  }
  expect(minorOf(returned)).toBeLessThanOrEqual(minorOf(fee));
  const due = captured - minorOf(fee) - refunded + minorOf(returned);
  expect(await ledgerOf(payments, shop).balance()).toBe(due);

  async function changePricing(pick: number): Promise<void> {
    pricing = { ...pricing, rate: (pick * 7) % 90_000, refundsFee: pick % 3 > 0 };
    await setPricing(shop, pricing);
  }

  async function refuse(pick: number): Promise<void> {
    const [entry] = done.splice(pick % Math.max(1, done.length), 1);
    if (entry === undefined) return;
    const { entryId } = entry;
    const refusal = refuseEntry(payments.context, { shard: shardOf(id), entryId });
    if ((await refusal.catch((error: Error) => error)) !== undefined) return;
    if (entry.kind === "captures") {
      captured -= entry.amount;
      fee = plus(fee, negative(entry.fee));
      returned = atMost(returned, fee);
    } else {
      refunded -= entry.amount;
      returned = plus(returned, negative(entry.fee));
      if (returned[0] < 0n) returned = zero;
    }
  }

  async function captureOrRefund(kind: string, amount: number): Promise<void> {
    const updated = await move(shop, `${id}/${kind}`, amount).catch(() => undefined);
    if (updated === undefined) return;
    const own = ownFee(kind, amount);
    if (kind === "captures") [captured, fee] = [captured + amount, plus(fee, own)];
    else [refunded, returned] = [refunded + amount, plus(returned, own)];
    done.push({ kind, amount, fee: own, entryId: (await entriesOf(id)).at(-1)! });
  }

  function ownFee(kind: string, amount: number): Fraction {
    if (kind === "captures") return [BigInt(amount * pricing.rate), 1_000_000n];
    if (!pricing.refundsFee) return zero;
    const left = plus(fee, negative(returned));
    return times(left, [BigInt(amount), BigInt(captured - refunded)]);
  }
}
