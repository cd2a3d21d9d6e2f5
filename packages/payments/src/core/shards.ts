import { forEachTenant } from "@frontdesk/database/for-each-tenant";
import type { Id } from "./ids.ts";

export interface InShard {
  shard: number;
  id: Id;
}

/** After a failure it finishes the other shards, then throws. */
export async function shardByShard<Each extends Pick<InShard, "shard">, Result>(
  things: readonly Each[],
  work: (shard: number, own: readonly Each[]) => Promise<readonly Result[]>,
): Promise<Result[]> {
  return await forEachTenant(
    Map.groupBy(things, ({ shard }) => shard),
    work,
  );
}
