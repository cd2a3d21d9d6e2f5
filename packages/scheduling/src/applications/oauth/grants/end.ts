import { atomically } from "@frontdesk/database/atomically";
import { type EndContext, endThrough } from "../../endings/end.ts";
import { revokeGrants, revokeLapsedGrants, type Which } from "./store.ts";

export async function endGrants(context: EndContext, which: Which): Promise<boolean> {
  return await atomically(context.db, async (db) => {
    const grantIds = await revokeGrants(db, which, context.now());
    await endThrough({ ...context, db }, { grantIds, personalTokenIds: [] });
    return grantIds.length > 0;
  });
}

export async function endLapsedGrants(context: EndContext): Promise<void> {
  await atomically(context.db, async (db) => {
    const grantIds = await revokeLapsedGrants(db, context.now());
    await endThrough({ ...context, db }, { grantIds, personalTokenIds: [] });
  });
}
