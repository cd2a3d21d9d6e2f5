import { atomically } from "@frontdesk/database/atomically";
import { type EndContext, endBeyond } from "../../endings/end.ts";
import { endGrants } from "../grants/end.ts";
import { narrowGrants } from "../grants/store.ts";
import { narrowAccessTokens } from "../pairs/store.ts";
import { type ApplicationFields, updateApplication } from "./store.ts";

/**
 * Changes an application. What it may not ask for any more its grants and tokens lose at once, and
 * with it what they made and could not make now; more is given only by consent.
 */
export async function changeApplication(
  context: EndContext,
  id: number,
  fields: ApplicationFields,
): Promise<void> {
  await atomically(context.db, async (db) => {
    const inside = { ...context, db };
    // From here on its row is locked, and nobody is granted what it was before.
    await updateApplication(db, id, { ...fields, at: context.now() });
    const narrowed = await narrowGrants(db, id, fields.scopes);
    // A refresh that went on meanwhile has ended: what it made is seen only by a later statement.
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
