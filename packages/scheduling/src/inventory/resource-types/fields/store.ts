import { constraintOf } from "@frontdesk/database/atomically";
import type { Database } from "@frontdesk/database/database";
import { sql } from "kysely";
import type { ListPage, Page } from "../../../api/lists/lists.ts";
import { listPage } from "../../../api/lists/store.ts";
import { invalid } from "../../../core/refusals.ts";
import { fieldRefusals } from "../refusals.ts";
import type { FieldRow } from "../resource-type.ts";

export type CustomFieldRow = FieldRow & { resource_type_id: number };

const columns = sql`f.id, f.resource_type_id, f.name, f.required, (
    select coalesce(json_agg(json_build_object('id', o.id, 'value', o.value) order by o.id), '[]')
    from scheduling.custom_field_options o
    where o.account_id = f.account_id and o.custom_field_id = f.id
  ) as custom_field_options`;

const field = sql`${columns} from scheduling.custom_fields f`;

export interface FieldFilter {
  accountId: number;
  typeId?: number | undefined;
}

export async function listFields(
  db: Database,
  { accountId, typeId }: FieldFilter,
  page: Page,
): Promise<ListPage<CustomFieldRow>> {
  const indexed = typeId === undefined ? [] : [sql`f.resource_type_id = ${typeId}`];
  const table = "scheduling.custom_fields";
  return await listPage(db, { table, as: "f", accountId, ways: [{ indexed }], columns }, page);
}

export async function findField(
  db: Database,
  accountId: number,
  id: number,
): Promise<CustomFieldRow | undefined> {
  const { rows } = await sql<CustomFieldRow>`
    select ${field} where f.account_id = ${accountId} and f.id = ${id}`.execute(db);
  return rows[0];
}

export async function hasField(db: Database, accountId: number, id: number): Promise<boolean> {
  const { rows } = await sql`select 1 from scheduling.custom_fields
    where account_id = ${accountId} and id = ${id}`.execute(db);
  return rows.length > 0;
}

export interface Field {
  accountId: number;
  typeId: number;
  name: string;
  isRequired: boolean;
}

export async function insertField(
  db: Database,
  { accountId, typeId, name, isRequired }: Field,
): Promise<number> {
  const { rows } = await orTaken(
    sql<{ id: number }>`
      insert into scheduling.custom_fields (account_id, resource_type_id, name, required)
      values (${accountId}, ${typeId}, ${name}, ${isRequired}) returning id`.execute(db),
  );
  return rows[0]!.id;
}

export async function updateField(
  db: Database,
  { accountId, id, name, isRequired }: Omit<Field, "typeId"> & { id: number },
): Promise<void> {
  await orTaken(
    sql`update scheduling.custom_fields set name = ${name}, required = ${isRequired}
      where account_id = ${accountId} and id = ${id}`.execute(db),
  );
}

/** The field's options must be free of resources. */
export async function deleteField(db: Database, accountId: number, id: number): Promise<void> {
  await sql`delete from scheduling.custom_fields
    where account_id = ${accountId} and id = ${id}`.execute(db);
}

/** The fields' options must be free of resources. */
export async function deleteFieldsOf(
  db: Database,
  accountId: number,
  typeId: number,
): Promise<void> {
  await sql`delete from scheduling.custom_fields
    where account_id = ${accountId} and resource_type_id = ${typeId}`.execute(db);
}

async function orTaken<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    if (constraintOf(error) !== "custom_fields_name_unique") throw error;
    throw invalid(fieldRefusals.taken());
  }
}
