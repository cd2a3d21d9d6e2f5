/*
 * What a piece of work, such as a request, may have left in the database when it fails. Whoever is
 * told that nothing was done must be able to rely on it, so every doubt counts as done.
 */
import { AsyncLocalStorage } from "node:async_hooks";
import pg from "pg";

export interface Deed {
  /** Whether anything was written for good, or may have been. */
  mayHaveCommitted: boolean;
  /** Whether the same work, done again, has the same result and no second effect. */
  isRepeatable: boolean;
}

const current = new AsyncLocalStorage<Deed>();

/** Does work whose writes are noted in the deed, however deep below they happen. */
export function follow<Result>(deed: Deed, work: () => Result): Result {
  return current.run(deed, work);
}

/** Does work that is nobody's deed: counting and other bookkeeping that is lost without harm. */
export function unfollowed<Result>(work: () => Result): Result {
  return current.exit(work);
}

const troubles = new WeakSet<object>();

// connection_exception, insufficient_resources, operator_intervention, system_error.
const troubledClasses = new Set(["08", "53", "57", "58"]);
const troubledCodes = new Set([
  "25006", // read_only_sql_transaction: another server became the primary one
  "25P03", // idle_in_transaction_session_timeout
  "40001", // serialization_failure, after the last attempt
  "40P01", // deadlock_detected, likewise
  "55P03", // lock_not_available
]);

// Where PostgreSQL reads and writes its files. What the system refuses there has a code of its own
// only where the disk is full: a file that may not grow is an "internal error" otherwise.
const fileSources = new Set(["buffile.c", "fd.c", "md.c", "slru.c", "xlog.c"]);
// data_corrupted, index_corrupted: these do not pass.
const corruptedCodes = new Set(["XX001", "XX002"]);

/** Marks an error as one of the database itself, whatever it looks like. */
export function markTrouble(error: unknown): void {
  if (typeof error === "object" && error !== null) troubles.add(error);
}

/** Whether the whole database came to its end with this, as when its log cannot be written. */
export function isPanic(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.severity === "PANIC";
}

/** True when the database failed, not what was asked of it: it may work a moment later. */
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

/** What one statement may leave behind. */
export type Step = "nothing" | "a write" | "a commit";

export function stepOf(text: string): Step {
  if (ending.test(text)) return "a commit";
  return harmless.test(text) ? "nothing" : "a write";
}

/** Notes that something was written for good, or may have been. */
export function noteCommit(): void {
  const deed = current.getStore();
  if (deed !== undefined) deed.mayHaveCommitted = true;
}

/** Whether a failed statement may have been carried out all the same. */
export function isUncertain(error: unknown): boolean {
  if (!(error instanceof pg.DatabaseError)) return true;
  // The server ended or was stopped while it worked, which can be after the commit.
  return isPanic(error) || error.code?.startsWith("57P") === true;
}

/** Notes that the work may be done again: its key or name makes that the same work. */
export function noteRepeatable(): void {
  const deed = current.getStore();
  if (deed !== undefined) deed.isRepeatable = true;
}
