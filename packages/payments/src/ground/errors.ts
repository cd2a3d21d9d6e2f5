/*
 * Refusals that any feature may answer with. Each feature keeps those of its own beside its rules.
 */
import { Refusal } from "@frontdesk/server/refusal";
import type { Id } from "./ids.ts";
import { processingError } from "./processing.ts";

/** Nothing has that id. */
export function notFound(): Refusal {
  return new Refusal(404, { message: "Not found" });
}

/** It exists, and belongs to a merchant the caller has no access to. */
export function forbidden(): Refusal {
  return new Refusal(403, { message: "You have no access to this merchant" });
}

/** The merchant's claims do not include this. */
export function notClaimed(action: string): Refusal {
  return new Refusal(403, { message: `The merchant is not allowed to ${action}` });
}

/** Another request changed it first; what was asked for is no longer possible. */
export function conflict(message: string): Refusal {
  return new Refusal(409, { message });
}

/** A processing error (see processing.ts), naming the failed transaction where one was stored. */
export function processingRefusal(code: number, transactionId?: Id): Refusal {
  const body = processingError(code);
  if (transactionId === undefined) return new Refusal(400, body);
  return new Refusal(400, { ...body, transaction: { id: transactionId } });
}
