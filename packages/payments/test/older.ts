import { cpSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { freshDatabase, type TestDatabase } from "@frontdesk/database/testing";
import { peopleMigrations } from "@frontdesk/people/migrations";
import { platformMigrations } from "@frontdesk/platform/migrations";
import { sql } from "kysely";
import { newId, shardOf } from "../src/core/ids.ts";

export async function olderDatabase(last: string): Promise<TestDatabase> {
  const folder = mkdtempSync(join(tmpdir(), "frontdesk-migrations-"));
  const source = join(import.meta.dirname, "../migrations");
  for (const file of readdirSync(source)) {
    if (file <= `${last}.sql`) cpSync(join(source, file), join(folder, file));
  }
  const older = { name: "payments", folder: pathToFileURL(`${folder}/`) };
  const opened = await freshDatabase([platformMigrations, peopleMigrations, older]);
  rmSync(folder, { recursive: true });
  return opened;
}

export interface OlderCapture {
  merchantId: string;
  transactionId: string;
  entryIds: string[];
}

export async function makeOlderCaptures(
  { db }: Pick<TestDatabase, "db">,
  parts: readonly { amount: number; balance: number; feeRate: number }[],
): Promise<OlderCapture> {
  const merchantId = newId(4711);
  const shard = shardOf(merchantId);
  const [transactionId, authorizationId] = [newId(shard), newId(shard)];
  const sum = (name: "amount" | "balance") => parts.reduce((all, part) => all + part[name], 0);
  await sql`insert into payments.merchants (shard, id, key, currency, exponent, test, email,
      website, descriptor, company_country, can_charge_card, can_save_card, can_transfer_to_card,
      can_capture, can_refund, can_void)
    values (${shard}, ${merchantId}, gen_random_uuid(), 'EUR', 2, true, 'jane@example.com',
      'https://example.com', 'Jane', 'DK', true, true, true, true, true, true)`.execute(db);
  await sql`insert into payments.balance_slots (shard, merchant_id, slot, amount)
    select ${shard}, ${merchantId}, slot, case slot when 3 then ${sum("balance")}::bigint else 0 end
    from generate_series(0, 15) slot`.execute(db);
  await sql`insert into payments.authorizations (shard, id, merchant_id, fingerprint, state,
      transaction_id, currency, amount, deadline, actor, acquirer_reference)
    values (${shard}, ${authorizationId}, ${merchantId}, 'f', 'approved', ${transactionId}, 'JPY',
      1000, now(), 'test', 'r')`.execute(db);
  await sql`insert into payments.transactions (shard, id, merchant_id, authorization_id,
      card_number_id, test, currency, exponent, amount, captured, version, descriptor, bin, last4,
      expiry_month, expiry_year, scheme, code_present, recurring)
    values (${shard}, ${transactionId}, ${merchantId}, ${authorizationId}, ${newId(shard)}, true,
      'JPY', 0, 1000, ${sum("amount")}, ${parts.length}, 'Jane', '410000', '0000', 12, 2040, 'visa',
      true, false)`.execute(db);
  const entryIds: string[] = [];
  for (const { amount, balance, feeRate } of parts) {
    const [entryId, lineId] = [newId(shard), newId(shard)];
    entryIds.push(entryId);
    await sql`insert into payments.lines (shard, id, merchant_id, test, kind, balance, fee,
        transaction_id, amount, currency, rate_from, rate_to, rate_day)
      values (${shard}, ${lineId}, ${merchantId}, true, 'capture', ${balance}, ${feeRate},
        ${transactionId}, ${amount}, 'JPY', 177.40, 1, '2025-10-09')`.execute(db);
    await sql`insert into payments.entries (shard, id, merchant_id, transaction_id, kind, amount,
        balance, fee_rate, line_id)
      values (${shard}, ${entryId}, ${merchantId}, ${transactionId}, 'capture', ${amount},
        ${balance}, ${feeRate}, ${lineId})`.execute(db);
  }
  return { merchantId, transactionId, entryIds };
}
