import type { Database } from "@frontdesk/database/database";

/** Something that an operator did; kept for good. */
export interface Action {
  actor: string;
  /** What was done, as `noun.verb`. */
  action: string;
  /** The id of what it was done to, or a name where that is not one thing. */
  subject: string;
  /** What is worth knowing later, secrets excluded. */
  details: object;
}

/** Writes an action down, in the database transaction of what was done. */
export type KeepAction = (
  context: { db: Database; now: () => Date },
  action: Action,
) => Promise<void>;
