import { atomically } from "@frontdesk/database/atomically";
import { type EndContext, endBeyond } from "../../endings/end.ts";
import { endGrants } from "../grants/end.ts";
import { narrowGrants } from "../grants/store.ts";
import { narrowAccessTokens } from "../pairs/store.ts";
import { type ApplicationFields, updateApplication } from "./store.ts";

/** Objects that need removed scopes end. New scopes require a new consent. */
export async function changeApplication(
  context: EndContext,
  id: number,
  fields: ApplicationFields,
): Promise<void> {
  await atomically(context.db, async (db) => {
    const inside = { ...context, db };
    // This lock stops new grants with the old scopes.
    await updateApplication(db, id, { ...fields, at: context.now() });
    const narrowed = await narrowGrants(db, id, fields.scopes);
    // Also sees the tokens of a refresh that has just ended.
    await narrowAccessTokens(
      db,
      narrowed.map(({ id }) => id),
    );
    await endBeyond(inside, narrowed);
    for (const { id: grantId, scopes } of narrowed) {
      if (scopes.length === 0) await endGrants(inside, { id: grantId });
    }
  });
}
