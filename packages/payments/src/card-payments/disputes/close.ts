import { atomically } from "@frontdesk/database/atomically";
import type { Context } from "../../core/context.ts";
import { type Id, newId } from "../../core/ids.ts";
import { recordLine } from "../../core/ledger/line.ts";
import { tell } from "../../core/outbox/entry.store.ts";
import type { Actor } from "../../core/outbox/entry.ts";
import { closeDisputed, lockDisputable } from "../transactions/disputed.store.ts";
import { closingOf, type DisputeOutcome, type DisputeRow, presentDispute } from "./dispute.ts";
import { closingRefusals } from "./refusals.ts";
import { findDispute, lockOpening, type OpeningLine, updateClosed } from "./store.ts";

export async function closeDispute(
  context: Pick<Context, "db">,
  { disputeId, outcome, actor }: { disputeId: Id; outcome: DisputeOutcome; actor: Actor },
): Promise<DisputeRow> {
  return await atomically(context.db, async (db) => {
    const dispute = await findDispute(db, disputeId);
    if (dispute === undefined) throw closingRefusals.notFound();
    const { shard, merchantId, transactionId, amount } = dispute;
    await lockDisputable(db, transactionId);
    const opening = await lockOpening(db, disputeId);
    if (opening === undefined) throw closingRefusals.closed();
    const won = outcome === "won";
    const { balance, net } = closingOf(opening, outcome);
    const lineId = newId(shard);
    await recordLine(db, {
      shard,
      id: lineId,
      merchantId,
      test: opening.test,
      kind: "dispute",
      balance,
      fee: 0,
      description: null,
      transactionId,
      amount: opening.amount,
      currency: opening.currency,
      rate: rateOf(opening),
      disputeId,
      disputeWon: won,
    });
    const entry = { id: newId(shard), transactionId, amount, lineId, disputeId, won, actor };
    const transaction = await closeDisputed(db, { ...entry, balance: net, fee: opening.fee });
    await updateClosed(db, { id: disputeId, outcome, lineId });
    const closed = { ...dispute, state: outcome };
    const entries = {
      kind: `dispute.${outcome}`,
      merchantId,
      subjectId: disputeId,
      actor,
    } as const;
    await tell(db, { ...entries, transaction, payload: { dispute: presentDispute(closed) } });
    return closed;
  });
}

function rateOf({ rateFrom, rateTo, rateDay }: OpeningLine) {
  if (rateFrom === null || rateTo === null || rateDay === null) return null;
  return { from: rateFrom, to: rateTo, day: rateDay };
}
