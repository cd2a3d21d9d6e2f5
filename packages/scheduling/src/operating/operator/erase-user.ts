import { atomically } from "@frontdesk/database/atomically";
import type { Erasing } from "@frontdesk/people/lifecycle-hooks/hooks";
import type { Context } from "../../core/context.ts";
import { notFound } from "../../core/refusals.ts";
import { shutAccountsOf } from "../../lifecycle/onboarding/disown.ts";
import { eraseUser } from "../../lifecycle/onboarding/erase.ts";
import { forget } from "../../lifecycle/onboarding/forget.ts";
import { findUser, findUserOfPerson } from "../../parties/users/store.ts";
import { eraseActor, insertAction, listMentions, rewriteDetails } from "./actions.store.ts";

export async function erase(
  context: Context,
  { operator, userId }: { operator: string; userId: number },
): Promise<void> {
  await atomically(context.db, async (db) => {
    const user = await findUser(db, userId);
    if (user === undefined) throw notFound();
    await context.people.erasePerson(db, { personId: user.person_id, leavesOwnerless: false });
    const created = { at: context.now(), actor: operator, subject: String(userId), details: {} };
    await insertAction(db, { ...created, action: "user.erase" });
  });
}

/** `context.db` is the erasing transaction. */
export async function forgetPerson(
  context: Context,
  { personId, isDisowned = false }: Pick<Erasing, "personId" | "isDisowned">,
): Promise<void> {
  const { db } = context;
  await eraseActor(db, personId);
  const user = await findUserOfPerson(db, personId);
  if (user === undefined) return;
  const { id: userId, email } = user;
  if (isDisowned) await shutAccountsOf(context, userId);
  await eraseUser(context, userId);
  for (const { id, details } of await listMentions(db, email)) {
    await rewriteDetails(db, id, forget(details, { userId, email }) as object);
  }
}
