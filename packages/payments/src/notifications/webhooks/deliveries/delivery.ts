/* A delivery brings one event to one webhook, always in the same bytes. */
import type { Static } from "typebox";
import type { EventDelivery, WholeDelivery } from "./schema.ts";
import type { AttemptRow, DeliveryRow, WholeDeliveryRow } from "./store.ts";

export function presentDelivery(row: DeliveryRow): Static<typeof EventDelivery> {
  return {
    id: row.id,
    type: row.kind,
    transactionId: row.transactionId,
    state: row.state,
    created: row.createdAt.toISOString(),
    attempts: row.attempts,
    nextTry: row.isClaimed ? null : (row.dueAt?.toISOString() ?? null),
  };
}

export function presentWhole(row: WholeDeliveryRow): Static<typeof WholeDelivery> {
  const { body, headers, tried } = row;
  return { ...presentDelivery(row), body, headers, tried: tried.map(presentAttempt) };
}

function presentAttempt({ at, ms, status, failure, answer, nextAt }: AttemptRow) {
  const nextTry = nextAt?.toISOString() ?? null;
  return { at: at.toISOString(), ms, status, failure, answer, nextTry };
}
