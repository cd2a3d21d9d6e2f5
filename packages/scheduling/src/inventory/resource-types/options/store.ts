import { constraintOf } from "@frontdesk/database/atomically";
import type { Database } from "@frontdesk/database/database";
import { sql } from "kysely";
import type { ListPage, Page } from "../../../api/lists/lists.ts";
import { listPage } from "../../../api/lists/store.ts";
import { invalid } from "../../../core/refusals.ts";
import { optionRefusals } from "../refusals.ts";
import type { OptionRow } from "../resource-type.ts";

export type FieldOptionRow = OptionRow & { custom_field_id: number; resource_type_id: number };

const columns = sql`o.id, o.value, o.custom_field_id, f.resource_type_id`;

const joined = sql`
  join scheduling.custom_fields f on f.account_id = o.account_id and f.id = o.custom_field_id`;

const option = sql`${columns} from scheduling.custom_field_options o ${joined}`;

export interface OptionFilter {
  accountId: number;
  fieldId?: number | undefined;
}

export async function listOptions(
  db: Database,
  { accountId, fieldId }: OptionFilter,
  page: Page,
): Promise<ListPage<FieldOptionRow>> {
  const indexed = fieldId === undefined ? [] : [sql`o.custom_field_id = ${fieldId}`];
  const table = "scheduling.custom_field_options";
  const query = { table, as: "o", accountId, ways: [{ indexed }], columns, joined };
  return await listPage(db, query, page);
}

export async function findOption(
  db: Database,
  accountId: number,
  id: number,
): Promise<FieldOptionRow | undefined> {
  const { rows } = await sql<FieldOptionRow>`
    select ${option} where o.account_id = ${accountId} and o.id = ${id}`.execute(db);
  return rows[0];
}

export async function hasOption(db: Database, accountId: number, id: number): Promise<boolean> {
  const { rows } = await sql`select 1 from scheduling.custom_field_options
    where account_id = ${accountId} and id = ${id}`.execute(db);
  return rows.length > 0;
}

export interface NewOption {
  accountId: number;
  fieldId: number;
  value: string;
}

export async function insertOption(
  db: Database,
  { accountId, fieldId, value }: NewOption,
): Promise<number> {
  const { rows } = await orTaken(
    sql<{ id: number }>`
      insert into scheduling.custom_field_options (account_id, custom_field_id, value)
      values (${accountId}, ${fieldId}, ${value}) returning id`.execute(db),
  );
  return rows[0]!.id;
}

export async function updateOption(
  db: Database,
  { accountId, id, value }: { accountId: number; id: number; value: string },
): Promise<void> {
  await orTaken(
    sql`update scheduling.custom_field_options set value = ${value}
      where account_id = ${accountId} and id = ${id}`.execute(db),
  );
}

export async function deleteOption(db: Database, accountId: number, id: number): Promise<void> {
  await sql`delete from scheduling.custom_field_options
    where account_id = ${accountId} and id = ${id}`.execute(db);
}

async function orTaken<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    if (constraintOf(error) !== "custom_field_options_value_unique") throw error;
    throw invalid(optionRefusals.taken());
  }
}
