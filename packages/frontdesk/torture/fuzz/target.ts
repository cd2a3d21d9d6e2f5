// A service that is asked at random: on a fresh database, with things of its own in it.
import type { Json } from "@frontdesk/payments/test/shop";
import type { Reply } from "@frontdesk/platform/test/harness";
import type { Operation } from "./operations.ts";
import type { Pool } from "./pool.ts";
import type { Request } from "./requests.ts";

/** After so many operations there are new things to ask of, as those before have changed. */
export const freshTurns = 40;

export interface Target {
  name: string;
  document: Json;
  pool: Pool;
  /** What no answer and no line of the log may have. */
  secrets: Set<string>;
  /** What was given to a caller once, and no line of the log may have. */
  given: Set<string>;
  ask(operation: Operation, request: Request): Promise<Reply>;
  /** Every line that was logged so far. */
  logged(): string;
  /** Looks whether who asks is still let in, and begins anew where not. */
  revive(): Promise<void>;
  /** What the books or the ledger are found to be wrong about. */
  reconcile(): Promise<Json[]>;
  close(): Promise<void>;
}
