import type { Database } from "@frontdesk/database/database";
import { sql } from "kysely";
import type { ListPage, Page } from "../../api/lists/lists.ts";
import { listPage } from "../../api/lists/store.ts";
import type { AuditRow } from "./entry.ts";

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

/** Inclusive, exclusive. */
export interface SubjectQuery {
  accountId: number;
  userIds: readonly number[];
  since: Date;
  until: Date;
}

export interface AccessSubject {
  kind: "user" | "webhook";
  action: "create" | "update";
  id: number;
}

/** Users and webhooks that these users created or changed. */
export async function listAccessSubjects(
  db: Database,
  { accountId, userIds, since, until }: SubjectQuery,
): Promise<AccessSubject[]> {
  const { rows } = await sql<AccessSubject>`
    select distinct kind, action, subject_id as id from scheduling.audit_entries
    where account_id = ${accountId} and user_id = any(${userIds}::bigint[])
      and at >= ${since} and at < ${until}
      and kind in ('user', 'webhook') and action in ('create', 'update')
    order by kind, subject_id, action`.execute(db);
  return rows;
}
