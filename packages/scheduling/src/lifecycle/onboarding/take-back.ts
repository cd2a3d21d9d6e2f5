/* Takes back foreign changes of rights and a foreign transfer of an account. `context.db` is the
   transaction of the objection. */
import { revokeInvitations } from "@frontdesk/people/invitations/store";
import { stopWebhooksOf } from "../../applications/endings/end.ts";
import { record } from "../../changes/outbox/store.ts";
import type { Context } from "../../core/context.ts";
import type { Rights } from "../../core/rights.ts";
import { purposeOf } from "../../inventory/resources/invite.ts";
import { tellOwner } from "../../parties/accounts/tell-owner.ts";
import type { Actor } from "../../parties/identity/identity.ts";
import {
  activateMember,
  findMember,
  insertMember,
  lockMember,
  type MemberRow,
  updateMember,
} from "../../parties/users/store.ts";
import { userOf } from "../../parties/users/user.ts";
import { transferAccount } from "../members/offer.ts";
import type { FormerMember } from "./foreign-changes.ts";

export async function restoreMember(
  context: Context,
  actor: Actor,
  { member: { id: userId, permissions, color, activation_state: state, ...former } }: FormerMember,
): Promise<void> {
  const { db, now } = context;
  const accountId = actor.account.id;
  const at = now();
  const rights: Rights = {
    bookings: former.booking_rights,
    clients: former.client_rights,
    projects: former.project_rights,
    resources: former.resource_rights,
    reports: former.report_rights,
  };
  const row = await lockMember(db, accountId, userId);
  if (row?.owner === true) return;
  // Older entries of the audit lack the field.
  const { own_only: ownOnly = false } = former;
  const member = { accountId, userId, permissions, rights, ownOnly, color, at };
  if (row === undefined) await insertMember(db, { ...member, state });
  else await updateMember(db, member);
  if (state === "active" && row?.activation_state === "pending") {
    await activate(context, accountId, row);
  }
  const after = userOf((await findMember(db, { accountId, userId }))!);
  const change = { kind: "user", id: userId, after } as const;
  await record(
    context,
    actor,
    row === undefined
      ? { ...change, action: "create" }
      : { ...change, action: "update", before: userOf(row) },
  );
  const wasAdministrator = row?.permissions === "administrator";
  if (wasAdministrator && permissions !== "administrator") {
    await stopWebhooksOf(context, actor, userId);
  }
}

async function activate(
  { db, now }: Context,
  accountId: number,
  { id: userId, person_id: personId }: MemberRow,
): Promise<void> {
  await revokeInvitations(db, { personId, purpose: purposeOf(accountId), now: now() });
  await activateMember(db, { accountId, userId, at: now() });
}

/** Mails the present owner. */
export async function restoreOwner(
  context: Context,
  { account }: Actor,
  ownerId: number,
): Promise<void> {
  const what = "Your account goes back to its former owner after an objection";
  await tellOwner(context, account.id, what);
  await transferAccount(context, account.id, ownerId);
}
