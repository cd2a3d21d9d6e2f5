import type { Database } from "@frontdesk/database/database";
import { sql } from "kysely";
import type { Rows } from "../../../api/lists/own.ts";
import type { Scope } from "../../../core/rights.ts";
import type { AccessSeconds, Application } from "./application.ts";

const columns = sql`id, owner_id as "ownerId", client_id as "clientId", name,
  redirect_urls as "redirectUrls", confidential as "isConfidential", secret_hash as "secretHash",
  may_use_passwords as "mayUsePasswords", scopes, requests_per_window as "requestsPerWindow",
  access_seconds as "accessSeconds", created_at as "createdAt" from scheduling.applications`;

export async function findApplication(
  db: Database,
  clientId: string,
): Promise<Application | undefined> {
  const { rows } = await sql<Application>`
    select ${columns} where client_id = ${clientId} and deleted_at is null`.execute(db);
  return rows[0];
}

export async function findOwnApplication(
  db: Database,
  { id, ownerId }: { id: number; ownerId: number },
): Promise<Application | undefined> {
  const { rows } = await sql<Application>`
    select ${columns} where id = ${id} and owner_id = ${ownerId} and deleted_at is null
    `.execute(db);
  return rows[0];
}

export async function lockOwnApplication(
  db: Database,
  { id, ownerId }: { id: number; ownerId: number },
): Promise<Application | undefined> {
  const { rows } = await sql<Application>`
    select ${columns} where id = ${id} and owner_id = ${ownerId} and deleted_at is null
    for no key update`.execute(db);
  return rows[0];
}

export async function listApplications(
  db: Database,
  ownerId: number,
  { last = 0, limit }: Partial<Rows> = {},
): Promise<Application[]> {
  const { rows } = await sql<Application>`
    select ${columns} where owner_id = ${ownerId} and deleted_at is null and id > ${last}
    order by id limit ${limit ?? null}`.execute(db);
  return rows;
}

export async function countApplications(db: Database, ownerId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from scheduling.applications
    where owner_id = ${ownerId} and deleted_at is null`.execute(db);
  return rows[0]!.count;
}

export interface ApplicationFields {
  name: string;
  redirectUrls: readonly string[];
  mayUsePasswords: boolean;
  scopes: readonly Scope[];
  accessSeconds: AccessSeconds;
}

export interface NewApplication extends ApplicationFields {
  ownerId: number;
  clientId: string;
  secretHash: Buffer | null;
  at: Date;
}

export async function insertApplication(
  db: Database,
  newApplication: NewApplication,
): Promise<number> {
  const { ownerId, clientId, name, redirectUrls, secretHash, mayUsePasswords, scopes, at } =
    newApplication;
  const { accessSeconds } = newApplication;
  const { rows } = await sql<{ id: number }>`
    insert into scheduling.applications (owner_id, client_id, name, redirect_urls, confidential,
      secret_hash, may_use_passwords, scopes, access_seconds, created_at, updated_at)
    values (${ownerId}, ${clientId}, ${name}, ${redirectUrls}, ${secretHash !== null},
      ${secretHash}, ${mayUsePasswords}, ${scopes}, ${accessSeconds}, ${at}, ${at})
    returning id`.execute(db);
  return rows[0]!.id;
}

export async function updateApplication(
  db: Database,
  id: number,
  changed: ApplicationFields & { at: Date },
): Promise<void> {
  const { name, redirectUrls, mayUsePasswords, scopes, accessSeconds, at } = changed;
  await sql`update scheduling.applications
    set name = ${name}, redirect_urls = ${redirectUrls}, scopes = ${scopes}, updated_at = ${at},
      may_use_passwords = confidential and ${mayUsePasswords}, access_seconds = ${accessSeconds}
    where id = ${id} and deleted_at is null`.execute(db);
}

export async function replaceSecret(
  db: Database,
  id: number,
  { secretHash, at }: { secretHash: Buffer; at: Date },
): Promise<void> {
  await sql`update scheduling.applications set secret_hash = ${secretHash}, updated_at = ${at}
    where id = ${id} and confidential and deleted_at is null`.execute(db);
}

export async function markApplicationDeleted(db: Database, id: number, at: Date): Promise<void> {
  await sql`update scheduling.applications set deleted_at = ${at}, updated_at = ${at}
    where id = ${id} and deleted_at is null`.execute(db);
}
