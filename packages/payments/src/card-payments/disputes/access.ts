import { invalid } from "@frontdesk/server/refusal";
import type { Context } from "../../core/context.ts";
import { type Id, shardOf } from "../../core/ids.ts";
import { allowedOnly } from "../../parties/merchants/access.ts";
import { findTransaction } from "../transactions/store.ts";
import { closingRefusals, reportingRefusals } from "./refusals.ts";
import { findDisputeFor, type ReachedDispute } from "./store.ts";

export async function requireTestTransaction(
  { db }: Pick<Context, "db">,
  { transactionId, callerId }: { transactionId: Id; callerId: Id },
): Promise<void> {
  const shard = shardOf(transactionId);
  const transaction = await findTransaction(db, { shard, id: transactionId, callerId });
  if (transaction === undefined) throw invalid([reportingRefusals.noTransaction()]);
  if (!transaction.allowed) throw reportingRefusals.forbidden();
  if (!transaction.test) throw reportingRefusals.testOnly();
}

export async function getDisputeFor(
  { db }: Pick<Context, "db">,
  reach: { disputeId: Id; callerId: Id },
): Promise<ReachedDispute> {
  return allowedOnly(await findDisputeFor(db, reach));
}

export async function requireTestDispute(
  context: Pick<Context, "db">,
  reach: { disputeId: Id; callerId: Id },
): Promise<void> {
  const { test } = await getDisputeFor(context, reach);
  if (!test) throw closingRefusals.testOnly();
}
