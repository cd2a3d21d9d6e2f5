import type { Database } from "@frontdesk/database/database";

/** Actions stay in the audit log forever. */
export interface Action {
  actor: string;
  /** As `noun.verb`. */
  action: string;
  subject: string;
  /** Without secrets. */
  details: object;
}

/** Runs in the transaction of the effect. */
export type KeepAction = (
  context: { db: Database; now: () => Date },
  action: Action,
) => Promise<void>;
