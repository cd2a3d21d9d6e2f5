import { type RawBuilder, sql } from "kysely";
import { shardOf } from "../src/core/ids.ts";
import type { Finding } from "../src/operating/reconcile/finding.ts";
import { reconcile } from "../src/operating/reconcile/reconcile.ts";
import type { TestPayments } from "./harness.ts";
import { makeCapture, operate } from "./ledger.ts";
import { makeShop, type Shop, send } from "./shop.ts";

export const nowhere = "0".repeat(24);

export interface LedgerState {
  shop: Shop;
  shard: number;
  merchantId: string;
  transactionId: string;
}

/** A payout between two disputes. */
export async function makeLedger(payments: TestPayments): Promise<LedgerState> {
  const fields = { bank: { iban: "DE89370400440532013000" } };
  const shop = await makeShop(payments, fields);
  const { id: merchantId } = shop.merchant;
  const transactionId = await makeCapture(payments, shop, { amount: 1_000 });
  await refund(payments, { shop, transactionId }, 200);
  const disputes = { transactionId, amount: 300 };
  const lost = await ask<{ dispute: { id: string } }>(payments, shop, ["disputes", disputes]);
  await ask(payments, shop, [`disputes/${lost.dispute.id}/losses`, {}]);
  await operate(payments, "POST /payments/operator/payouts", { merchantId });
  await ask(payments, shop, ["disputes", { ...disputes, amount: 400 }]);
  return { shop, shard: shardOf(merchantId), merchantId, transactionId };
}

export async function refund(
  payments: TestPayments,
  { shop, transactionId }: Pick<LedgerState, "shop" | "transactionId">,
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

export async function findingsIn(
  payments: TestPayments,
  { merchantId }: Pick<LedgerState, "merchantId">,
): Promise<Finding[]> {
  const options = { batchSize: 3, mostFindings: 10_000 };
  const { findings } = await reconcile(payments.context, options);
  return findings.filter((finding) => finding.merchantId === merchantId);
}

export type FindingRow = [check: string, found: string][];

export async function findingsAfter(
  payments: TestPayments,
  ledger: LedgerState,
  broken: RawBuilder<unknown>,
): Promise<FindingRow> {
  const { db } = payments.context;
  const { shard } = ledger;
  // Pending instructions depend on time.
  await sql`delete from payments.instructions where shard = ${shard}`.execute(db);
  await broken.execute(db);
  const findings = await findingsIn(payments, ledger);
  // Reconciliation skips a shard without its merchant.
  await sql`delete from payments.merchants where shard = ${shard}`.execute(db);
  const inLedger = findings.filter(({ check }) => !check.startsWith("waiting_"));
  return inLedger.map(({ check, found }): FindingRow[number] => [check, found]).sort();
}
