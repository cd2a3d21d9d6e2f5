import type { Database } from "@frontdesk/database/database";
import type { Action } from "@frontdesk/platform/operator/action";
import { sql } from "kysely";
import type { Page } from "../../../api/lists/schema.ts";
import { wholePage } from "../../../api/lists/sift.ts";
import { siftedPage } from "../../../api/lists/store.ts";
import type { Id } from "../../../core/ids.ts";

/** The table is append-only. */
export interface ActionRow extends Action {
  id: Id;
  createdAt: Date;
}

export async function insertAction(db: Database, row: ActionRow): Promise<void> {
  await sql`
    insert into payments.operator_actions (id, created_at, actor, action, subject, details)
    values (${row.id}, ${row.createdAt}, ${row.actor}, ${row.action}, ${row.subject},
      ${JSON.stringify(row.details)}::jsonb)`.execute(db);
}

export async function listActions(
  db: Database,
  { filter, page }: { filter: { action?: string; subject?: string }; page: Page },
): Promise<ActionRow[]> {
  const { action, subject } = filter;
  const query = {
    table: "payments.operator_actions",
    as: "a",
    own: undefined,
    others: [
      action === undefined ? undefined : sql`a.action = ${action}`,
      subject === undefined ? undefined : sql`a.subject = ${subject}`,
    ],
  };
  const { rows } = await sql<ActionRow & { place: number | null }>`
    select a.id, a.created_at as "createdAt", a.actor, a.action, a.subject, a.details, a.place
    ${siftedPage(query, page)}`.execute(db);
  return wholePage(rows);
}

// An index range; its end is the character after a space.
export async function eraseFromActions(db: Database, personId: Id): Promise<void> {
  await sql`
    update payments.operator_actions set actor = 'person:erased'
    where actor ~>=~ ${`person:${personId} at `} and actor ~<~ ${`person:${personId} at!`}
      and actor like 'person:%'`.execute(db);
}
