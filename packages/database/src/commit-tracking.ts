/* Callers rely on the answer "nothing was written", so every doubt counts as written. */
import { AsyncLocalStorage } from "node:async_hooks";
import pg from "pg";

export interface WriteTracker {
  mayHaveCommitted: boolean;
  /** A repetition has the same result and no second effect. */
  isRepeatable: boolean;
}

const current = new AsyncLocalStorage<WriteTracker>();

export function track<Result>(tracker: WriteTracker, work: () => Result): Result {
  return current.run(tracker, work);
}

/** For bookkeeping: its loss does no harm. */
export function untracked<Result>(work: () => Result): Result {
  return current.exit(work);
}

const troubles = new WeakSet<object>();

// connection_exception, insufficient_resources, operator_intervention, system_error.
const troubledClasses = new Set(["08", "53", "57", "58"]);
const troubledCodes = new Set([
  "25006", // read_only_sql_transaction: another server became the primary
  "25P03", // idle_in_transaction_session_timeout
  "40001", // serialization_failure, after the last attempt
  "40P01", // deadlock_detected, after the last attempt
  "55P03", // lock_not_available
]);

// The PostgreSQL sources for file access. Only a full disk has its own SQLSTATE; other failures,
// such as a file size limit, are "internal errors" from these files.
const fileSources = new Set(["buffile.c", "fd.c", "md.c", "slru.c", "xlog.c"]);
// data_corrupted, index_corrupted: permanent.
const corruptedCodes = new Set(["XX001", "XX002"]);

export function markTrouble(error: unknown): void {
  if (typeof error === "object" && error !== null) troubles.add(error);
}

export function isPanic(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.severity === "PANIC";
}

/** A retry may succeed a moment later. */
export function isTrouble(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (troubles.has(error)) return true;
  if (!(error instanceof pg.DatabaseError)) return false;
  const { code = "", file = "" } = error;
  const isOfFiles = fileSources.has(file) && !corruptedCodes.has(code);
  const isOfClass = troubledCodes.has(code) || troubledClasses.has(code.slice(0, 2));
  return isPanic(error) || isOfClass || isOfFiles;
}

const harmless = /^\s*(?:select|begin|start|set|show|savepoint|release|rollback)\b/i;
const ending = /^\s*(?:commit|end)\b/i;

export type Effect = "nothing" | "a write" | "a commit";

export function effectOf(text: string): Effect {
  if (ending.test(text)) return "a commit";
  return harmless.test(text) ? "nothing" : "a write";
}

export function noteCommit(): void {
  const tracker = current.getStore();
  if (tracker !== undefined) tracker.mayHaveCommitted = true;
}

export function isUncertain(error: unknown): boolean {
  if (!(error instanceof pg.DatabaseError)) return true;
  // The server stopped during the statement, possibly after the commit.
  return isPanic(error) || error.code?.startsWith("57P") === true;
}

/** An idempotency key or a name makes a repetition safe. */
export function noteRepeatable(): void {
  const tracker = current.getStore();
  if (tracker !== undefined) tracker.isRepeatable = true;
}
