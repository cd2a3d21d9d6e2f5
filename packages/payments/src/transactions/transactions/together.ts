/*
 * What comes together about a shard is one statement and one commit: movements, authorisations
 * before they are asked for, and what came of them. Each has its own outcome, and none overtakes
 * another of its transaction.
 */
import { gathered } from "@frontdesk/database/gather";
import { askFollowUps, type FollowUpQuestion, findFollowUpCards } from "./follow-up.store.ts";
import {
  type MovementInput,
  type MovementResult,
  moveAmount,
  moveAmounts,
} from "./movements.store.ts";
import { type NewOutcome, saveOutcomes } from "./outcome.store.ts";

/** Moves an amount, with others if there are any; inside a database transaction by itself. */
export const moveTogether = gathered<MovementInput, MovementResult>({
  ask: async (db, inputs) => {
    const [first, ...more] = inputs;
    if (more.length === 0) return [await moveAmount(db, first!)];
    // One slot takes the sum of all.
    return await moveAmounts(
      db,
      inputs.map((input) => ({ ...input, slot: first!.slot })),
    );
  },
  placeOf: ({ shard }) => shard,
  kindOf: ({ kind, day, oldestRate }) => `${kind} ${day} ${oldestRate}`,
  subjectOf: ({ transactionId }) => transactionId,
});

/** Finds the card that a payment would be made of, with others if there are any. */
export const findCardTogether = gathered({
  ask: findFollowUpCards,
  placeOf: ({ shard }) => shard,
});

/** Writes down that the acquirer is about to be asked: for good, before it gives anything. */
export const askTogether = gathered({
  ask: askFollowUps,
  placeOf: ({ shard }: FollowUpQuestion) => shard,
  // Whoever waits for a saved card that is being deleted waits alone.
  kindOf: ({ day, cardId, authorizationId }) => (cardId === undefined ? day : authorizationId),
});

/** Makes the transaction of an outcome; false when the authorisation is no longer waiting. */
export const saveTogether = gathered({
  ask: saveOutcomes,
  placeOf: ({ shard }: NewOutcome) => shard,
  subjectOf: ({ id }) => id,
});
