import { runs } from "@frontdesk/database/testing";
import fc from "fast-check";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { converted, type Fraction, minorOf, plus, times, zero } from "../../../test/fractions.ts";
import { startTestPayments, type TestPayments } from "../../../test/harness.ts";
import { ledgerOf, makePricedShop } from "../../../test/ledger.ts";
import { makePayment, type Shop, send, type TransactionBody } from "../../../test/shop.ts";
import { shardOf } from "../../core/ids.ts";
import { saveRates } from "../../core/rates/store.ts";
import { reconcile } from "../../operating/reconcile/reconcile.ts";
import { refuseEntry } from "./refuse-entry.ts";

let payments: TestPayments;
beforeAll(async () => {
  payments = await startTestPayments();
});
afterAll(() => payments.close());

async function makeShopAt(rate: number, currency = "EUR"): Promise<Shop> {
  return await makePricedShop(payments, { currency }, { rate, flat: 0, dispute: 0 });
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

async function move100Times(shop: Shop, path: string, amount: number): Promise<void> {
  for (let round = 0; round < 100; round += 1) await move(shop, path, amount);
}

async function sumOf(shop: Shop, id: string): Promise<{ balance: number; fee: number }> {
  const { trail } = await ledgerOf(payments, shop).transaction(id);
  const sum = { balance: 0, fee: 0 };
  for (const { balance, fee } of trail) {
    sum.balance += balance;
    sum.fee += fee.rate;
  }
  return sum;
}

async function findings() {
  const matches = (await reconcile(payments.context)).findings;
  return matches.filter(({ check }) => check !== "instructions");
}

describe("amount in parts", () => {
  it("100 captures of 1 JPY credit the same as one of 100", async () => {
    const shop = await makeShopAt(0);
    const yen = { amount: 100, currency: "JPY", exponent: 0 };
    const [whole, parts] = [await setUp(shop, yen), await setUp(shop, yen)];
    await move(shop, `${whole}/captures`, 100);
    await move100Times(shop, `${parts}/captures`, 1);
    // 100 / 177.40 are 0.5636… euro.
    expect(await sumOf(shop, whole)).toEqual({ balance: 56, fee: 0 });
    expect(await sumOf(shop, parts)).toEqual({ balance: 56, fee: 0 });
  });

  it("100 refunds of 1.90 HUF cost the same as one of 190", async () => {
    const shop = await makeShopAt(0);
    const id = await setUp(shop, { amount: 570_00, currency: "HUF" });
    await move(shop, `${id}/captures`, 570_00);
    const { balance } = await sumOf(shop, id);
    await move100Times(shop, `${id}/refunds`, 1_90);
    const parts = (await sumOf(shop, id)).balance - balance;
    const [last] = (await move(shop, `${id}/refunds`, 380_00)).trail.slice(-1);
    expect(parts).toBeLessThan(-40);
    expect(parts + (last?.balance ?? 0)).toBe(-balance);
  });

  it("100 captures of 0.37 cost the fee of 37.00", async () => {
    const shop = await makeShopAt(13_500);
    const id = await setUp(shop, { amount: 37_00 });
    await move100Times(shop, `${id}/captures`, 37);
    expect(await sumOf(shop, id)).toEqual({ balance: 36_50, fee: 50 });
  });

  it("reversal of one part leaves the value of the rest", async () => {
    const shop = await makeShopAt(13_500);
    const id = await setUp(shop, { amount: 8, currency: "JPY", exponent: 0 });
    for (const amount of [2, 2, 2, 2]) await move(shop, `${id}/captures`, amount);
    const shard = shardOf(id);
    const { rows } = await sql<{ entryId: string }>`
      select id as "entryId" from payments.entries
      where shard = ${shard} and transaction_id = ${id} order by id`.execute(payments.context.db);
    const ledger = ledgerOf(payments, shop);
    // 2 JPY are 1.127 cents, 4 of them 4.5096 and 3 of them 3.382.
    expect((await ledger.transaction(id)).trail.map(({ balance }) => balance)).toEqual([
      1, 1, 1, 2,
    ]);
    expect(await ledger.balance()).toBe(5);
    await refuseEntry(payments.context, { shard, entryId: rows[0]!.entryId });
    expect(await ledger.balance()).toBe(3);
    expect((await ledger.lines())[0]).toMatchObject({ capture: true, balance: -2 });
    await move(shop, `${id}/captures`, 2);
    expect(await ledger.balance()).toBe(5);
    expect(await findings()).toEqual([]);
  });

  it("any sizes, rates and refusals match exact fractions", async () => {
    const transition = fc.record({
      kind: fc.constantFrom("captures", "captures", "refunds", "refuse", "rate"),
      amount: fc.oneof(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 900 })),
      pick: fc.nat(),
    });
    const story = fc.record({
      currency: fc.constantFrom("JPY", "USD", "EUR", "HUF"),
      ratePpm: fc.integer({ min: 0, max: 60_000 }),
      steps: fc.array(transition, { minLength: 1, maxLength: 25 }),
    });
    await fc.assert(fc.asyncProperty(story, tell), runs(40));
    expect(await findings()).toEqual([]);
  }, 240_000);
});

interface Story {
  currency: string;
  ratePpm: number;
  steps: { kind: string; amount: number; pick: number }[];
}

async function tell({ currency, ratePpm, steps }: Story): Promise<void> {
  const shop = await makeShopAt(ratePpm, "EUR");
  const exponent = currency === "JPY" ? 0 : 2;
  const id = await setUp(shop, { amount: 100_000, currency, exponent });
  const shard = shardOf(id);
  let perEuro = currency === "EUR" ? "1" : "3.1459";
  await setRate(currency, perEuro);
  const done: { kind: string; worth: Fraction; entryId: string; failed: boolean }[] = [];
  const refuse = async (pick: number): Promise<void> => {
    const entry = done[pick % Math.max(1, done.length)];
    if (entry === undefined) return;
    const refusal = refuseEntry(payments.context, { shard, entryId: entry.entryId });
    entry.failed ||= await refusal.then(
      () => true,
      () => false,
    );
  };
  const captureOrRefund = async (kind: string, amount: number): Promise<void> => {
    const updated = await move(shop, `${id}/${kind}`, amount).catch(() => undefined);
    if (updated === undefined) return;
    const { rows } = await sql<{ entryId: string }>`
      select max(id) as "entryId" from payments.entries
      where shard = ${shard} and transaction_id = ${id}`.execute(payments.context.db);
    const worth = converted(amount, { exponent, perEuro }, { exponent: 2, perEuro: "1" });
    done.push({ kind, worth, entryId: rows[0]!.entryId, failed: false });
  };
  for (const { kind, amount, pick } of steps) {
    if (kind === "rate") {
      if (currency !== "EUR") perEuro = `${(pick % 400) + 1}.${(pick % 899) + 100}`;
      await setRate(currency, perEuro);
    } else if (kind === "refuse") await refuse(pick);
    else await captureOrRefund(kind, amount);
  }
  const total = (kind: string) =>
    done
      .filter((operation) => operation.kind === kind && !operation.failed)
      .reduce<Fraction>((sum, { worth }) => plus(sum, worth), zero);
  const fee = minorOf(times(total("captures"), [BigInt(ratePpm), 1_000_000n]));
  const due = minorOf(total("captures")) - fee - minorOf(total("refunds"));
  expect(await ledgerOf(payments, shop).balance()).toBe(due);
}

async function setRate(currency: string, perEuro: string): Promise<void> {
  if (currency === "EUR") return;
  await saveRates(payments.context.db, [{ currency, day: "2026-01-02", perEuro }]);
}

async function setUp(
  { merchant }: Shop,
  payment: { amount: number; currency?: string; exponent?: number },
): Promise<string> {
  return await makePayment(payments, merchant, payment);
}

describe("concurrent captures", () => {
  it("of one transaction never start from the same total", async () => {
    const shop = await makeShopAt(13_500);
    const whole = await setUp(shop, { amount: 96, currency: "JPY", exponent: 0 });
    const id = await setUp(shop, { amount: 96, currency: "JPY", exponent: 0 });
    await move(shop, `${whole}/captures`, 96);
    for (let round = 0; round < 6; round += 1) {
      await Promise.all(Array.from({ length: 16 }, () => move(shop, `${id}/captures`, 1)));
    }
    expect(await sumOf(shop, id)).toEqual(await sumOf(shop, whole));
    expect(await findings()).toEqual([]);
  });
});
