import type { Database } from "@frontdesk/database/database";
import { run, statement } from "@frontdesk/database/statement";
import { sql } from "kysely";
import { askFrom } from "../../acquiring/authorizations/outcome.store.ts";
import { type Id, shardOf } from "../../core/ids.ts";

const selectIntegration = statement(
  "payment_integration",
  "select merchant_id from payments.merchant_keys where key = $1",
);

/** `key`: the public key. */
export async function findIntegration(
  db: Database,
  key: string,
): Promise<{ shard: number; merchantId: Id } | undefined> {
  const [row] = await run<{ merchant_id: Id }>(db, selectIntegration, [key]);
  return row && { shard: shardOf(row.merchant_id), merchantId: row.merchant_id };
}

export interface Receiver {
  currency: string;
  exponent: number;
  test: boolean;
  descriptor: string;
  can_charge_card: boolean;
  can_capture: boolean;
  capture: "automatic" | "manual";
  tds_mode: "avoid" | "attempt" | "full";
  name: string | null;
  website: string;
  company_country: string;
  /** Sealed. */
  link_secret: string | null;
  link_signature_required: boolean;
  authorization_id: Id | null;
  state: "asked" | "approved" | "declined" | "reversing" | "reversed" | null;
  status: number | null;
  answer: string | null;
}

const selectReceiver = statement(
  "payment_receiver",
  `select m.currency, m.exponent, m.test, m.descriptor, m.can_charge_card,
    m.can_capture, m.capture,
    m.tds_mode, m.name, m.website, m.company_country, m.link_secret, m.link_signature_required,
    o.authorization_id, o.status, o.answer, a.state
  from payments.merchants m
  left join payments.orders o on o.shard = $1 and o.merchant_id = m.id and o.hash = $3
  left join lateral (select * from payments.authorizations
    where shard = $1 and id = o.authorization_id limit 1) a on true
  where m.shard = $1 and m.id = $2`,
);

export interface OrderKey {
  shard: number;
  merchantId: Id;
  hash: Buffer;
}

export async function getReceiver(
  db: Database,
  { shard, merchantId, hash }: OrderKey,
): Promise<Receiver> {
  const [row] = await run<Receiver>(db, selectReceiver, [shard, merchantId, hash]);
  if (row === undefined) throw new Error(`merchant ${merchantId} is gone`);
  return row;
}

const askClaimed = `
  askable as (
    select shard, authorization_id, merchant_id, $5::text as fingerprint,
      null::text as original_id, $6::text as currency, $7::bigint as amount,
      $8::timestamptz as deadline, $9::text as consent_text, $10::text as payer_address,
      'payer' as actor, null::text as purpose
    from claimed
  ),
  ${askFrom("askable")}
  select id from asked`;

const insertOrder = statement(
  "payment_claim_order",
  `with claimed as (
    insert into payments.orders (shard, hash, merchant_id, authorization_id)
    select m.shard, $3, m.id, $4 from payments.merchants m
    where m.shard = $1 and m.id = $2 and m.can_charge_card
    on conflict on constraint orders_pkey do nothing
    returning shard, merchant_id, authorization_id
  ),
  ${askClaimed}`,
);

const updateOrder = statement(
  "payment_claim_order_again",
  `with claimed as (
    update payments.orders o set authorization_id = $4
    from payments.merchants m
    where o.shard = $1 and o.hash = $3 and o.status is null and o.authorization_id = $11
      and m.shard = $1 and m.id = $2 and m.can_charge_card
    returning o.shard, o.merchant_id, o.authorization_id
  ),
  ${askClaimed}`,
);

export interface NewOrder extends OrderKey {
  authorizationId: Id;
  fingerprint: string;
  currency: string;
  amount: number;
  deadline: Date;
  consentText: string | null;
  payerAddress: string;
  declinedId: Id | null;
}

/**
 * Waits for a concurrent insert. False if the order exists or the merchant may not charge. After a
 * soft decline, one request resends it.
 */
export async function reserveOrder(db: Database, order: NewOrder): Promise<boolean> {
  const { declinedId } = order;
  const values = [
    order.shard,
    order.merchantId,
    order.hash,
    order.authorizationId,
    order.fingerprint,
    order.currency,
    order.amount,
    order.deadline,
    order.consentText,
    order.payerAddress,
  ];
  const requests =
    declinedId === null
      ? await run(db, insertOrder, values)
      : await run(db, updateOrder, [...values, declinedId]);
  return requests.length === 1;
}

const insertToken = statement(
  "payment_claim_token",
  `insert into payments.order_tokens (shard, hash, order_hash, expires_at)
  values ($1, $2, $3, $4)
  on conflict on constraint order_tokens_pkey do update set expires_at = excluded.expires_at
    where order_tokens.order_hash = excluded.order_hash
  returning shard`,
);

/**
 * False if another order used it. The shard derives from the token: every merchant refuses its
 * reuse.
 */
export async function reserveToken(
  db: Database,
  { hash, orderHash, expiresAt }: { hash: Buffer; orderHash: Buffer; expiresAt: Date },
): Promise<boolean> {
  const values = [hash.readUInt16BE(0), hash, orderHash, expiresAt];
  return (await run(db, insertToken, values)).length === 1;
}

const updateAnswer = statement(
  "payment_answer",
  "update payments.orders set status = $3, answer = $4 where shard = $1 and hash = $2",
);

export async function savePaymentAnswer(
  db: Database,
  { shard, hash }: OrderKey,
  { status, body }: { status: number; body: object },
): Promise<void> {
  await run(db, updateAnswer, [shard, hash, status, JSON.stringify(body)]);
}

const insertBegun = statement(
  "payment_keep_begun",
  `insert into payments.begun_orders (shard, hash, begun_at) values ($1, $2, $3)
  on conflict on constraint begun_orders_pkey do nothing`,
);

export async function keepBegun(
  db: Database,
  { shard, hash }: OrderKey,
  begunAt: Date,
): Promise<void> {
  await run(db, insertBegun, [shard, hash, begunAt]);
}

export async function isBegun(db: Database, { shard, hash }: OrderKey): Promise<boolean> {
  const { rows } = await sql`
    select 1 from payments.begun_orders where shard = ${shard} and hash = ${hash}`.execute(db);
  return rows.length > 0;
}

export async function forgetBegun(db: Database, before: Date): Promise<void> {
  await sql`delete from payments.begun_orders where begun_at < ${before}`.execute(db);
}

export async function forgetTokens(db: Database, before: Date): Promise<number> {
  const { rows } = await sql`delete from payments.order_tokens where expires_at < ${before}
    returning 1`.execute(db);
  return rows.length;
}
