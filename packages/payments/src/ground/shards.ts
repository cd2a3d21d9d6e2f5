import { tenantByTenant } from "@frontdesk/database/apart";
import type { Id } from "./ids.ts";

/** What names a row of a tenant. */
export interface InShard {
  shard: number;
  id: Id;
}

/**
 * Does what has to be done of things of many shards, one shard after the other and a few at once;
 * gives all that came of it. Where some fail, all others are done before that is thrown.
 */
export async function shardByShard<Each extends Pick<InShard, "shard">, Result>(
  things: readonly Each[],
  work: (shard: number, own: readonly Each[]) => Promise<readonly Result[]>,
): Promise<Result[]> {
  return await tenantByTenant(
    Map.groupBy(things, ({ shard }) => shard),
    work,
  );
}

/**
 * Does what has to be done of things of a shard that are looked up by their places, and gives all
 * that came of it. What was written between its look and its turn has another place by then: it is
 * looked up once more.
 */
export async function placeByPlace<Each extends { id: Id }, Done extends { id: Id }>(
  own: readonly Each[],
  work: (own: readonly Each[]) => Promise<Done[]>,
): Promise<Done[]> {
  const done = await work(own);
  const ids = new Set(done.map(({ id }) => id));
  const left = own.filter(({ id }) => !ids.has(id));
  return left.length === 0 ? done : [...done, ...(await work(left))];
}
