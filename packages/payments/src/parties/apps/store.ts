import type { Database } from "@frontdesk/database/database";
import { sql } from "kysely";
import type { Page } from "../../api/lists/schema.ts";
import { pageOf } from "../../api/lists/store.ts";
import type { Id } from "../../core/ids.ts";
import type { NewKey } from "./app.ts";

export interface AppRow {
  id: Id;
  name: string | null;
}

export interface KeyRow {
  id: Id;
  prefix: string;
  revokedAt: Date | null;
}

export async function insertApp(db: Database, { id, name }: AppRow): Promise<void> {
  await sql`insert into payments.apps (id, name) values (${id}, ${name})`.execute(db);
}

export async function insertKey(db: Database, appId: Id, key: NewKey): Promise<void> {
  await sql`
    insert into payments.app_keys (id, app_id, hash, prefix, suspended)
    select ${key.id}, id, ${key.hash}, ${key.prefix}, suspension is not null
    from payments.apps where id = ${appId}`.execute(db);
}

export async function getApp(db: Database, id: Id): Promise<AppRow> {
  const { rows } = await sql<AppRow>`
    select id, name from payments.apps where id = ${id}`.execute(db);
  return rows[0]!;
}

export async function lockApp(db: Database, id: Id): Promise<void> {
  await sql`select 1 from payments.apps where id = ${id} for update`.execute(db);
}

export async function listKeys(db: Database, appId: Id, page: Page): Promise<KeyRow[]> {
  const { rows } = await sql<KeyRow>`
    select id, prefix, revoked_at as "revokedAt" from payments.app_keys
    where app_id = ${appId} ${pageOf("id", page)}`.execute(db);
  return rows;
}

export async function listUsableKeys(db: Database, appId: Id): Promise<Id[]> {
  const { rows } = await sql<{ id: Id }>`
    select id from payments.app_keys
    where app_id = ${appId} and revoked_at is null limit 2`.execute(db);
  return rows.map(({ id }) => id);
}

export async function revokeKey(
  db: Database,
  { appId, keyId, now }: { appId: Id; keyId: Id; now: Date },
): Promise<boolean> {
  const { rows } = await sql`
    update payments.app_keys set revoked_at = coalesce(revoked_at, ${now})
    where app_id = ${appId} and id = ${keyId} returning id`.execute(db);
  return rows.length === 1;
}

export interface AppSuspension {
  reason: string;
  /** ISO 8601. */
  since: string;
}

export type OperatedApp = AppRow & { suspension: AppSuspension | null };

export async function findOperatedApp(db: Database, id: Id): Promise<OperatedApp | undefined> {
  const { rows } = await sql<OperatedApp>`
    select id, name, suspension from payments.apps where id = ${id}`.execute(db);
  return rows[0];
}

export async function lockOperatedApp(db: Database, id: Id): Promise<OperatedApp | undefined> {
  const { rows } = await sql<OperatedApp>`
    select id, name, suspension from payments.apps where id = ${id}
    for no key update`.execute(db);
  return rows[0];
}

export async function updateAppSuspension(
  db: Database,
  id: Id,
  suspension: AppSuspension | null,
): Promise<void> {
  await sql`
    update payments.apps set suspension = ${suspension && JSON.stringify(suspension)}::jsonb
    where id = ${id}`.execute(db);
  await sql`
    update payments.app_keys set suspended = ${suspension !== null}
    where app_id = ${id}`.execute(db);
}
