/* Per card only: stops card testing without blocking a run of subscriptions. */
import { Refusal } from "@frontdesk/server/refusal";
import type { Context } from "../../core/context.ts";

type Card = { test: boolean; fingerprint: string } | undefined;

/** Never in a database transaction. */
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

export async function countCardDecline({ limits }: Context, card: Card): Promise<void> {
  if (card !== undefined && !card.test) await limits.count("declinesByCard", card.fingerprint);
}
