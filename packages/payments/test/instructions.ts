import type { Database } from "@frontdesk/database/database";
import { sql } from "kysely";
import { instructFrom } from "../src/acquiring/instructions/store.ts";
import { newId } from "../src/core/ids.ts";

export interface InstructionsInput {
  kind?: string;
  amount?: number;
  test?: boolean;
  count?: number;
}

export async function makeInstructions(
  db: Database,
  input: InstructionsInput & { shard: number; at: Date },
) {
  const { shard, at, kind = "capture", amount = 100, test = true, count = 1 } = input;
  const [merchantId, authorizationId, transactionId] = [newId(shard), newId(shard), newId(shard)];
  await sql`insert into payments.authorizations (shard, id, merchant_id, fingerprint, state,
      currency, amount, deadline, acquirer_reference, actor)
    values (${shard}, ${authorizationId}, ${merchantId}, 'print', 'approved',
      'EUR', 500, now(), 'reference', 'test')`.execute(db);
  await sql`insert into payments.transactions (shard, id, merchant_id, authorization_id,
      card_number_id, test, currency, exponent, amount, descriptor, bin, last4, expiry_month,
      expiry_year, scheme, code_present, recurring)
    values (${shard}, ${transactionId}, ${merchantId}, ${authorizationId}, 'none', ${test},
      'EUR', 2, 500, 'Flowers', '410000', '0000', 12, 2030, 'visa', true, false)`.execute(db);
  const ids = Array.from({ length: count }, () => newId(shard));
  await sql`with written as (
      select ${shard}::int as shard, entry_id, ${transactionId}::text as transaction_id,
        ${kind}::text as kind, ${amount}::bigint as amount,
        ${at}::timestamptz as due_at
      from unnest(${ids}::text[]) as entry_id
    ) ${sql.raw(instructFrom("written"))}`.execute(db);
  return { merchantId, authorizationId, transactionId, ids };
}
