import { atomically } from "@frontdesk/database/atomically";
import { acceptInvitation } from "@frontdesk/people/invitations/accept";
import type { Context } from "../../../core/context.ts";
import { admitPerson } from "../access.store.ts";
import { merchantOf } from "../users/member.ts";
import { acceptMember } from "../users/store.ts";
import { findOffer, type Offer } from "./offer.ts";

export async function acceptOffer(
  { db, now, lifecycleHooks }: Pick<Context, "db" | "now" | "lifecycleHooks">,
  { token, name }: { token: string; name: string },
): Promise<Offer | undefined> {
  return await atomically(db, async (db) => {
    const acceptedAt = now();
    const offer = await findOffer(db, { token, now: acceptedAt });
    if (offer === undefined) return undefined;
    const taken = await acceptInvitation(db, { token, name, now: acceptedAt });
    if (taken === undefined) return undefined;
    const { merchantId } = offer;
    const { personId, newName } = taken;
    if (newName !== undefined)
      await lifecycleHooks.onPersonChanged(db, { personId, name: newName });
    if (!(await acceptMember(db, { merchantId, personId, now: acceptedAt }))) {
      throw new Error(`an open invitation to merchant ${merchantId} was without a membership`);
    }
    await admitPerson(db, { merchantId, personId });
    return offer;
  });
}

/** `db` is the transaction of the acceptance. */
export async function joinMerchant(
  { db, now }: Pick<Context, "db" | "now">,
  { personId, purpose }: { personId: string; purpose: string },
): Promise<void> {
  const merchantId = merchantOf(purpose);
  if (merchantId === undefined) return;
  if (!(await acceptMember(db, { merchantId, personId, now: now() }))) return;
  await admitPerson(db, { merchantId, personId });
}
