import { atomically } from "@frontdesk/database/atomically";
import type { Context } from "../../core/context.ts";
import type { Id } from "../../core/ids.ts";
import { tell } from "../../core/outbox/entry.store.ts";
import type { Actor } from "../../core/outbox/entry.ts";
import { lockVersion } from "../transactions/store.ts";
import { getDisputeFor } from "./access.ts";
import { type DisputeRow, presentDispute, refusalToAnswer } from "./dispute.ts";
import { answeringRefusals } from "./refusals.ts";
import { findDispute, lockDispute, updateAnswered } from "./store.ts";

export interface AnswerInput {
  disputeId: Id;
  callerId: Id;
  actor: Actor;
  text: string;
}

export async function answerDispute(
  context: Pick<Context, "db" | "now">,
  { disputeId, callerId, actor, text }: AnswerInput,
): Promise<DisputeRow> {
  const { transactionId, merchantId } = await getDisputeFor(context, { disputeId, callerId });
  return await atomically(context.db, async (db) => {
    const version = await lockVersion(db, transactionId);
    const locked = await lockDispute(db, disputeId);
    if (version === undefined || locked === undefined) throw answeringRefusals.notFound();
    const now = context.now();
    const refusal = refusalToAnswer(locked, now);
    if (refusal !== undefined) throw refusal;
    await updateAnswered(db, { id: disputeId, text, now });
    const answered = await findDispute(db, disputeId);
    if (answered === undefined) throw answeringRefusals.notFound();
    const transaction = { id: transactionId, version, buckets: undefined };
    const notice = { dispute: presentDispute(answered) };
    const entry = { kind: "dispute.answered", merchantId, subjectId: disputeId } as const;
    await tell(db, { ...entry, actor, transaction, payload: notice });
    return answered;
  });
}
