import { constraintOf } from "@frontdesk/database/atomically";
import type { Database } from "@frontdesk/database/database";
import { invalid } from "@frontdesk/server/refusal";
import { sql } from "kysely";
import type { Page } from "../../../api/lists/schema.ts";
import { pageOf } from "../../../api/lists/store.ts";
import type { Id } from "../../../core/ids.ts";
import type { CamelRow } from "../../../core/tables.ts";
import { accessRecoveryRefusals } from "../refusals.ts";

export type AccessRecoveryRow = Omit<CamelRow<"rescues">, "objectionHash" | "endedAt">;

const columns = sql`r.id, r.merchant_id as "merchantId", r.app_id as "appId",
  r.created_at as "createdAt", r.due_at as "dueAt", r.state`;

export async function insertRecovery(
  db: Database,
  row: AccessRecoveryRow & { objectionHash: Buffer | null },
): Promise<void> {
  try {
    await sql`
      insert into payments.rescues (id, merchant_id, app_id, created_at, due_at, objection_hash,
        state, ended_at)
      values (${row.id}, ${row.merchantId}, ${row.appId}, ${row.createdAt}, ${row.dueAt},
        ${row.objectionHash}, ${row.state},
        ${row.state === "waiting" ? null : row.createdAt})`.execute(db);
  } catch (error) {
    const constraint = constraintOf(error);
    if (constraint === "rescues_app_fkey") throw invalid([accessRecoveryRefusals.noApp()]);
    if (constraint === "rescues_waiting") throw accessRecoveryRefusals.isWaiting();
    throw error;
  }
}

export async function listRecoveries(
  db: Database,
  merchantId: Id,
  page: Page,
): Promise<AccessRecoveryRow[]> {
  const { rows } = await sql<AccessRecoveryRow>`
    select ${columns} from payments.rescues r
    where r.merchant_id = ${merchantId} ${pageOf("r.id", page)}`.execute(db);
  return rows;
}

export async function findOpenRecovery(
  db: Database,
  { objectionHash, now }: { objectionHash: Buffer; now: Date },
): Promise<AccessRecoveryRow | undefined> {
  const { rows } = await sql<AccessRecoveryRow>`
    select ${columns} from payments.rescues r
    where r.objection_hash = ${objectionHash} and r.state = 'waiting'
      and r.due_at > ${now}`.execute(db);
  return rows[0];
}

export async function objectTo(
  db: Database,
  { merchantId, appId, now }: { merchantId: Id; appId: Id; now: Date },
): Promise<boolean> {
  const { rows } = await sql`
    update payments.rescues set state = 'objected', ended_at = ${now}
    where merchant_id = ${merchantId} and app_id = ${appId} and state = 'waiting'
    returning id`.execute(db);
  return rows.length === 1;
}

export async function takeDue(db: Database, now: Date): Promise<AccessRecoveryRow[]> {
  const { rows } = await sql<AccessRecoveryRow>`
    update payments.rescues r set state = 'granted', ended_at = ${now}
    where r.state = 'waiting' and r.due_at <= ${now}
    returning ${columns}`.execute(db);
  return rows;
}
