import { atomically } from "@frontdesk/database/atomically";
import { type EndContext, endThrough } from "../endings/end.ts";
import { listExpiredMakers, revokePersonalTokens } from "./store.ts";

export async function endPersonalTokens(
  context: EndContext,
  which: { userId: number; id?: number },
): Promise<boolean> {
  return await atomically(context.db, async (db) => {
    const ids = await revokePersonalTokens(db, { ...which, at: context.now() });
    await endThrough({ ...context, db }, { grantIds: [], personalTokenIds: ids });
    return ids.length > 0;
  });
}

export async function endExpiredTokens(context: EndContext): Promise<void> {
  await atomically(context.db, async (db) => {
    const personalTokenIds = await listExpiredMakers(db, context.now());
    await endThrough({ ...context, db }, { grantIds: [], personalTokenIds });
  });
}
