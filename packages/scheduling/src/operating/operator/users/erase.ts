import { atomically } from "@frontdesk/database/atomically";
import type { Context } from "../../../ground/context.ts";
import { notFound } from "../../../ground/refusals.ts";
import { eraseUser } from "../../../lifecycle/welcome/erase.ts";
import { forget } from "../../../lifecycle/welcome/forget.ts";
import { findUser } from "../../../parties/users/store.ts";
import { insertAction, listMentions, rewriteDetails } from "../actions.store.ts";

/**
 * Forgets a person for good: how they sign in, who they were in every account, and what was kept of
 * either; 404 when there is no such user.
 */
export async function erase(
  context: Context,
  { operator, userId }: { operator: string; userId: number },
): Promise<void> {
  await atomically(context.db, async (db) => {
    const user = await findUser(db, userId);
    if (user === undefined) throw notFound();
    const { email, person_id: personId } = user;
    await eraseUser({ ...context, db }, userId);
    await context.people.erasePerson(db, personId);
    for (const { id, details } of await listMentions(db, email)) {
      await rewriteDetails(db, id, forget(details, { userId, email }) as object);
    }
    const made = { at: context.now(), actor: operator, subject: String(userId), details: {} };
    await insertAction(db, { ...made, action: "user.erase" });
  });
}
