/* Reads across shards, then claims shard by shard. */
import type { Database } from "@frontdesk/database/database";
import { retryMissed } from "@frontdesk/database/for-each-tenant";
import { keysFrom, run, statement } from "@frontdesk/database/statement";
import { sql } from "kysely";
import { type Id, shardOf } from "../../core/ids.ts";
import type { InShard } from "../../core/shards.ts";
import type { PayoutRow } from "./payout.ts";
import { payoutFields } from "./store.ts";

export interface Exportable {
  currency: string;
  test: boolean;
  merchantId: Id | undefined;
  limit: number;
}

/** Oldest first; locks nothing. */
export async function listExportable(
  db: Database,
  { currency, test, merchantId, limit }: Exportable,
): Promise<InShard[]> {
  const only =
    merchantId === undefined
      ? sql``
      : sql`and p.shard = ${shardOf(merchantId)} and p.merchant_id = ${merchantId}`;
  const { rows } = await sql<InShard>`
    select p.shard, p.id from payments.payouts p
    where p.state = 'created' and p.currency = ${currency} ${only}
      and exists (select from payments.merchants m
        where m.shard = p.shard and m.id = p.merchant_id and m.test = ${test}
          and not coalesce((m.suspension->>'payouts')::boolean, false))
    order by p.id limit ${limit}`.execute(db);
  return rows;
}

export type ExportablePayout = PayoutRow & { name: string; descriptor: string };

const reserveRows = statement(
  "payouts_export",
  `update payments.payouts p set state = 'exported', export_id = $3
  from ${keysFrom({ id: "$2::text[]" })} k
  cross join lateral (
    select ctid as place, merchant_id from payments.payouts
    where shard = $1 and id = k.id limit 1
  ) found
  cross join lateral (
    select test, suspension, coalesce(name, descriptor) as name, descriptor from payments.merchants
    where shard = $1 and id = found.merchant_id limit 1
  ) m
  where p.shard = $1 and p.ctid = found.place and p.state = 'created' and m.test = $4
    and not coalesce((m.suspension->>'payouts')::boolean, false)
  returning ${payoutFields}, m.name, m.descriptor`,
);

interface Claimable {
  waiting: readonly InShard[];
  exportId: Id;
  test: boolean;
}

export async function reserveExportable(
  db: Database,
  { waiting, exportId, test }: Claimable,
): Promise<ExportablePayout[]> {
  const shards = Map.groupBy(waiting, ({ shard }) => shard);
  const claimed: ExportablePayout[] = [];
  // A fixed lock order prevents deadlocks.
  for (const shard of [...shards.keys()].sort((one, other) => one - other)) {
    const reserveOwn = (own: readonly InShard[]) => {
      const ids = own.map(({ id }) => id);
      return run<ExportablePayout>(db, reserveRows, [shard, ids, exportId, test]);
    };
    claimed.push(...(await retryMissed(shards.get(shard)!, reserveOwn)));
  }
  return claimed.sort((one, other) => (one.id < other.id ? -1 : 1));
}

export async function saveExport(
  db: Database,
  { id, content }: { id: Id; content: string },
): Promise<void> {
  await sql`insert into payments.payout_exports (id, content)
    values (${id}, ${content})`.execute(db);
}

/** Characters per read. */
export const filePortion = { length: 131_072 };

export async function* readExport(db: Database, id: Id): AsyncGenerator<string> {
  const { length } = filePortion;
  for (let from = 1; ; from += length) {
    const { rows } = await sql<{ part: string }>`
      select substr(content, ${from}, ${length}) as part from payments.payout_exports
      where id = ${id}`.execute(db);
    const part = rows[0]?.part ?? "";
    if (part !== "") yield part;
    if (part.length < length) return;
  }
}
