import { atomically } from "@frontdesk/database/atomically";
import type { Context } from "../../core/context.ts";
import { type Id, newId, newShard } from "../../core/ids.ts";
import { createKey } from "./app.ts";
import { insertApp, insertKey } from "./store.ts";

export interface CreatedApp {
  id: Id;
  name: string | null;
  key: string;
}

export async function createApp(
  { db }: Pick<Context, "db">,
  { name = null }: { name?: string | null },
): Promise<CreatedApp> {
  return await atomically(db, async (db) => {
    const id = newId(newShard());
    const { key, stored } = createKey(id);
    await insertApp(db, { id, name });
    await insertKey(db, id, stored);
    return { id, name, key };
  });
}
