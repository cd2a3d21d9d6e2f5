import { atomically } from "@frontdesk/database/atomically";
import type { Context } from "../../core/context.ts";
import type { Id } from "../../core/ids.ts";
import { appRefusals } from "./refusals.ts";
import { listUsableKeys, lockApp, revokeKey } from "./store.ts";

export async function endKey(
  { db, now }: Context,
  { appId, keyId }: { appId: Id; keyId: Id },
): Promise<void> {
  await atomically(db, async (db) => {
    // Two parallel revocations could count on each other's key.
    await lockApp(db, appId);
    const usable = await listUsableKeys(db, appId);
    if (usable.length === 1 && usable[0] === keyId) throw appRefusals.lastKey();
    if (!(await revokeKey(db, { appId, keyId, now: now() }))) throw appRefusals.notFound();
  });
}
