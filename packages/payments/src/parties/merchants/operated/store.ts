import type { Database } from "@frontdesk/database/database";
import { sql } from "kysely";
import type { Page } from "../../../api/lists/schema.ts";
import { wholePage } from "../../../api/lists/sift.ts";
import { siftedPage } from "../../../api/lists/store.ts";
import { type Id, shardOf } from "../../../ground/ids.ts";
import type { MerchantWithBalance, Suspension } from "../row.ts";
import { balance, columns } from "../store.ts";

const selection = sql.raw(`${columns}, ${balance}`);

/** A merchant with its balance, whoever asks. */
export async function findOperated(db: Database, id: Id): Promise<MerchantWithBalance | undefined> {
  const { rows } = await sql<MerchantWithBalance>`
    select ${selection} from payments.merchants m
    where m.shard = ${shardOf(id)} and m.id = ${id}`.execute(db);
  return rows[0];
}

/** A page of all merchants. */
export async function listOperated(
  db: Database,
  { test, page }: { test?: boolean | undefined; page: Page },
): Promise<MerchantWithBalance[]> {
  const sought = {
    table: "payments.merchants",
    as: "m",
    indexed: sql`true`,
    others: [test === undefined ? undefined : sql`m.test = ${test}`],
  };
  const { rows } = await sql<MerchantWithBalance & { place: number | null }>`
    select ${selection}, m.place ${siftedPage(sought, page)}`.execute(db);
  return wholePage(rows);
}

/** The shards that merchants live in, ascending, after one of them. */
export async function listShards(
  db: Database,
  { after, limit }: { after: number; limit: number },
): Promise<number[]> {
  const { rows } = await sql<{ shard: number }>`
    select distinct shard from payments.merchants where shard > ${after}
    order by shard limit ${limit}`.execute(db);
  return rows.map(({ shard }) => shard);
}

/** Lets a live merchant do everything that it is not suspended from; its first approval stays. */
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

/** A merchant's two claims as they are without its suspension, if it has one. */
const held = (id: Id) => sql`(
    select shard, id,
      coalesce((suspension->'held'->>'canChargeCard')::boolean, can_charge_card) as charges,
      coalesce((suspension->'held'->>'canCapture')::boolean, can_capture) as captures
    from payments.merchants where shard = ${shardOf(id)} and id = ${id} for no key update
  )`;

/** Takes claims away, or gives those back that an earlier suspension had taken. */
export async function updateSuspension(
  db: Database,
  id: Id,
  suspension: Suspension,
): Promise<void> {
  await sql`
    update payments.merchants m set
      can_charge_card = held.charges and not ${suspension.payments}::boolean,
      can_capture = held.captures and not ${suspension.captures}::boolean,
      suspension = ${JSON.stringify(suspension)}::jsonb || jsonb_build_object('held',
        jsonb_build_object('canChargeCard', held.charges, 'canCapture', held.captures))
    from ${held(id)} held
    where m.shard = held.shard and m.id = held.id`.execute(db);
}

/** Gives back what a suspension took. */
export async function endSuspension(db: Database, id: Id): Promise<void> {
  await sql`
    update payments.merchants m set can_charge_card = held.charges, can_capture = held.captures,
      suspension = null
    from ${held(id)} held
    where m.shard = held.shard and m.id = held.id`.execute(db);
}

export interface Prices {
  /** Parts per million of a capture. */
  rate: number;
  /** Minor units of the merchant's currency, like `dispute`. */
  flat: number;
  dispute: number;
  /** Whether a refund gives back the part of a capture that was taken; flat fees stay. */
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

/** Days after which authorisations expire; null where they do not. */
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
  /** The transaction up to which all were looked at; empty before the first. */
  upTo: Id;
}

/** The merchants whose authorisations expire, after one of them: 500 at most. */
export async function listExpiring(db: Database, after: Id): Promise<ExpiringMerchant[]> {
  // Of a limit that it cannot know the database expects a tenth, and goes along the index.
  const { rows } = await sql<ExpiringMerchant>`
    select id, authorization_days as days, expired_up_to as "upTo" from payments.merchants
    where authorization_days is not null and id > ${after} order by id
    limit (select 500)`.execute(db);
  return rows;
}

/** Goes on, unless somebody sent the merchant back meanwhile. */
export async function updateExpiredUpTo(
  db: Database,
  id: Id,
  { from, to }: { from: Id; to: Id },
): Promise<void> {
  await sql`
    update payments.merchants set expired_up_to = ${to}
    where shard = ${shardOf(id)} and id = ${id} and expired_up_to = ${from}`.execute(db);
}

/** Has transactions after a bound looked at again. */
export async function lowerExpiredUpTo(db: Database, id: Id, bound: Id): Promise<void> {
  await sql`
    update payments.merchants set expired_up_to = ${bound}
    where shard = ${shardOf(id)} and id = ${id} and expired_up_to > ${bound}`.execute(db);
}
