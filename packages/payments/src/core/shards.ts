import { forEachTenant } from "@frontdesk/database/for-each-tenant";
import type { Id } from "./ids.ts";

export interface InShard {
  shard: number;
  id: Id;
}

/** After a failure it finishes the others, then throws. */
export async function shardByShard<Each extends Pick<InShard, "shard">, Result>(
  things: readonly Each[],
  work: (shard: number, own: readonly Each[]) => Promise<readonly Result[]>,
): Promise<Result[]> {
  return await forEachTenant(
    Map.groupBy(things, ({ shard }) => shard),
    work,
  );
}

/** A row written between read and lock has another ctid, so it is looked up again. */
export async function runByShard<Each extends { id: Id }, Done extends { id: Id }>(
  own: readonly Each[],
  work: (own: readonly Each[]) => Promise<Done[]>,
): Promise<Done[]> {
  const done = await work(own);
  const ids = new Set(done.map(({ id }) => id));
  const left = own.filter(({ id }) => !ids.has(id));
  return left.length === 0 ? done : [...done, ...(await work(left))];
}
