/* Append-only lines, and sixteen slots per merchant with the balance as their sum. A line and
   its slot always change together. */
import { randomInt } from "node:crypto";
import type { Database } from "@frontdesk/database/database";
import type { Static } from "typebox";
import type { Line } from "./line.schema.ts";
import { presentLine } from "./line.ts";
import { type NewLine, saveLine } from "./store.ts";

export const slots = 16;

/** Random, so that no row of a merchant is hot. */
export function anySlot(): number {
  return randomInt(slots);
}

export async function recordLine(db: Database, line: NewLine): Promise<Static<typeof Line>> {
  await saveLine(db, line, anySlot());
  const { rate, disputeWon = null, bankIban = null } = line;
  const between = { rateFrom: rate?.from ?? null, rateTo: rate?.to ?? null };
  return presentLine({ ...line, ...between, feeReturned: null, disputeWon, bankIban });
}
