import { constraintOf } from "@frontdesk/database/atomically";
import type { Database } from "@frontdesk/database/database";
import { sql } from "kysely";
import type { ListPage, Page } from "../../api/lists/lists.ts";
import { listPage } from "../../api/lists/store.ts";
import { typeRefusals } from "./refusals.ts";
import type { NewType, TypeRow } from "./resource-type.ts";

const columns = sql`t.id, t.name, t.human, t.custom_attributes, f.custom_fields`;

const joined = sql`
  cross join lateral (
    select coalesce(json_agg(json_build_object('id', f.id, 'name', f.name,
        'required', f.required, 'custom_field_options', o.options) order by f.id), '[]')
      as custom_fields
    from scheduling.custom_fields f
    cross join lateral (
      select coalesce(json_agg(json_build_object('id', o.id, 'value', o.value) order by o.id), '[]')
        as options
      from scheduling.custom_field_options o
      where o.account_id = f.account_id and o.custom_field_id = f.id
    ) o
    where f.account_id = t.account_id and f.resource_type_id = t.id
  ) f`;

const type = sql`${columns} from scheduling.resource_types t ${joined}`;

export async function listResourceTypes(
  db: Database,
  accountId: number,
  page: Page,
): Promise<ListPage<TypeRow>> {
  const [table, ways] = ["scheduling.resource_types", [{ indexed: [] }]];
  return await listPage(db, { table, as: "t", accountId, ways, columns, joined }, page);
}

export async function findType(
  db: Database,
  accountId: number,
  id: number,
): Promise<TypeRow | undefined> {
  const { rows } = await sql<TypeRow>`
    select ${type} where t.account_id = ${accountId} and t.id = ${id}`.execute(db);
  return rows[0];
}

export async function hasResourceType(
  db: Database,
  accountId: number,
  id: number,
): Promise<boolean> {
  const { rows } = await sql`select 1 from scheduling.resource_types
    where account_id = ${accountId} and id = ${id}`.execute(db);
  return rows.length > 0;
}

export async function lockType(db: Database, accountId: number, id: number): Promise<boolean> {
  const { rows } = await sql`select 1 from scheduling.resource_types
    where account_id = ${accountId} and id = ${id} for update`.execute(db);
  return rows.length > 0;
}

export async function lockWholeType(
  db: Database,
  accountId: number,
  id: number,
): Promise<TypeRow | undefined> {
  return (await lockType(db, accountId, id)) ? await findType(db, accountId, id) : undefined;
}

export async function renameType(
  db: Database,
  { accountId, id, name, at }: { accountId: number; id: number; name: string; at: Date },
): Promise<void> {
  await sql`update scheduling.resource_types set name = ${name}, updated_at = ${at}
    where account_id = ${accountId} and id = ${id}`.execute(db);
}

/** Delete its fields first. */
export async function deleteType(db: Database, accountId: number, id: number): Promise<void> {
  try {
    await sql`delete from scheduling.resource_types
      where account_id = ${accountId} and id = ${id}`.execute(db);
  } catch (error) {
    if (constraintOf(error) !== "resources_type_fkey") throw error;
    throw typeRefusals.inUse();
  }
}

export async function insertType(
  db: Database,
  { accountId, type: { name, isHuman, attributes }, at }: NewTypeOf,
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into scheduling.resource_types
      (account_id, name, human, custom_attributes, created_at, updated_at)
    values (${accountId}, ${name}, ${isHuman}, ${attributes}, ${at}, ${at})
    returning id`.execute(db);
  return rows[0]!.id;
}

export interface NewTypeOf {
  accountId: number;
  type: NewType;
  at: Date;
}
