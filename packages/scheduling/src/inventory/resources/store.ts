import { constraintOf } from "@frontdesk/database/atomically";
import type { Database } from "@frontdesk/database/database";
import { sql } from "kysely";
import type { ListPage, Page } from "../../api/lists/lists.ts";
import { type Changeable, indexPathTo, listPage } from "../../api/lists/store.ts";
import type { Zones } from "../../core/intervals/local-time.ts";
import { invalid } from "../../core/refusals.ts";
import { keysOf } from "../../core/store.ts";
import type { FieldValues } from "./fields.ts";
import { resourceRefusals } from "./refusals.ts";
import type { ListedRow, ResourceRow } from "./resource.ts";

const listed = sql`r.id, r.name, r.color, r.timezone, r.former_zones, r.bookable, r.archived,
  r.position, r.inherits_hours, r.updated_at, r.deleted_at, t.id as type_id, t.name as type_name,
  t.human, r.email, r.job_title, r.user_id, u.email as user_email`;

const typed = sql`
  cross join lateral (select * from scheduling.resource_types t
    where t.account_id = r.account_id and t.id = r.resource_type_id limit 1) t
  left join lateral (select * from scheduling.users u where u.id = r.user_id limit 1) u on true`;

export interface ResourceFilter extends Changeable {
  accountId: number;
  ids?: readonly number[] | undefined;
}

export async function listResources(
  db: Database,
  { accountId, ids, ...filter }: ResourceFilter,
  page: Page,
): Promise<ListPage<ListedRow>> {
  const all = indexPathTo("r", filter);
  const named = [sql`r.id = any (${ids}::bigint[])`, ...all.indexed];
  const route = ids === undefined ? all : { indexed: named, range: "any" as const };
  const table = "scheduling.resources";
  const query = { table, as: "r", accountId, ways: [route], columns: listed, joined: typed };
  return await listPage(db, query, page);
}

const detail = sql`${listed}, t.custom_attributes, r.first_name, r.last_name,
  r.phone, r.image, r.capacity, r.registration_number, r.notes, r.notices,
  r.creator_id, r.created_at,
  case when m.activation_state = 'active' then u.image end as user_image, (
    select coalesce(json_agg(json_build_object('id', o.id, 'value', o.value, 'name', f.name)
      order by f.id, o.id), '[]')
    from scheduling.resource_options s
    cross join lateral (select * from scheduling.custom_field_options o
      where o.account_id = s.account_id and o.id = s.custom_field_option_id limit 1) o
    cross join lateral (select * from scheduling.custom_fields f
      where f.account_id = o.account_id and f.id = o.custom_field_id limit 1) f
    where s.account_id = r.account_id and s.resource_id = r.id
  ) as options`;

const detailed = sql`${typed}
  left join lateral (select * from scheduling.memberships m
    where m.account_id = r.account_id and m.user_id = r.user_id limit 1) m on true`;

/** Ids must be distinct. */
export async function findResources(
  db: Database,
  accountId: number,
  ids: readonly number[],
): Promise<ResourceRow[]> {
  const { rows } = await sql<ResourceRow>`
    select ${detail} from ${keysOf(accountId, ids)} k
    cross join lateral (select * from scheduling.resources
      where account_id = k.account_id and id = k.id limit 1) r
    ${detailed} where r.deleted_at is null order by r.id`.execute(db);
  return rows;
}

export async function findResource(
  db: Database,
  accountId: number,
  id: number,
): Promise<ResourceRow | undefined> {
  return (await findResources(db, accountId, [id]))[0];
}

export async function hasResource(db: Database, accountId: number, id: number): Promise<boolean> {
  const { rows } = await sql`select 1 from scheduling.resources
    where account_id = ${accountId} and id = ${id} and deleted_at is null`.execute(db);
  return rows.length > 0;
}

export async function findResourceOfUser(
  db: Database,
  accountId: number,
  userId: number,
): Promise<ResourceRow | undefined> {
  const { rows } = await sql<ResourceRow>`
    select ${detail} from scheduling.resources r ${detailed}
    where r.account_id = ${accountId} and r.user_id = ${userId} and r.deleted_at is null
    `.execute(db);
  return rows[0];
}

export async function countActive(db: Database, accountId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from scheduling.resources
    where account_id = ${accountId} and deleted_at is null and not archived`.execute(db);
  return rows[0]!.count;
}

export interface NewResourceRow extends FieldValues {
  accountId: number;
  typeId: number;
  userId: number | null;
  creatorId: number;
  timezone: string;
  at: Date;
}

export async function insertResource(db: Database, resource: NewResourceRow): Promise<number> {
  const { accountId, typeId, userId, creatorId, timezone, at } = resource;
  const { rows } = await orTaken(
    sql<{ id: number }>`
      insert into scheduling.resources (account_id, resource_type_id, user_id, creator_id, name,
        first_name, last_name, email, phone, job_title, capacity, registration_number, notes,
        notices, position, inherits_hours, color, timezone, bookable, archived,
        created_at, updated_at)
      values (${accountId}, ${typeId}, ${userId}, ${creatorId}, ${resource.name},
        ${resource.firstName}, ${resource.lastName}, ${resource.email}, ${resource.phone},
        ${resource.jobTitle}, ${resource.capacity}, ${resource.registrationNumber},
        ${resource.notes}, ${resource.notices}, ${resource.position}, true, ${resource.color},
        ${timezone}, ${resource.bookable}, ${resource.archived}, ${at}, ${at})
      returning id`.execute(db),
  );
  return rows[0]!.id;
}

export interface ChangedResourceRow extends FieldValues {
  accountId: number;
  id: number;
  userId: number | null;
  at: Date;
}

export async function updateResource(db: Database, resource: ChangedResourceRow): Promise<void> {
  const { accountId, id, userId, at } = resource;
  await orTaken(
    sql`update scheduling.resources set user_id = ${userId}, name = ${resource.name},
      first_name = ${resource.firstName}, last_name = ${resource.lastName},
      email = ${resource.email}, phone = ${resource.phone}, job_title = ${resource.jobTitle},
      capacity = ${resource.capacity}, registration_number = ${resource.registrationNumber},
      notes = ${resource.notes}, notices = ${resource.notices}, position = ${resource.position},
      color = ${resource.color}, bookable = ${resource.bookable},
      archived = ${resource.archived}, updated_at = ${at}
    where account_id = ${accountId} and id = ${id}`.execute(db),
  );
}

async function orTaken<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    const constraint = constraintOf(error);
    if (constraint === "resources_type_fkey") throw invalid(resourceRefusals.goneType());
    if (constraint !== "resources_user") throw error;
    throw invalid(resourceRefusals.emailTaken());
  }
}

export interface OneResource {
  accountId: number;
  id: number;
  at: Date;
}

export async function renameResource(
  db: Database,
  {
    accountId,
    id,
    firstName,
    lastName,
    at,
  }: OneResource & Record<"firstName" | "lastName", string>,
): Promise<void> {
  await sql`update scheduling.resources set name = ${`${firstName} ${lastName}`.trim()},
      first_name = ${firstName}, last_name = ${lastName}, updated_at = ${at}
    where account_id = ${accountId} and id = ${id}`.execute(db);
}

export async function unlinkResource(
  db: Database,
  { accountId, id, at }: OneResource,
): Promise<void> {
  await sql`update scheduling.resources set user_id = null, updated_at = ${at}
    where account_id = ${accountId} and id = ${id}`.execute(db);
}

export async function saveZone(
  db: Database,
  { accountId, id, zones, at }: OneResource & { zones: Zones },
): Promise<void> {
  await sql`update scheduling.resources set timezone = ${zones.timezone},
      former_zones = ${JSON.stringify(zones.former_zones)}::jsonb, updated_at = ${at}
    where account_id = ${accountId} and id = ${id}`.execute(db);
}

/** Raises the version for changed openings, so that decisions on older reads fail. */
export async function renewResources(
  db: Database,
  accountId: number,
  ids: readonly number[],
): Promise<void> {
  await sql`update scheduling.resources r set timezone = r.timezone
    from ${keysOf(accountId, ids)} k
    where r.account_id = k.account_id and r.id = k.id`.execute(db);
}

/** Archived resources too: they keep the hours for their return. */
export async function listInheriting(db: Database, accountId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select id from scheduling.resources
    where account_id = ${accountId} and inherits_hours and deleted_at is null order by id
    `.execute(db);
  return rows.map(({ id }) => id);
}

/** Archived resources too. */
export async function listExisting(db: Database, accountId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select id from scheduling.resources
    where account_id = ${accountId} and deleted_at is null order by id`.execute(db);
  return rows.map(({ id }) => id);
}

export async function setInheritsHours(
  db: Database,
  { accountId, id, inherits }: { accountId: number; id: number; inherits: boolean },
): Promise<void> {
  await sql`update scheduling.resources set inherits_hours = ${inherits}
    where account_id = ${accountId} and id = ${id}`.execute(db);
}

export async function touchResources(
  db: Database,
  { accountId, ids, at }: { accountId: number; ids: readonly number[]; at: Date },
): Promise<void> {
  await sql`update scheduling.resources r set updated_at = ${at}
    from ${keysOf(accountId, ids)} k
    where r.account_id = k.account_id and r.id = k.id`.execute(db);
}

export async function markDeleted(db: Database, { accountId, id, at }: OneResource): Promise<void> {
  await sql`update scheduling.resources set deleted_at = ${at}, updated_at = ${at}
    where account_id = ${accountId} and id = ${id}`.execute(db);
}
