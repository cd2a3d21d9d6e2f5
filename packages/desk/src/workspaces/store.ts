import type { Database } from "@frontdesk/database/database";
import { sql } from "kysely";
import type { WorkspaceRow } from "./workspace.ts";

interface WorkspaceParts {
  merchantIds: string[];
  accountIds: number[];
}

export async function listPlaces(
  db: Database,
  { merchantIds, accountIds }: WorkspaceParts,
): Promise<WorkspaceRow[]> {
  const { rows } = await sql<WorkspaceRow>`
    select id, name, merchant_id as "merchantId", account_id as "accountId",
      connect_at as "connectAt"
    from desk.places
    where merchant_id = any(${merchantIds}::text[]) or account_id = any(${accountIds}::bigint[])
    order by created_at, id limit 1000`.execute(db);
  return rows;
}

interface NewWorkspaceRow extends WorkspaceRow {
  madeBy: string;
  now: Date;
}

export async function isSaved(db: Database, id: string): Promise<boolean> {
  const { rows } = await sql`select 1 from desk.places where id = ${id}`.execute(db);
  return rows.length === 1;
}

/** Ends the parts' former pairs. False if the place exists. */
export async function saveWorkspace(
  db: Database,
  { id, name, merchantId, accountId, connectAt, madeBy, now }: NewWorkspaceRow,
): Promise<boolean> {
  await sql`delete from desk.places
    where (merchant_id = ${merchantId} or account_id = ${accountId}) and id <> ${id}`.execute(db);
  const { rows } = await sql`
    insert into desk.places (id, name, merchant_id, account_id, connect_at, made_by, created_at)
    values (${id}, ${name}, ${merchantId}, ${accountId}, ${connectAt}, ${madeBy}, ${now})
    on conflict do nothing returning id`.execute(db);
  return rows.length === 1;
}

interface Lease {
  workspaceId: string;
  now: Date;
  next: Date;
}

/** False if none is due or another process holds the lease. */
export async function leaseConnecting(
  db: Database,
  { workspaceId, now, next }: Lease,
): Promise<boolean> {
  const { rows } = await sql`
    update desk.places set connect_at = ${next}
    where id = ${workspaceId} and connect_at <= ${now} returning id`.execute(db);
  return rows.length === 1;
}

export async function endConnecting(db: Database, workspaceId: string): Promise<void> {
  await sql`update desk.places set connect_at = null where id = ${workspaceId}`.execute(db);
}

interface Sides {
  merchantId: string | null;
  accountId: number | null;
}

const partsOf = ({ merchantId, accountId }: Sides): string[] => [
  ...(merchantId === null ? [] : [`merchant ${merchantId}`]),
  ...(accountId === null ? [] : [`account ${accountId}`]),
];

interface Filling extends Sides {
  by: string;
  now: Date;
}

/** False if already recorded: the caller must roll back. */
export async function saveFilling(
  db: Database,
  { by, now, ...workspace }: Filling,
): Promise<boolean> {
  const sides = partsOf(workspace);
  const { rows } = await sql`
    insert into desk.fillings (half, filled_by, filled_at)
    select half, ${by}, ${now} from unnest(${sides}::text[]) as half order by half
    on conflict on constraint fillings_pkey do nothing
    returning half`.execute(db);
  return rows.length === sides.length;
}

export async function hasFilled(db: Database, personId: string): Promise<boolean> {
  const { rows } = await sql`
    select half from desk.fillings where filled_by = ${personId} limit 1`.execute(db);
  return rows.length === 1;
}

export async function saveDismissal(
  db: Database,
  { now, ...workspace }: Sides & { now: Date },
): Promise<void> {
  await sql`insert into desk.dismissed_steps (half, dismissed_at)
    select half, ${now} from unnest(${partsOf(workspace)}::text[]) as half order by half
    on conflict on constraint dismissed_steps_pkey do nothing`.execute(db);
}

/** The given workspaces without a dismissed part. */
export async function withFirstSteps<One extends Sides>(
  db: Database,
  workspaces: readonly One[],
): Promise<One[]> {
  const parts = workspaces.flatMap(partsOf);
  const { rows } = await sql<{ part: string }>`
    select half as part from desk.dismissed_steps where half = any(${parts}::text[])`.execute(db);
  const dismissed = new Set(rows.map(({ part }) => part));
  return workspaces.filter((one) => !partsOf(one).some((part) => dismissed.has(part)));
}
