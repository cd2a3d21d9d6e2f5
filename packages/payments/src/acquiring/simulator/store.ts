import type { Database } from "@frontdesk/database/database";
import { keysFrom, run, statement } from "@frontdesk/database/statement";
import { sql } from "kysely";
import type { Id } from "../../core/ids.ts";

export interface CardKey {
  shard: number;
  merchantId: Id;
  fingerprint: string;
}

/** Minor units of a currency. */
export interface CardAmount {
  currency: string;
  amount: number;
}

const selectBalances = statement(
  "simulator_balance",
  `select wanted.place, found.currency, found.amount
  from ${keysFrom({
    merchant_id: "$2::text[]",
    fingerprint: "$3::text[]",
    now: "$4::timestamptz[]",
    place: "$5::int[]",
  })} as wanted
  cross join lateral (
    select currency, balance as amount from payments.simulator_cards
    where shard = $1 and merchant_id = wanted.merchant_id and fingerprint = wanted.fingerprint
      and expires_at > wanted.now
    limit 1
  ) found`,
);

export async function findBalances(
  db: Database,
  cards: readonly (CardKey & { now: Date })[],
): Promise<(CardAmount | undefined)[]> {
  const rows = await run<CardAmount & { place: number }>(db, selectBalances, [
    cards[0]!.shard,
    cards.map(({ merchantId }) => merchantId),
    cards.map(({ fingerprint }) => fingerprint),
    cards.map(({ now }) => now),
    [...cards.keys()],
  ]);
  const matches = new Map(rows.map((row) => [row.place, row]));
  return cards.map((_, location) => matches.get(location));
}

export async function remember(
  db: Database,
  card: CardKey,
  balance: CardAmount & { expiresAt: Date },
): Promise<CardAmount> {
  await sql`
    insert into payments.simulator_cards (shard, merchant_id, fingerprint, currency, balance,
      expires_at)
    values (${card.shard}, ${card.merchantId}, ${card.fingerprint},
      ${balance.currency}, ${balance.amount}, ${balance.expiresAt})
    on conflict on constraint simulator_cards_pkey do update set
      currency = excluded.currency, balance = excluded.balance,
      expires_at = excluded.expires_at`.execute(db);
  return balance;
}

export interface SimulatorOperation extends CardAmount {
  reference: Id;
  kind: "authorize" | "refund" | "void" | "reverse";
}

const updateTaken = statement(
  "simulator_take",
  `with taken as (
    update payments.simulator_cards set balance = balance - $7
    where shard = $1 and merchant_id = $2 and fingerprint = $3
      and currency = $6 and balance >= $7
    returning shard, merchant_id, fingerprint
  )
  insert into payments.simulator_movements
    (shard, merchant_id, fingerprint, reference, kind, amount)
  select shard, merchant_id, fingerprint, $4, $5, $7 from taken
  returning reference`,
);

export async function take(
  db: Database,
  card: CardKey,
  operation: SimulatorOperation,
): Promise<boolean> {
  return (await run(db, updateTaken, [...keyOf(card), ...valuesOf(operation)])).length > 0;
}

const updateReleased = statement(
  "simulator_give",
  `with given as (
    insert into payments.simulator_movements
      (shard, merchant_id, fingerprint, reference, kind, amount)
    select $1, $2, $3, $4, $5, $7::bigint
    where exists (
      select 1 from payments.simulator_movements
      where shard = $1 and reference = $8 and kind = 'authorize'
    )
    on conflict on constraint simulator_movements_pkey do nothing
    returning amount
  )
  update payments.simulator_cards set balance = balance + given.amount
  from given
  where shard = $1 and merchant_id = $2 and fingerprint = $3 and currency = $6`,
);

/** Once, and only if the authorisation reduced a balance. */
export async function saveReleased(
  db: Database,
  card: CardKey,
  operation: SimulatorOperation & { authorizationReference: Id },
): Promise<void> {
  const values = [...keyOf(card), ...valuesOf(operation), operation.authorizationReference];
  await run(db, updateReleased, values);
}

export async function forgetBalances(
  db: Database,
  { shard, merchantId }: Pick<CardKey, "shard" | "merchantId">,
): Promise<void> {
  await sql`
    delete from payments.simulator_cards
    where shard = ${shard} and merchant_id = ${merchantId}`.execute(db);
  await sql`
    delete from payments.simulator_movements
    where shard = ${shard} and merchant_id = ${merchantId}`.execute(db);
}

export async function forgetExpiredBalances(db: Database, now: Date): Promise<void> {
  // A two-sided range makes PostgreSQL use the index.
  await sql`delete from payments.simulator_cards where expires_at <= ${now}
    and expires_at > '-infinity'`.execute(db);
}

function keyOf({ shard, merchantId, fingerprint }: CardKey): unknown[] {
  return [shard, merchantId, fingerprint];
}

function valuesOf({ reference, kind, currency, amount }: SimulatorOperation): unknown[] {
  return [reference, kind, currency, amount];
}
