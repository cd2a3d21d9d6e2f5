import type { Json } from "@frontdesk/payments/test/shop";
import type { Reply } from "@frontdesk/platform/test/harness";
import type { Operation } from "./operations.ts";
import type { Pool } from "./pool.ts";
import type { Request } from "./requests.ts";

export const freshTurns = 40;

export interface Target {
  name: string;
  document: Json;
  pool: Pool;
  secrets: Set<string>;
  /** Never in an answer to anyone but the other caller, and never in the log. */
  secretsOfOther: Set<string>;
  /** Shown once, never in the log. */
  given: Set<string>;
  ask(operation: Operation, request: Request): Promise<Reply>;
  logged(): string;
  revive(): Promise<void>;
  reconcile(): Promise<Json[]>;
  close(): Promise<void>;
}
