import type { Context } from "../../core/context.ts";
import { type Id, timeOf } from "../../core/ids.ts";
import { createKey } from "./app.ts";
import { insertKey } from "./store.ts";

/** No later response shows the secret. */
export async function addKey({ db }: Context, { appId }: { appId: Id }) {
  const { key, stored } = createKey(appId);
  await insertKey(db, appId, stored);
  const { id, prefix } = stored;
  return { id, prefix, key, created: timeOf(id).toISOString() };
}
