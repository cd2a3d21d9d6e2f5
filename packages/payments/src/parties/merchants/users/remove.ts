import { atomically } from "@frontdesk/database/atomically";
import { revokeInvitations } from "@frontdesk/people/invitations/store";
import type { Context } from "../../../ground/context.ts";
import type { Id } from "../../../ground/ids.ts";
import { notFound } from "../../../ground/refusals.ts";
import { dismissPerson } from "../access.store.ts";
import { getMerchantFor } from "../access.ts";
import { purposeOf } from "./member.ts";
import { deleteMember } from "./store.ts";

export interface RemoveInput {
  callerId: Id;
  merchantId: Id;
  personId: Id;
}

/** Ends a person's access and open invitation. */
export async function removeUser(
  { db, now }: Pick<Context, "db" | "now">,
  { callerId, merchantId, personId }: RemoveInput,
): Promise<void> {
  await getMerchantFor(db, { merchantId, callerId });
  await atomically(db, async (db) => {
    // The invitation first, in the order in which accepting takes the two.
    await revokeInvitations(db, { personId, purpose: purposeOf(merchantId), now: now() });
    await dismissPerson(db, { merchantId, personId });
    if (!(await deleteMember(db, { merchantId, personId }))) throw notFound();
  });
}
