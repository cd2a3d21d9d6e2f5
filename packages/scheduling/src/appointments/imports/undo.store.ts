import type { Database } from "@frontdesk/database/database";
import { keysFrom, run, statement } from "@frontdesk/database/statement";
import type { RowProblem, RowState } from "./rows.ts";
import { type OfImport, rowsFrom } from "./store.ts";

export interface UndoneRow {
  id: number;
  clientId: number;
  clientUpdatedAt: Date;
}

interface ImportedRow {
  id: number;
  clientId: number | null;
  clientUpdatedAt: Date | null;
}

const importedRows = statement(
  "import_rows_to_undo",
  `select id, client_id as "clientId", client_updated_at as "clientUpdatedAt"
  from scheduling.import_rows
  where account_id = $1 and import_id between $2 and $2 and state = 'imported'
  order by import_id, id limit $3 for no key update`,
);

export async function listImportedRows(
  db: Database,
  { accountId, id, most }: OfImport & { most: number },
): Promise<UndoneRow[]> {
  const rows = await run<ImportedRow>(db, importedRows, [accountId, id, most]);
  return rows.flatMap(({ id, clientId, clientUpdatedAt }) =>
    clientId === null || clientUpdatedAt === null ? [] : [{ id, clientId, clientUpdatedAt }],
  );
}

const used = statement(
  "clients_used",
  `select k.id from ${keysFrom({ id: "$2::bigint[]" })} k
  where exists (select from scheduling.appointments
      where account_id = $1 and client_id between k.id and k.id order by client_id, id limit 1)
    or exists (select from scheduling.bookings
      where account_id = $1 and client_id between k.id and k.id and deleted_at is null
      order by client_id, id limit 1)
    or exists (select from scheduling.projects
      where account_id = $1 and client_id between k.id and k.id order by client_id, id limit 1)
    or exists (select from scheduling.clients
      where account_id = $1 and same_as between k.id and k.id order by same_as, id limit 1)`,
);

/** Clients with appointments, bookings, projects or entries of members with `own_only`. */
export async function listUsedClients(
  db: Database,
  accountId: number,
  clientIds: readonly number[],
): Promise<Set<number>> {
  const rows = await run<{ id: number }>(db, used, [accountId, clientIds]);
  return new Set(rows.map(({ id }) => id));
}

const undone = statement(
  "import_rows_undone",
  `update scheduling.import_rows r set state = k.state, problems = k.problems::jsonb
  from ${rowsFrom({ id: "$2::bigint[]", state: "$3::text[]", problems: "$4::text[]" })}`,
);

interface UndoneResult {
  id: number;
  state: RowState;
  problems: readonly RowProblem[];
}

export async function saveUndoneRows(
  db: Database,
  accountId: number,
  rows: readonly UndoneResult[],
): Promise<void> {
  await run(db, undone, [
    accountId,
    rows.map(({ id }) => id),
    rows.map(({ state }) => state),
    rows.map(({ problems }) => JSON.stringify(problems)),
  ]);
}

const forgetIds = statement(
  "client_external_ids_delete",
  `delete from scheduling.client_external_ids e
  using (select p.place from ${keysFrom({ id: "$2::bigint[]" })} k
    cross join lateral (select ctid as place from scheduling.client_external_ids
      where account_id = $1 and client_id between k.id and k.id
      order by client_id limit (select null::bigint)) p) k
  where e.account_id = $1 and e.ctid = k.place`,
);

export async function deleteExternalIds(
  db: Database,
  accountId: number,
  clientIds: readonly number[],
): Promise<void> {
  await run(db, forgetIds, [accountId, clientIds]);
}
