import { unhurriedly } from "@frontdesk/database/atomically";
import type { EndContext } from "../endings/end.ts";
import { removeCodes } from "./codes.store.ts";
import { removeContinuations } from "./consent/store.ts";
import { endLapsedGrants } from "./grants/end.ts";
import { removeBareGrants } from "./grants/store.ts";
import { graceSeconds } from "./pairs/pair.ts";
import { forgetSuccessors, removePairs } from "./pairs/store.ts";

const dayMs = 24 * 60 * 60 * 1000;

export async function removeExpiredAccess(context: EndContext): Promise<void> {
  const { db, now } = context;
  await endLapsedGrants(context);
  const at = now().getTime();
  const dayAgo = new Date(at - dayMs);
  await forgetSuccessors(db, new Date(at - graceSeconds * 1000));
  await removeContinuations(db, dayAgo);
  await unhurriedly(db, async (db) => {
    const ids = [...(await removeCodes(db, dayAgo)), ...(await removePairs(db, dayAgo))];
    await removeBareGrants(db, [...new Set(ids)]);
  });
}
