import type { Database } from "@frontdesk/database/database";
import { listShards } from "./store.ts";

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
