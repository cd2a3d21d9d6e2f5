import type { Database } from "@frontdesk/database/database";
import { run, statement } from "@frontdesk/database/statement";
import { type Id, shardOf } from "../../core/ids.ts";
import { shardByShard } from "../../core/shards.ts";

/** Minor units of the merchant's currency. */
export interface Sums {
  captured: number;
  refunded: number;
  fees: number;
  disputes: number;
  count: number;
}

const ofReversed = (column: string): string => `(
  select o.${column} from payments.lines o where o.shard = l.shard and o.id = l.reverses_id)`;

// A reversal returns its fee, or charges again the part that a refund had returned.
const fee = `(case
  when l.reverses_id is null then l.fee - coalesce(l.fee_returned, 0)
  else coalesce(${ofReversed("fee_returned")}, 0) - ${ofReversed("fee")} end)`;

const sum = (kind: string, what: string): string =>
  `coalesce(sum(${what}) filter (where l.kind = '${kind}'), 0)::bigint`;

const captured = `${sum("capture", "l.balance + l.fees")} as captured,
      ${sum("capture", "case when l.reverses_id is null then 1 else -1 end")} as count`;

const select = statement(
  "takings_sums",
  `select sums.*
  from unnest($3::text[], $4::text[]) with ordinality as span (since, until, n)
  cross join lateral (
    select ${captured},
      ${sum("refund", "-(l.balance + l.fees)")} as refunded,
      coalesce(sum(l.fees), 0)::bigint as fees,
      ${sum("dispute", "-(l.balance + l.fees)")} as disputes
    from (
      select l.kind, l.balance, l.reverses_id, ${fee} as fees
      from payments.lines l
      where l.shard = $1 and l.merchant_id = $2 and l.id >= span.since and l.id < span.until
        and l.kind <> 'payout') l) sums
  order by span.n`,
);

export async function listSums(
  db: Database,
  merchantId: Id,
  bounds: readonly Id[],
): Promise<Sums[]> {
  const values = [shardOf(merchantId), merchantId, bounds.slice(0, -1), bounds.slice(1)];
  return await run<Sums>(db, select, values);
}

export interface Volume extends Pick<Sums, "captured" | "count"> {
  merchantId: Id;
}

const selectVolumes = statement(
  "takings_volumes",
  `select wanted.id as "merchantId", sums.*
  from unnest($2::text[]) as wanted (id)
  cross join lateral (
    select ${captured}
    from (
      select l.kind, l.balance, l.reverses_id, ${fee} as fees
      from payments.lines l
      where l.shard = $1 and l.merchant_id = wanted.id and l.id >= $3
        and l.kind = 'capture') l) sums`,
);

export async function listVolumes(
  db: Database,
  merchantIds: readonly Id[],
  since: Id,
): Promise<Volume[]> {
  const merchants = merchantIds.map((id) => ({ shard: shardOf(id), id }));
  return await shardByShard(merchants, (shard, own) =>
    run<Volume>(db, selectVolumes, [shard, own.map(({ id }) => id), since]),
  );
}
