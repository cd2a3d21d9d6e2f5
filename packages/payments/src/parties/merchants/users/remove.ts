import { atomically } from "@frontdesk/database/atomically";
import { revokeInvitations } from "@frontdesk/people/invitations/store";
import type { Context } from "../../../core/context.ts";
import type { Id } from "../../../core/ids.ts";
import { notFound } from "../../../core/refusals.ts";
import type { Identity } from "../../identity/identity.ts";
import { dismissPerson } from "../access.store.ts";
import { getMerchantFor } from "../access.ts";
import type { Role } from "../roles/roles.ts";
import { mustBeAllowed } from "./may-change.ts";
import { purposeOf } from "./member.ts";
import { deleteMember, findMember, type Membership } from "./store.ts";

export interface RemoveInput {
  caller: Identity;
  merchantId: Id;
  personId: Id;
}

export interface Removed {
  role: Role;
  /** Had not accepted the invitation. */
  invited?: true;
}

/** Every person may end their own membership. */
export async function removeUser(
  context: Pick<Context, "db" | "now">,
  { caller, merchantId, personId }: RemoveInput,
): Promise<{ before: Removed }> {
  await getMerchantFor(context.db, { merchantId, callerId: caller.callerId });
  return await atomically(context.db, async (db) => {
    await mustBeAllowed({ ...context, db }, caller, { merchantId, personId, role: undefined });
    const member = await findMember(db, { merchantId, personId });
    await endMembership({ ...context, db }, { merchantId, personId });
    if (member === undefined) throw notFound();
    const { role, acceptedAt } = member;
    return { before: acceptedAt === null ? { role, invited: true } : { role } };
  });
}

/** Requires the merchant's row lock. */
export async function endMembership(
  { db, now }: Pick<Context, "db" | "now">,
  { merchantId, personId }: Membership,
): Promise<void> {
  // Lock order: the invitation first, as in acceptance.
  await revokeInvitations(db, { personId, purpose: purposeOf(merchantId), now: now() });
  await dismissPerson(db, { merchantId, personId });
  await deleteMember(db, { merchantId, personId });
}
