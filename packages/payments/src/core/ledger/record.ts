/* Append-only lines, and sixteen slots that sum to the balance. A line and its slot change
   together. */
import { randomInt } from "node:crypto";
import type { Database } from "@frontdesk/database/database";
import type { Static } from "typebox";
import type { Line } from "./line.schema.ts";
import { presentLine } from "./line.ts";
import { type NewLine, saveLine } from "./store.ts";

export const slots = 16;

/** No row of a merchant is hot. */
export function anySlot(): number {
  return randomInt(slots);
}

export async function recordLine(db: Database, line: NewLine): Promise<Static<typeof Line>> {
  await saveLine(db, line, anySlot());
  const { rate, disputeWon = null, bankIban = null } = line;
  const between = { rateFrom: rate?.from ?? null, rateTo: rate?.to ?? null };
  return presentLine({ ...line, ...between, feeReturned: null, disputeWon, bankIban });
}
