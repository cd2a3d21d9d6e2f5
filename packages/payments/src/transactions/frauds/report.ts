import { invalid } from "@frontdesk/server/refusal";
import type { Static } from "typebox";
import type { Context } from "../../ground/context.ts";
import { newId, shardOf } from "../../ground/ids.ts";
import { instantOf } from "../disputes/instant.ts";
import type { FraudRow } from "./fraud.ts";
import { fraudRefusals } from "./refusals.ts";
import type { NewFraud } from "./schema.ts";
import { insertFraud } from "./store.ts";

/** Reports a transaction as fraud. Whether the caller may is the caller's to know. */
export async function reportFraud(
  { db }: Pick<Context, "db">,
  { transactionId, reported, reason }: Static<typeof NewFraud>,
): Promise<FraudRow> {
  const fraud = {
    transactionId,
    reported: reported === undefined ? null : instantOf(reported, fraudRefusals.unfitInstant),
    reason: reason ?? null,
  };
  const row = await insertFraud(db, { id: newId(shardOf(transactionId)), ...fraud });
  if (row !== undefined) return row;
  throw invalid([fraudRefusals.noTransaction()]);
}
