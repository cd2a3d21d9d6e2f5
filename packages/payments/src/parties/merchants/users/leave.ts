/* The only owner leaves only with explicit consent. */
import type { Erasing } from "@frontdesk/people/lifecycle-hooks/hooks";
import type { Context } from "../../../core/context.ts";
import type { Id } from "../../../core/ids.ts";
import { erasingRefusals } from "../refusals.ts";
import { lockMerchant } from "../store.ts";
import { endMembership } from "./remove.ts";
import { listMembershipsOf, listOwners } from "./store.ts";

/** `context.db`: the transaction of the erasure. */
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

export async function isLastOwner(
  { db }: Pick<Context, "db">,
  { merchantId, personId }: { merchantId: Id; personId: Id },
): Promise<boolean> {
  const owners = (await listOwners(db, merchantId)).filter(({ acceptedAt }) => acceptedAt !== null);
  return owners.length === 1 && owners[0]!.personId === personId;
}
