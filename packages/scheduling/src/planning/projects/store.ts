import type { Database } from "@frontdesk/database/database";
import { sql } from "kysely";
import type { ListPage, Page } from "../../api/lists/lists.ts";
import { type Changeable, indexPathTo, listPage } from "../../api/lists/store.ts";
import type { ProjectRow } from "./project.ts";

const columns = sql`p.id, p.creator_id, p.name, p.color, p.notes, p.project_code,
  p.default_billable, p.archived, p.created_at, p.updated_at, p.deleted_at,
  c.id as client_id, c.name as client_name`;

const joined = sql`
  left join lateral (select * from scheduling.clients c
    where c.account_id = p.account_id and c.id = p.client_id and c.deleted_at is null
    limit 1) c on true`;

const project = sql`${columns} from scheduling.projects p ${joined}`;

export interface ProjectFilter extends Changeable {
  accountId: number;
}

export async function listProjects(
  db: Database,
  filter: ProjectFilter,
  page: Page,
): Promise<ListPage<ProjectRow>> {
  const { accountId } = filter;
  const ways = [indexPathTo("p", filter)];
  const query = { table: "scheduling.projects", as: "p", accountId, ways, columns, joined };
  return await listPage(db, query, page);
}

export async function findProject(
  db: Database,
  accountId: number,
  id: number,
): Promise<ProjectRow | undefined> {
  const { rows } = await sql<ProjectRow>`
    select ${project} where p.account_id = ${accountId} and p.id = ${id} and p.deleted_at is null
    `.execute(db);
  return rows[0];
}

export async function lockProject(
  db: Database,
  accountId: number,
  id: number,
): Promise<ProjectRow | undefined> {
  await sql`select 1 from scheduling.projects
    where account_id = ${accountId} and id = ${id} for no key update`.execute(db);
  // A join that waits for a lock mixes old and new rows.
  return await findProject(db, accountId, id);
}

export async function hasProject(db: Database, accountId: number, id: number): Promise<boolean> {
  const { rows } = await sql`select 1 from scheduling.projects
    where account_id = ${accountId} and id = ${id} and deleted_at is null`.execute(db);
  return rows.length > 0;
}

export type WrittenProject = Pick<
  ProjectRow,
  "name" | "color" | "notes" | "project_code" | "default_billable" | "archived"
>;

interface NewProjectRow {
  accountId: number;
  creatorId: number;
  clientId: number | null;
  at: Date;
}

export async function insertProject(
  db: Database,
  project: WrittenProject & NewProjectRow,
): Promise<number> {
  const { accountId, creatorId, clientId, at } = project;
  const { rows } = await sql<{ id: number }>`
    insert into scheduling.projects (account_id, creator_id, client_id, name, color, notes,
      project_code, default_billable, archived, created_at, updated_at)
    values (${accountId}, ${creatorId}, ${clientId}, ${project.name}, ${project.color},
      ${project.notes}, ${project.project_code}, ${project.default_billable},
      ${project.archived}, ${at}, ${at})
    returning id`.execute(db);
  return rows[0]!.id;
}

interface ChangedProjectRow {
  accountId: number;
  id: number;
  clientId: number | null | undefined;
  at: Date;
}

export async function updateProject(
  db: Database,
  project: WrittenProject & ChangedProjectRow,
): Promise<void> {
  const { accountId, id, clientId, at } = project;
  const kept = clientId === undefined ? sql.ref("client_id") : sql`${clientId}`;
  await sql`update scheduling.projects set client_id = ${kept},
      name = ${project.name}, color = ${project.color}, notes = ${project.notes},
      project_code = ${project.project_code}, default_billable = ${project.default_billable},
      archived = ${project.archived}, updated_at = ${at}
    where account_id = ${accountId} and id = ${id}`.execute(db);
}

export async function lockOfClient(
  db: Database,
  accountId: number,
  clientId: number,
): Promise<ProjectRow[]> {
  await sql`select 1 from scheduling.projects
    where account_id = ${accountId} and client_id = ${clientId} and deleted_at is null
    order by id for no key update`.execute(db);
  return await listOfClient(db, accountId, clientId);
}

export async function listOfClient(
  db: Database,
  accountId: number,
  clientId: number,
): Promise<ProjectRow[]> {
  const { rows } = await sql<ProjectRow>`
    select ${project}
    where p.account_id = ${accountId} and p.client_id = ${clientId} and p.deleted_at is null
    order by p.id`.execute(db);
  return rows;
}

export async function touchProjects(
  db: Database,
  { accountId, ids, at }: { accountId: number; ids: readonly number[]; at: Date },
): Promise<void> {
  await sql`update scheduling.projects set updated_at = ${at}
    where account_id = ${accountId} and id = any (${ids}::bigint[])`.execute(db);
}

export async function deleteProject(
  db: Database,
  { accountId, id, at }: { accountId: number; id: number; at: Date },
): Promise<void> {
  await sql`update scheduling.projects set deleted_at = ${at}, updated_at = ${at}
    where account_id = ${accountId} and id = ${id}`.execute(db);
}
