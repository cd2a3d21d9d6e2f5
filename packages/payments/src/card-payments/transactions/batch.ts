/* Operations, authorisations and outcomes share a statement and a commit per shard. Requests of
   one transaction keep their order. */
import { batched } from "@frontdesk/database/batcher";
import { askFollowUps, type FollowUpQuestion, findFollowUpCards } from "./follow-up.store.ts";
import {
  moveAmount,
  moveAmounts,
  type OperationInput,
  type OperationResult,
} from "./operations.store.ts";
import { type NewOutcome, saveOutcomes } from "./outcome.store.ts";

/** Alone inside a database transaction. */
export const moveBatched = batched<OperationInput, OperationResult>({
  ask: async (db, inputs) => {
    const [first, ...more] = inputs;
    if (more.length === 0) return [await moveAmount(db, first!)];
    // One balance slot for the batch.
    return await moveAmounts(
      db,
      inputs.map((input) => ({ ...input, slot: first!.slot })),
    );
  },
  orderOf: ({ shard }) => shard,
  kindOf: ({ kind, day, oldestRate }) => `${kind} ${day} ${oldestRate}`,
  subjectOf: ({ transactionId }) => transactionId,
});

export const findCardBatched = batched({
  ask: findFollowUpCards,
  orderOf: ({ shard }) => shard,
});

/** Commits before the request to the acquirer. */
export const askBatched = batched({
  ask: askFollowUps,
  orderOf: ({ shard }: FollowUpQuestion) => shard,
  // Alone, as it may wait for its saved card's deletion.
  kindOf: ({ day, cardId, authorizationId }) => (cardId === undefined ? day : authorizationId),
});

export const saveBatched = batched({
  ask: saveOutcomes,
  orderOf: ({ shard }: NewOutcome) => shard,
  subjectOf: ({ id }) => id,
});
