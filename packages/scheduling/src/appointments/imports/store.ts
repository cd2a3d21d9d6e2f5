import { constraintOf } from "@frontdesk/database/atomically";
import type { Database } from "@frontdesk/database/database";
import { keysFrom, run, statement } from "@frontdesk/database/statement";
import { sql } from "kysely";
import type { ListPage, Page } from "../../api/lists/lists.ts";
import { listPage } from "../../api/lists/store.ts";
import type { Columns } from "./columns.ts";
import type { ImportRecord, ImportRowRecord } from "./import.ts";
import { importRefusals } from "./refusals.ts";
import type { CheckedRow, RowContent, RowState } from "./rows.ts";

const columns = `id, kind, state, headers, columns, counts, user_id as "userId",
  created_at as "createdAt", applied_at as "appliedAt", undone_at as "undoneAt",
  kept_until as "keptUntil"`;

interface NewImportRow {
  accountId: number;
  headers: readonly string[];
  columns: Columns;
  userId: number;
  at: Date;
  keptUntil: Date;
}

const insert = statement(
  "import_insert",
  `insert into scheduling.imports
    (account_id, kind, state, headers, columns, counts, user_id, created_at, kept_until)
  values ($1, 'clients', 'checked', $2::jsonb, $3::jsonb, '{}', $4, $5, $6) returning id`,
);

export async function insertImport(db: Database, row: NewImportRow): Promise<number> {
  const { accountId, headers, userId, at, keptUntil } = row;
  const texts = [JSON.stringify(headers), JSON.stringify(row.columns)];
  const values = [accountId, ...texts, userId, at, keptUntil];
  return (await run<{ id: number }>(db, insert, values))[0]!.id;
}

const removeDrafts = statement(
  "import_drafts_delete",
  `delete from scheduling.imports i
  using (select ctid as place from scheduling.imports
    where account_id = $1 and state between 'checked' and 'checked'
    order by account_id, state, id limit (select null::bigint)) d
  where i.account_id = $1 and i.ctid = d.place and i.state = 'checked'`,
);

/** A new dry run replaces the one before. */
export async function deleteDrafts(db: Database, accountId: number): Promise<void> {
  await run(db, removeDrafts, [accountId]);
}

/** Rows by key, with values: `columns` are arrays from $2 on. */
export const rowsFrom = (columns: Readonly<Record<string, string>>): string => `(
    select k.*, p.place from ${keysFrom(columns)} k
    cross join lateral (select ctid as place from scheduling.import_rows
      where account_id = $1 and id between k.id and k.id order by id limit 1) p) k
  where r.account_id = $1 and r.ctid = k.place`;

const insertRows = statement(
  "import_rows_insert",
  `insert into scheduling.import_rows
    (account_id, import_id, number, state, problems, content, client_id)
  select $1, $2, k.number, k.state, k.problems::jsonb, k.content::jsonb, k.client_id
  from unnest($3::integer[], $4::text[], $5::text[], $6::text[], $7::bigint[])
    as k (number, state, problems, content, client_id)
  order by k.number`,
);

const chunk = 1_000;

export interface OfImport {
  accountId: number;
  id: number;
}

export async function insertImportRows(
  db: Database,
  { accountId, id }: OfImport,
  rows: readonly CheckedRow[],
): Promise<void> {
  for (let from = 0; from < rows.length; from += chunk) {
    const some = rows.slice(from, from + chunk);
    await run(db, insertRows, [
      accountId,
      id,
      some.map(({ number }) => number),
      some.map(({ state }) => state),
      some.map(({ problems }) => JSON.stringify(problems)),
      some.map(({ content }) => JSON.stringify(content)),
      some.map(({ clientId }) => clientId),
    ]);
  }
}

const count = statement(
  "import_count",
  `update scheduling.imports set counts = (
    select coalesce(jsonb_object_agg(c.state, c.count), '{}') from (
      select state, count(*) as count from scheduling.import_rows
      where account_id = $1 and import_id between $2 and $2 group by state) c)
  where account_id = $1 and id = $2`,
);

export async function countImportRows(db: Database, { accountId, id }: OfImport): Promise<void> {
  await run(db, count, [accountId, id]);
}

const select = statement(
  "import",
  `select ${columns} from scheduling.imports where account_id = $1 and id = $2`,
);

export async function findImport(
  db: Database,
  accountId: number,
  id: number,
): Promise<ImportRecord | undefined> {
  return (await run<ImportRecord>(db, select, [accountId, id]))[0];
}

const has = statement(
  "import_exists",
  "select 1 from scheduling.imports where account_id = $1 and id = $2",
);

export async function hasImport(db: Database, accountId: number, id: number): Promise<boolean> {
  return (await run(db, has, [accountId, id])).length > 0;
}

const lock = statement(
  "import_lock",
  `select ${columns} from scheduling.imports where account_id = $1 and id = $2
  for no key update`,
);

export async function lockImport(
  db: Database,
  accountId: number,
  id: number,
): Promise<ImportRecord> {
  const [row] = await run<ImportRecord>(db, lock, [accountId, id]);
  if (row === undefined) throw importRefusals.notFound();
  return row;
}

const save = statement(
  "import_save",
  `update scheduling.imports set state = $3, applied_at = $4, undone_at = $5, kept_until = $6
  where account_id = $1 and id = $2`,
);

type SavedImport = Pick<ImportRecord, "state" | "appliedAt" | "undoneAt" | "keptUntil">;

/** One import of an account is applied at a time. */
export async function saveImport(
  db: Database,
  { accountId, id }: OfImport,
  { state, appliedAt, undoneAt, keptUntil }: SavedImport,
): Promise<void> {
  try {
    await run(db, save, [accountId, id, state, appliedAt, undoneAt, keptUntil]);
  } catch (error) {
    if (constraintOf(error) === "imports_applying") throw importRefusals.running();
    throw error;
  }
}

export async function listImports(
  db: Database,
  accountId: number,
  page: Page,
): Promise<ListPage<ImportRecord>> {
  const query = {
    table: "scheduling.imports",
    as: "i",
    accountId,
    ways: [{ indexed: [] }],
    columns: sql.raw(columns),
  };
  return await listPage(db, query, page);
}

export async function listImportRows(
  db: Database,
  { accountId, id, states }: OfImport & { states: readonly RowState[] | undefined },
  page: Page,
): Promise<ListPage<ImportRowRecord>> {
  const own = sql`r.import_id = ${id}`;
  const some = states === undefined ? [] : [sql`r.state = any (${states}::text[])`];
  const query = {
    table: "scheduling.import_rows",
    as: "r",
    accountId,
    ways: [{ indexed: [own], others: some }],
    columns: sql.raw("id, number, state, problems, content, client_id"),
  };
  return await listPage(db, query, page);
}

export interface PendingRow {
  id: number;
  number: number;
  content: RowContent;
}

const pending = statement(
  "import_rows_pending",
  `select id, number, content from scheduling.import_rows
  where account_id = $1 and import_id between $2 and $2 and state in ('new', 'warning')
    and content is not null
  order by import_id, id limit $3 for no key update`,
);

export async function listPendingRows(
  db: Database,
  { accountId, id, most }: OfImport & { most: number | null },
): Promise<PendingRow[]> {
  return await run(db, pending, [accountId, id, most]);
}

const recheck = statement(
  "import_rows_recheck",
  `update scheduling.import_rows r
  set state = k.state, problems = k.problems::jsonb, client_id = k.client_id
  from ${rowsFrom({
    id: "$2::bigint[]",
    state: "$3::text[]",
    problems: "$4::text[]",
    client_id: "$5::bigint[]",
  })}`,
);

type RecheckedRow = Pick<CheckedRow, "state" | "problems" | "clientId"> & { id: number };

export async function saveCheckedRows(
  db: Database,
  accountId: number,
  rows: readonly RecheckedRow[],
): Promise<void> {
  if (rows.length === 0) return;
  await run(db, recheck, [
    accountId,
    rows.map(({ id }) => id),
    rows.map(({ state }) => state),
    rows.map(({ problems }) => JSON.stringify(problems)),
    rows.map(({ clientId }) => clientId),
  ]);
}

const imported = statement(
  "import_rows_imported",
  `update scheduling.import_rows r
  set state = 'imported', content = null, client_id = k.client_id, client_updated_at = $4
  from ${rowsFrom({ id: "$2::bigint[]", client_id: "$3::bigint[]" })}`,
);

interface CreatedRow {
  id: number;
  clientId: number;
}

/** Later the clients hold the data. */
export async function saveImportedRows(
  db: Database,
  accountId: number,
  { rows, at }: { rows: readonly CreatedRow[]; at: Date },
): Promise<void> {
  const ids = rows.map(({ id }) => id);
  const clientIds = rows.map(({ clientId }) => clientId);
  await run(db, imported, [accountId, ids, clientIds, at]);
}

const insertIds = statement(
  "client_external_ids_insert",
  `insert into scheduling.client_external_ids (account_id, external_id, client_id)
  select $1, k.external_id, k.client_id
  from unnest($2::text[], $3::bigint[]) as k (external_id, client_id)
  on conflict do nothing`,
);

export async function insertExternalIds(
  db: Database,
  accountId: number,
  ids: readonly { externalId: string; clientId: number }[],
): Promise<void> {
  const externalIds = ids.map(({ externalId }) => externalId);
  const clientIds = ids.map(({ clientId }) => clientId);
  await run(db, insertIds, [accountId, externalIds, clientIds]);
}

const selectIds = statement(
  "client_external_ids",
  `select e.external_id as "externalId", e.client_id as "clientId"
  from ${keysFrom({ external_id: "$2::text[]" })} k
  cross join lateral (select external_id, client_id from scheduling.client_external_ids
    where account_id = $1 and external_id between k.external_id and k.external_id
    order by external_id limit 1) e`,
);

export async function findExternalIds(
  db: Database,
  accountId: number,
  externalIds: readonly string[],
): Promise<Map<string, number>> {
  const rows = await run<{ externalId: string; clientId: number }>(db, selectIds, [
    accountId,
    externalIds,
  ]);
  return new Map(rows.map(({ externalId, clientId }) => [externalId, clientId]));
}

const forgetContent = statement(
  "import_rows_applied",
  `update scheduling.import_rows set content = null
  where account_id = $1 and import_id = $2 and content is not null and state <> 'error'`,
);

/** Only rows to correct keep their texts. */
export async function forgetAppliedContent(
  db: Database,
  { accountId, id }: OfImport,
): Promise<void> {
  await run(db, forgetContent, [accountId, id]);
}
