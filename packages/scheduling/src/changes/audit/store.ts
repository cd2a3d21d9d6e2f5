/* Only read here; each change writes its entry. */
import type { Database } from "@frontdesk/database/database";
import { sql } from "kysely";
import type { Static } from "typebox";
import type { ListPage, Page } from "../../api/lists/lists.ts";
import { listPage } from "../../api/lists/store.ts";
import { momentOf } from "../../core/dates.ts";
import { type KeptStates, statesOf } from "../outbox/kept.ts";
import type { AuditEntry } from "./schema.ts";

export interface AuditFilter {
  accountId: number;
  kind?: string | undefined;
  subjectId?: number | undefined;
  userId?: number | undefined;
}

export async function listEntries(
  db: Database,
  { accountId, kind, subjectId, userId }: AuditFilter,
  page: Page,
): Promise<ListPage<AuditRow>> {
  const [ofKind, ofSubject, ofUser] = [
    kind === undefined ? [] : [sql`kind = ${kind}`],
    subjectId === undefined ? [] : [sql`subject_id = ${subjectId}`],
    userId === undefined ? [] : [sql`user_id = ${userId}`],
  ];
  const hasBoth = kind !== undefined && subjectId !== undefined;
  const route = hasBoth
    ? { indexed: [...ofKind, ...ofSubject], others: ofUser }
    : { indexed: [], others: [...ofKind, ...ofSubject, ...ofUser] };
  const columns = sql`a.id, a.at, a.user_id, a.application_id, a.kind, a.subject_id, a.action,
    a.before, a.after, a.was, a.became`;
  const query = { table: "scheduling.audit_entries", as: "a", accountId, ways: [route], columns };
  return await listPage(db, query, page);
}

export interface AccessQuery {
  accountId: number;
  /** Inclusive. */
  since: Date;
  /** Exclusive. */
  until: Date;
}

export interface AccessEntry extends KeptStates {
  id: number;
  at: Date;
  user_id: number | null;
  kind: "user" | "webhook";
  subject_id: number;
  action: "create" | "update" | "delete";
}

/** The next changes of users and webhooks after `last`, oldest first. */
export async function listAccessEntries(
  db: Database,
  { accountId, since, until }: AccessQuery,
  { last, limit }: { last: Pick<AccessEntry, "at" | "id"> | undefined; limit: number },
): Promise<AccessEntry[]> {
  const { at, id } = last ?? { at: since, id: 0 };
  const { rows } = await sql<AccessEntry>`
    select id, at, user_id, kind, subject_id, action, before, after, was, became
    from scheduling.audit_entries
    where account_id = ${accountId} and kind in ('user', 'webhook')
      and (at, id) > (${at}::timestamptz, ${id}::bigint) and at < ${until}
    order by at, id limit ${limit}`.execute(db);
  return rows;
}

/** Accounts that removed the user in the period. */
export async function listRemovedFrom(
  db: Database,
  { userId, since, until }: { userId: number; since: Date; until: Date },
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct account_id as id from scheduling.audit_entries
    where kind = 'user' and action = 'delete' and subject_id = ${userId}
      and at >= ${since} and at < ${until}
    order by account_id`.execute(db);
  return rows.map(({ id }) => id);
}

export type AuditRow = Omit<Static<typeof AuditEntry>, "at"> & KeptStates & { at: Date };

export function entryOf(row: AuditRow): Static<typeof AuditEntry> {
  const { id, at, user_id, application_id, kind, subject_id, action } = row;
  const { before, after } = statesOf({ kind, subjectId: subject_id, at }, row);
  const moment = momentOf(at);
  return { id, at: moment, user_id, application_id, kind, subject_id, action, before, after };
}
