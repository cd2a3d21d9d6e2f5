/*
 * Whoever is erased leaves every merchant. One that they alone own is left without an owner only
 * where that is said.
 */
import type { Erasing } from "@frontdesk/people/attending/attending";
import type { Context } from "../../../ground/context.ts";
import type { Id } from "../../../ground/ids.ts";
import { erasingRefusals } from "../refusals.ts";
import { lockMerchant } from "../store.ts";
import { endMembership } from "./remove.ts";
import { listMembershipsOf, listOwners } from "./store.ts";

/** Ends what a person is to merchants; `context.db` is the transaction that erases them. */
export async function leaveAll(
  context: Pick<Context, "db" | "now">,
  { personId, leavesOwnerless }: Erasing,
): Promise<void> {
  const alone: Id[] = [];
  for (const { merchantId } of await listMembershipsOf(context.db, personId)) {
    await lockMerchant(context.db, merchantId);
    if (await isLastOwner(context, { merchantId, personId })) alone.push(merchantId);
    await endMembership(context, { merchantId, personId });
  }
  if (alone.length > 0 && !leavesOwnerless) throw erasingRefusals.ownsAlone(alone);
}

/** Whether nobody else who accepted owns a merchant. */
export async function isLastOwner(
  { db }: Pick<Context, "db">,
  { merchantId, personId }: { merchantId: Id; personId: Id },
): Promise<boolean> {
  const owners = (await listOwners(db, merchantId)).filter(({ acceptedAt }) => acceptedAt !== null);
  return owners.length === 1 && owners[0]!.personId === personId;
}
