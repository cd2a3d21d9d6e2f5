/*
 * The audit says of every change of an account who made it, through which application, and what was
 * there before and after. It is only read here: whatever changes something writes its entry too.
 */
import type { Static } from "typebox";
import { momentOf } from "../../ground/times.ts";
import { type KeptStates, statesOf } from "../outbox/kept.ts";
import type { AuditEntry } from "./schema.ts";

export type AuditRow = Omit<Static<typeof AuditEntry>, "at"> & KeptStates & { at: Date };

/** An entry as the API shows it. */
export function entryOf(row: AuditRow): Static<typeof AuditEntry> {
  const { id, at, user_id, application_id, kind, subject_id, action } = row;
  const { before, after } = statesOf({ kind, subjectId: subject_id, at }, row);
  const moment = momentOf(at);
  return { id, at: moment, user_id, application_id, kind, subject_id, action, before, after };
}
