/* Only read here; each change writes its entry. */
import type { Static } from "typebox";
import { momentOf } from "../../core/dates.ts";
import { type KeptStates, statesOf } from "../outbox/kept.ts";
import type { AuditEntry } from "./schema.ts";

export type AuditRow = Omit<Static<typeof AuditEntry>, "at"> & KeptStates & { at: Date };

export function entryOf(row: AuditRow): Static<typeof AuditEntry> {
  const { id, at, user_id, application_id, kind, subject_id, action } = row;
  const { before, after } = statesOf({ kind, subjectId: subject_id, at }, row);
  const moment = momentOf(at);
  return { id, at: moment, user_id, application_id, kind, subject_id, action, before, after };
}
