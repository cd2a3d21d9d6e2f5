import type { Database } from "@frontdesk/database/database";
import { run, statement } from "@frontdesk/database/statement";
import type { Erasing } from "./erasing.ts";

export function actorEraser(table: string) {
  const erase = statement(
    `${table}_erase`,
    `update payments.${table} set actor = $3
    where shard = $1 and actor = $2 and actor like 'person:%'`,
  );
  return async (db: Database, shard: number, { from, to }: Erasing): Promise<void> => {
    await run(db, erase, [shard, from, to]);
  };
}

export const eraseFromOutbox = actorEraser("news");
