import { atomically } from "@frontdesk/database/atomically";
import type { Context } from "../../core/context.ts";
import type { Id } from "../../core/ids.ts";
import type { Actor } from "../../core/outbox/entry.ts";
import type { CallingPerson } from "../../parties/identity/identity.ts";
import { lockDisputable } from "../transactions/disputed.store.ts";
import { withinRefundLimit } from "../transactions/refund-limit.ts";
import { closeDispute } from "./close.ts";
import type { DisputeRow } from "./dispute.ts";
import { closingRefusals } from "./refusals.ts";
import { findDispute, lockOpening } from "./store.ts";

interface Acceptance {
  disputeId: Id;
  actor: Actor;
  person: CallingPerson;
}

/** Counts towards the person's refund limit. */
export async function acceptByPerson(
  context: Context,
  { disputeId, actor, person }: Acceptance,
): Promise<DisputeRow> {
  return await atomically(context.db, async (db) => {
    const inside = { ...context, db };
    const dispute = await findDispute(db, disputeId);
    if (dispute === undefined) throw closingRefusals.notFound();
    const { merchantId, transactionId } = dispute;
    return await withinRefundLimit(inside, { merchantId, person }, async () => {
      await lockDisputable(db, transactionId);
      const opening = await lockOpening(db, disputeId);
      if (opening === undefined) throw closingRefusals.closed();
      const result = await closeDispute(inside, { disputeId, outcome: "lost", actor });
      return { result, cost: -(opening.balance + opening.fee) };
    });
  });
}
