/*
 * The ledger: append-only lines, and sixteen balance slots a merchant whose sum is the balance.
 * A line and its slot always move together.
 */
import { randomInt } from "node:crypto";
import type { Database } from "@frontdesk/database/database";
import { type NewLine, saveLine } from "./store.ts";

export const slots = 16;

/** A slot for the next movement: spread at random, so that no row of a merchant is hot. */
export function anySlot(): number {
  return randomInt(slots);
}

/** Writes a line and moves the balance by it. */
export async function recordLine(db: Database, line: NewLine): Promise<void> {
  await saveLine(db, line, anySlot());
}
