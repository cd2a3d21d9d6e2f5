import { type RawBuilder, sql } from "kysely";
import { shardOf } from "../src/ground/ids.ts";
import type { Finding } from "../src/operating/reconcile/finding.ts";
import { reconcile } from "../src/operating/reconcile/reconcile.ts";
import { givenCapture, operate } from "./books.ts";
import type { TestPayments } from "./harness.ts";
import { givenShop, type Shop, send } from "./shop.ts";

/** An id that nothing has. */
export const nowhere = "0".repeat(24);

export interface Books {
  shop: Shop;
  shard: number;
  merchantId: string;
  /** Captured 1000, refunded 200, with a lost dispute of 300 and an open one of 400. */
  transactionId: string;
}

/** The books of a shop in euro that was paid out between its two disputes. */
export async function givenBooks(payments: TestPayments): Promise<Books> {
  const fields = { bank: { iban: "DE89370400440532013000" } };
  const shop = await givenShop(payments, fields);
  const { id: merchantId } = shop.merchant;
  const transactionId = await givenCapture(payments, shop, { amount: 1_000 });
  await refund(payments, { shop, transactionId }, 200);
  const disputes = { transactionId, amount: 300 };
  const lost = await ask<{ dispute: { id: string } }>(payments, shop, ["disputes", disputes]);
  await ask(payments, shop, [`disputes/${lost.dispute.id}/losses`, {}]);
  await operate(payments, "POST /payments/operator/payouts", { merchantId });
  await ask(payments, shop, ["disputes", { ...disputes, amount: 400 }]);
  return { shop, shard: shardOf(merchantId), merchantId, transactionId };
}

/** Refunds a part of a transaction. */
export async function refund(
  payments: TestPayments,
  { shop, transactionId }: Pick<Books, "shop" | "transactionId">,
  amount: number,
): Promise<void> {
  await ask(payments, shop, [`transactions/${transactionId}/refunds`, { amount }]);
}

async function ask<Body>(
  payments: TestPayments,
  { key }: Shop,
  [path, body]: [path: string, body: object],
): Promise<Body> {
  const answer = await send<Body>(payments, `POST /${path}`, { key, body });
  if (answer.status !== 201) throw new Error(`${path} was answered ${answer.text}`);
  return answer.body;
}

/** What is found wrong with the books of a merchant, in small batches. */
export async function findingsIn(
  payments: TestPayments,
  { merchantId }: Pick<Books, "merchantId">,
): Promise<Finding[]> {
  const options = { batchSize: 3, mostFindings: 10_000 };
  const { findings } = await reconcile(payments.context, options);
  return findings.filter((finding) => finding.merchantId === merchantId);
}

/** The names of the checks that find something, and what they find, in this order. */
export type Found = [check: string, found: string][];

/** What is found wrong after a statement broke the books; nobody looks at them again. */
export async function foundAfter(
  payments: TestPayments,
  books: Books,
  broken: RawBuilder<unknown>,
): Promise<Found> {
  const { db } = payments.context;
  const { shard } = books;
  // What still waits for the acquirer depends on time, and is not what is looked for here.
  await sql`delete from payments.instructions where shard = ${shard}`.execute(db);
  await broken.execute(db);
  const findings = await findingsIn(payments, books);
  // Without its merchant a shard is not walked any more.
  await sql`delete from payments.merchants where shard = ${shard}`.execute(db);
  const inBooks = findings.filter(({ check }) => !check.startsWith("waiting_"));
  return inBooks.map(({ check, found }): Found[number] => [check, found]).sort();
}
