import { record } from "../../changes/outbox/store.ts";
import type { Context } from "../../core/context.ts";
import { listAccounts } from "../../parties/accounts/store.ts";
import { findMember, findUserOfPerson, updateUserEmail } from "../../parties/users/store.ts";
import { userOf } from "../../parties/users/user.ts";
import { actorIn } from "./actor.ts";

/** `context.db` is the changing transaction. */
export async function readdressPerson(
  context: Context,
  { personId, email }: { personId: string; email: string },
): Promise<void> {
  const { db, now } = context;
  const user = await findUserOfPerson(db, personId);
  if (user === undefined || user.email === email) return;
  await updateUserEmail(db, { id: user.id, email, at: now() });
  for (const account of await listAccounts(db, user.id)) {
    const actor = { ...actorIn(account, user.id, "guest"), requestId: "me" };
    const member = (await findMember(db, { accountId: account.id, userId: user.id }))!;
    const before = userOf({ ...member, email: user.email, updated_at: user.updated_at });
    const change = { kind: "user", action: "update", id: user.id } as const;
    await record(context, actor, { ...change, before, after: userOf(member) });
  }
}
