import type { Database } from "@frontdesk/database/database";
import { type RawBuilder, sql } from "kysely";
import { normaliseIban } from "../../../core/iban.ts";
import { type Id, isId, shardOf } from "../../../core/ids.ts";

const maxMatches = 1_000;

/** Each search uses an index. */
export async function findMerchantIds(db: Database, text: string): Promise<Id[]> {
  const { rows } = await sql<{ id: Id }>`${sql.join(waysTo(text), sql` union `)}`.execute(db);
  return rows.map(({ id }) => id);
}

function waysTo(text: string): RawBuilder<unknown>[] {
  const id = text.toLowerCase();
  const ways = [beginningWith(sql`lower(m.name)`, text)];
  ways.push(beginningWith(sql`lower(m.email)`, text));
  const iban = normaliseIban(text);
  ways.push(sql`(select m.id from payments.merchants m where m.bank_iban = ${iban}
    order by m.bank_iban limit ${maxMatches})`);
  if (isUuid(id)) {
    ways.push(sql`select k.merchant_id as id from payments.merchant_keys k
      where k.key = ${id}::uuid`);
  }
  if (isId(id)) {
    ways.push(sql`select m.id from payments.merchants m
      where m.shard = ${shardOf(id)} and m.id = ${id}`);
    ways.push(sql`(select a.merchant_id as id from payments.merchant_access a
      where a.caller_id = ${id} order by a.merchant_id limit ${maxMatches})`);
  }
  return ways;
}

function beginningWith(column: RawBuilder<unknown>, text: string): RawBuilder<unknown> {
  // The database lower-cases both sides, so rules of other alphabets agree.
  const from = sql`lower(${text}::text) collate "C"`;
  const end = sql`(lower(${text}::text) || ${"\u{10ffff}"}) collate "C"`;
  return sql`(select m.id from payments.merchants m
    where ${column} collate "C" >= ${from} and ${column} collate "C" < ${end}
    order by ${column} collate "C" limit ${maxMatches})`;
}

function isUuid(text: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text);
}
