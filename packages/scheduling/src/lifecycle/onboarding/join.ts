import { record } from "../../changes/outbox/store.ts";
import type { Context } from "../../core/context.ts";
import { accountIn } from "../../inventory/resources/invite.ts";
import { findAccount } from "../../parties/accounts/store.ts";
import { userIdOf } from "../../parties/users/of-person.ts";
import { activateMember, findMember } from "../../parties/users/store.ts";
import { userOf } from "../../parties/users/user.ts";
import { acceptAccount } from "../members/offer.ts";
import { actorIn } from "./actor.ts";

/** Does nothing after a removal. `context.db` is the accepting transaction. */
export async function joinAccount(
  context: Context,
  { personId, purpose }: { personId: string; purpose: string },
): Promise<void> {
  const { db, now } = context;
  const userId = await userIdOf(context, personId);
  if (await acceptAccount(context, { userId, purpose })) return;
  const accountId = accountIn(purpose);
  if (accountId === undefined) return;
  const row = await findMember(db, { accountId, userId });
  if (row?.activation_state !== "pending") return;
  await activateMember(db, { accountId, userId, at: now() });
  const account = (await findAccount(db, { accountId, userId }))!;
  const after = userOf((await findMember(db, { accountId, userId }))!);
  const change = { kind: "user", action: "update", id: userId } as const;
  const actor = actorIn(account, userId, "guest");
  await record(context, actor, { ...change, before: userOf(row), after });
}
