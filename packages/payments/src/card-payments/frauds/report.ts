import { atomically } from "@frontdesk/database/atomically";
import { invalid } from "@frontdesk/server/refusal";
import type { Static } from "typebox";
import type { Context } from "../../core/context.ts";
import { newId, shardOf } from "../../core/ids.ts";
import { tell } from "../../core/outbox/entry.store.ts";
import type { Actor } from "../../core/outbox/entry.ts";
import { instantOf } from "../disputes/instant.ts";
import { lockVersion } from "../transactions/store.ts";
import { type FraudRow, presentFraud } from "./fraud.ts";
import { fraudRefusals } from "./refusals.ts";
import type { NewFraud } from "./schema.ts";
import { insertFraud } from "./store.ts";

/** Checks no access: the caller must. */
export async function reportFraud(
  context: Pick<Context, "db">,
  { transactionId, reported, reason }: Static<typeof NewFraud>,
  actor: Actor,
): Promise<FraudRow> {
  const fraud = {
    transactionId,
    reported: reported === undefined ? null : instantOf(reported, fraudRefusals.unfitInstant),
    reason: reason ?? null,
  };
  return await atomically(context.db, async (db) => {
    const version = await lockVersion(db, transactionId);
    const row = await insertFraud(db, { id: newId(shardOf(transactionId)), ...fraud });
    if (version === undefined || row === undefined) throw invalid([fraudRefusals.noTransaction()]);
    const { id: subjectId, merchantId } = row;
    const transaction = { id: transactionId, version, buckets: undefined };
    const notice = { fraud: presentFraud(row) };
    await tell(db, {
      kind: "fraud.reported",
      merchantId,
      subjectId,
      actor,
      transaction,
      payload: notice,
    });
    return row;
  });
}
