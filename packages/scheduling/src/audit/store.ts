import type { Database } from "@frontdesk/database/database";
import { sql } from "kysely";
import type { Listed, Page } from "../lists/lists.ts";
import { listedFrom, listTotal, pageEnd } from "../lists/store.ts";
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
): Promise<Listed<AuditRow>> {
  const parts = [
    sql`account_id = ${accountId}`,
    ...(kind === undefined ? [] : [sql`kind = ${kind}`]),
    ...(subjectId === undefined ? [] : [sql`subject_id = ${subjectId}`]),
    ...(userId === undefined ? [] : [sql`user_id = ${userId}`]),
  ];
  const { rows } = await sql<AuditRow & { list_total: number | null }>`
    select ${listTotal(page)}, id, at, user_id, application_id, kind, subject_id, action, before,
      after
    from scheduling.audit_entries where ${sql.join(parts, sql` and `)}
    ${pageEnd("id", page)}`.execute(db);
  return listedFrom(rows, page);
}
