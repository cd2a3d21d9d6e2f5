import type { Database } from "@frontdesk/database/database";

/** An operator's action in the audit log, stored forever. */
export interface Action {
  actor: string;
  /** The action, as `noun.verb`. */
  action: string;
  /** The id of the affected object, or a name if there are several. */
  subject: string;
  /** Details for later readers, without secrets. */
  details: object;
}

/** Records an action in the transaction of its effect. */
export type KeepAction = (
  context: { db: Database; now: () => Date },
  action: Action,
) => Promise<void>;
