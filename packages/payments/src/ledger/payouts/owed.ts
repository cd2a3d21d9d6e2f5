import type { Database } from "@frontdesk/database/database";
import { shardByShard } from "../../core/shards.ts";
import { listOwedOf, listPayees, type OwedRow, type PayeeQuery } from "./owed.store.ts";

const fewest = 100;

export async function listOwed(
  db: Database,
  { test, after, limit }: PayeeQuery,
): Promise<OwedRow[]> {
  const owed: OwedRow[] = [];
  let passed = after;
  while (owed.length < limit) {
    const query = { test, after: passed, limit: Math.max(limit, fewest) };
    const payees = await listPayees(db, query);
    const last = payees.at(-1);
    if (last === undefined) break;
    const oweds = await shardByShard(payees, (shard, own) =>
      listOwedOf(
        db,
        shard,
        own.map(({ id }) => id),
      ),
    );
    owed.push(...oweds.sort((one, other) => (one.id < other.id ? -1 : 1)));
    passed = last.id;
  }
  return owed.slice(0, limit);
}
