import { atomically } from "@frontdesk/database/atomically";
import type { Database } from "@frontdesk/database/database";
import { recordAll } from "../../changes/outbox/store.ts";
import type { Context } from "../../core/context.ts";
import type { Actor } from "../../parties/identity/identity.ts";
import { type ClientRow, clientOf } from "../../planning/clients/client.ts";
import { lockKeptClient } from "../../planning/clients/erasing.store.ts";
import { deleteClients } from "../../planning/clients/importing.store.ts";
import { importBatch } from "./apply.ts";
import { type ImportResponse, importOf } from "./import.ts";
import { importRefusals as refusals } from "./refusals.ts";
import type { ProblemCode } from "./rows.ts";
import { countImportRows, findImport, lockImport, saveImport } from "./store.ts";
import {
  deleteExternalIds,
  listImportedRows,
  listUsedClients,
  saveUndoneRows,
  type UndoneRow,
} from "./undo.store.ts";

/** Deletes imported clients without changes and bookings; a repeated call continues. */
export async function undoImport(
  context: Context,
  actor: Actor,
  id: number,
): Promise<ImportResponse> {
  for (let count = 0; count < importBatch.most; count += 1) {
    const isDone = await atomically(context.db, (db) => undoBatch({ ...context, db }, actor, id));
    if (isDone) break;
  }
  const row = await findImport(context.db, actor.account.id, id);
  if (row === undefined) throw refusals.notFound();
  return importOf(row, { ...context, account: actor.account });
}

async function undoBatch(context: Context, actor: Actor, id: number): Promise<boolean> {
  const { db, now } = context;
  const own = { accountId: actor.account.id, id };
  const row = await lockImport(db, own.accountId, id);
  if (row.state === "undone") return true;
  if (row.state === "checked") throw refusals.unapplied();
  const rows = await listImportedRows(db, { ...own, most: importBatch.rows });
  if (rows.length > 0) await undoRows(context, actor, rows);
  const isDone = rows.length < importBatch.rows;
  const undoneAt = isDone ? now() : null;
  await saveImport(db, own, { ...row, state: isDone ? "undone" : "undoing", undoneAt });
  await countImportRows(db, own);
  return isDone;
}

async function undoRows(context: Context, actor: Actor, rows: readonly UndoneRow[]): Promise<void> {
  const { db, now } = context;
  const { account } = actor;
  const ids = rows.map(({ clientId }) => clientId);
  const locked = await lockEach(db, account.id, ids);
  const clients = new Map(locked.map((client) => [client.id, client]));
  const used = await listUsedClients(db, account.id, ids);
  const kept = (row: UndoneRow) => reasonOf(row, { client: clients.get(row.clientId), used });
  const removed = rows.filter((row) => kept(row) === undefined);
  const gone = removed.flatMap(({ clientId }) => clients.get(clientId) ?? []);
  const clientIds = gone.map((client) => client.id);
  await deleteClients(db, account.id, { clientIds, at: now() });
  await deleteExternalIds(db, account.id, clientIds);
  await recordAll(
    context,
    actor,
    gone.map((client) => ({
      kind: "client" as const,
      action: "delete" as const,
      id: client.id,
      before: clientOf(client, { ...context, account }),
    })),
  );
  await saveUndoneRows(
    db,
    account.id,
    rows.map((row) => {
      const code = kept(row);
      if (code === undefined) return { id: row.id, state: "removed", problems: [] };
      const problems = [{ code, column: null, row: null }];
      return { id: row.id, state: "kept", problems };
    }),
  );
}

/** Locked clients get no new bookings. */
async function lockEach(
  db: Database,
  accountId: number,
  ids: readonly number[],
): Promise<ClientRow[]> {
  const rows: ClientRow[] = [];
  for (const id of ids) {
    const row = await lockKeptClient(db, accountId, id);
    if (row !== undefined && row.deleted_at === null) rows.push(row);
  }
  return rows;
}

/** A client deleted by hand counts as removed. */
function reasonOf(
  { clientId, clientUpdatedAt }: UndoneRow,
  { client, used }: { client: ClientRow | undefined; used: ReadonlySet<number> },
): ProblemCode | undefined {
  if (client === undefined) return undefined;
  if (used.has(clientId)) return "booked";
  return client.updated_at.getTime() === clientUpdatedAt.getTime() ? undefined : "changed";
}
