import { findAccount } from "../accounts/store.ts";
import type { Context } from "../context.ts";
import { record } from "../records/records.ts";
import { accountIn } from "../resources/invite.ts";
import { userIdOf } from "../users/of-person.ts";
import { activateMember, findMember } from "../users/store.ts";
import { userOf } from "../users/user.ts";
import { actorIn } from "./actor.ts";

/**
 * Lets somebody who accepted an invitation into the account it is to. Nothing happens when they
 * were removed meanwhile. `context.db` is the database transaction that accepts.
 */
export async function joinAccount(
  context: Context,
  { personId, purpose }: { personId: string; purpose: string },
): Promise<void> {
  const { db, now } = context;
  const userId = await userIdOf(context, personId);
  const accountId = accountIn(purpose);
  if (accountId === undefined) return;
  const row = await findMember(db, { accountId, userId });
  if (row?.activation_state !== "pending") return;
  await activateMember(db, { accountId, userId, at: now() });
  const account = (await findAccount(db, { name: String(accountId), userId }))!;
  const after = userOf((await findMember(db, { accountId, userId }))!);
  const change = { kind: "user", action: "update", id: userId } as const;
  const actor = actorIn(account, userId, "guest");
  await record(context, actor, { ...change, before: userOf(row), after });
}
