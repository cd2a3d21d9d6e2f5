import type { Database } from "@frontdesk/database/database";
import { sql } from "kysely";
import type { Page } from "../../../api/lists/schema.ts";
import { wholePage } from "../../../api/lists/sift.ts";
import { siftedPage } from "../../../api/lists/store.ts";
import { type Id, shardOf } from "../../../core/ids.ts";
import type { MerchantWithBalance, Suspension } from "../row.ts";
import { balance, columns, listMerchants } from "../store.ts";
import type { MerchantState } from "./state.ts";

const selection = sql.raw(`${columns}, ${balance}`);

/** Reads a merchant without an access check. */
export async function findOperated(db: Database, id: Id): Promise<MerchantWithBalance | undefined> {
  const { rows } = await sql<MerchantWithBalance>`
    select ${selection} from payments.merchants m
    where m.shard = ${shardOf(id)} and m.id = ${id}`.execute(db);
  return rows[0];
}

/** The same rules as `statusOf`. */
const status = sql`case when m.suspension is not null then 'suspended' when m.test then 'test'
    when m.approved_at is null then 'waiting' else 'approved' end`;

export interface OperatedFilter {
  test?: boolean | undefined;
  state?: MerchantState | undefined;
}

export async function listOperated(
  db: Database,
  { test, state, page }: OperatedFilter & { page: Page },
): Promise<MerchantWithBalance[]> {
  const query = {
    table: "payments.merchants",
    as: "m",
    own: undefined,
    others: [
      test === undefined ? undefined : sql`m.test = ${test}`,
      state === undefined ? undefined : sql`${status} = ${state}`,
    ],
  };
  const { rows } = await sql<{ id: Id; place: number | null }>`
    select m.id, m.place ${siftedPage(query, page)}`.execute(db);
  const ids = wholePage(rows).map(({ id }) => id);
  if (ids.length === 0) return [];
  const matches = new Map((await listMerchants(db, ids, {})).map((one) => [one.id, one]));
  return ids.flatMap((id) => matches.get(id) ?? []);
}

export async function listShards(
  db: Database,
  { after, limit }: { after: number; limit: number },
): Promise<number[]> {
  const { rows } = await sql<{ shard: number }>`
    select distinct shard from payments.merchants where shard > ${after}
    order by shard limit ${limit}`.execute(db);
  return rows.map(({ shard }) => shard);
}

const shardsAtOnce = 1_000;

export async function* shardsOf(db: Database): AsyncGenerator<number> {
  let after = -1;
  while (true) {
    const shards = await listShards(db, { after, limit: shardsAtOnce });
    yield* shards;
    const last = shards.at(-1);
    if (last === undefined) return;
    after = last;
  }
}

/** Suspended capabilities stay off; the first approval time stays. */
export async function updateApproved(db: Database, id: Id, approvedAt: Date): Promise<void> {
  await sql`
    update payments.merchants set
      can_charge_card = not coalesce((suspension->>'payments')::boolean, false),
      can_capture = not coalesce((suspension->>'captures')::boolean, false),
      suspension = suspension || '{"held": {"canChargeCard": true, "canCapture": true}}',
      can_save_card = true, can_transfer_to_card = true, can_refund = true, can_void = true,
      approved_at = coalesce(approved_at, ${approvedAt})
    where shard = ${shardOf(id)} and id = ${id}`.execute(db);
}

const charges = sql`coalesce((suspension->'held'->>'canChargeCard')::boolean, can_charge_card)`;
const captures = sql`coalesce((suspension->'held'->>'canCapture')::boolean, can_capture)`;

/** Returns only capabilities lost by a suspension. */
export async function updateSuspension(
  db: Database,
  id: Id,
  suspension: Suspension,
): Promise<void> {
  await sql`
    update payments.merchants set
      can_charge_card = ${charges} and not ${suspension.payments}::boolean,
      can_capture = ${captures} and not ${suspension.captures}::boolean,
      suspension = ${JSON.stringify(suspension)}::jsonb || jsonb_build_object('held',
        jsonb_build_object('canChargeCard', ${charges}, 'canCapture', ${captures}))
    where shard = ${shardOf(id)} and id = ${id}`.execute(db);
}

export async function endSuspension(db: Database, id: Id): Promise<void> {
  await sql`
    update payments.merchants set can_charge_card = ${charges}, can_capture = ${captures},
      suspension = null
    where shard = ${shardOf(id)} and id = ${id}`.execute(db);
}

export interface Prices {
  /** Parts per million of a capture. */
  rate: number;
  /** Minor units of the merchant's currency, like `dispute`. */
  flat: number;
  dispute: number;
  /** The returned part of the percentage fee; flat fees stay. */
  refundsFee?: boolean;
}

export async function updatePricing(db: Database, id: Id, prices: Prices): Promise<void> {
  await sql`
    update payments.merchants set fee_rate_ppm = ${prices.rate}, fee_flat = ${prices.flat},
      fee_dispute = ${prices.dispute}, refunds_fee = ${prices.refundsFee ?? false}
    where shard = ${shardOf(id)} and id = ${id}`.execute(db);
}

export async function updateIban(db: Database, id: Id, iban: string): Promise<void> {
  await sql`
    update payments.merchants set bank_iban = ${iban}
    where shard = ${shardOf(id)} and id = ${id}`.execute(db);
}

export async function updateTdsMode(
  db: Database,
  id: Id,
  mode: MerchantWithBalance["tdsMode"],
): Promise<void> {
  await sql`
    update payments.merchants set tds_mode = ${mode}
    where shard = ${shardOf(id)} and id = ${id}`.execute(db);
}

/** Days until authorisations expire; null for never. */
export async function updateAuthorizationDays(
  db: Database,
  id: Id,
  days: number | null,
): Promise<void> {
  await sql`
    update payments.merchants set authorization_days = ${days}
    where shard = ${shardOf(id)} and id = ${id}`.execute(db);
}

export interface ExpiringMerchant {
  id: Id;
  days: number;
  upTo: Id;
}

export async function listExpiring(db: Database, after: Id): Promise<ExpiringMerchant[]> {
  // PostgreSQL estimates an unknown limit as a tenth of the rows, so it uses the index.
  const { rows } = await sql<ExpiringMerchant>`
    select id, authorization_days as days, expired_up_to as "upTo" from payments.merchants
    where authorization_days is not null and id > ${after} order by id
    limit (select 500)`.execute(db);
  return rows;
}

/** Does nothing if `lowerExpiredUpTo` moved the mark back. */
export async function updateExpiredUpTo(
  db: Database,
  id: Id,
  { from, to }: { from: Id; to: Id },
): Promise<void> {
  await sql`
    update payments.merchants set expired_up_to = ${to}
    where shard = ${shardOf(id)} and id = ${id} and expired_up_to = ${from}`.execute(db);
}

export async function lowerExpiredUpTo(db: Database, id: Id, bound: Id): Promise<void> {
  await sql`
    update payments.merchants set expired_up_to = ${bound}
    where shard = ${shardOf(id)} and id = ${id} and expired_up_to > ${bound}`.execute(db);
}
