/*
 * Declines that servers collect count by card only: with many of them card numbers could be tested,
 * but a run of subscriptions must not block itself. The cards of test merchants are nobody's.
 */
import { Refusal } from "@frontdesk/server/refusal";
import type { Context } from "../../ground/context.ts";

/** A card that is asked for a payment; of no card nothing is known. */
type Card = { test: boolean; fingerprint: string } | undefined;

/** Why the card may not be asked again for now: 429. Not to be called in a database transaction. */
export async function refusalOfCard({ limits }: Context, card: Card): Promise<Refusal | undefined> {
  if (card === undefined || card.test) return undefined;
  try {
    await limits.peek("declinesByCard", card.fingerprint);
    return undefined;
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
}

/** Counts a decline of the card. */
export async function countCardDecline({ limits }: Context, card: Card): Promise<void> {
  if (card !== undefined && !card.test) await limits.count("declinesByCard", card.fingerprint);
}
