import { atomically } from "@frontdesk/database/atomically";
import { recordAll } from "../../changes/outbox/store.ts";
import { colorFor } from "../../core/colors.ts";
import type { Context } from "../../core/context.ts";
import type { Actor } from "../../parties/identity/identity.ts";
import { clientOf } from "../../planning/clients/client.ts";
import { insertClients } from "../../planning/clients/importing.store.ts";
import { checkRows } from "./create.ts";
import { type ImportRecord, type ImportResponse, importOf, importsAreKeptMs } from "./import.ts";
import { importRefusals as refusals } from "./refusals.ts";
import {
  countImportRows,
  findImport,
  forgetAppliedContent,
  insertExternalIds,
  listPendingRows,
  lockImport,
  type PendingRow,
  saveCheckedRows,
  saveImport,
  saveImportedRows,
} from "./store.ts";

/** Rows of a transaction, and transactions of a call. */
export const importBatch = { rows: 500, most: 10 };

/** Each importBatch commits by itself; a repeated call continues. */
export async function applyImport(
  context: Context,
  actor: Actor,
  id: number,
): Promise<ImportResponse> {
  for (let count = 0; count < importBatch.most; count += 1) {
    const isDone = await atomically(context.db, (db) => applyBatch({ ...context, db }, actor, id));
    if (isDone) break;
  }
  const row = await findImport(context.db, actor.account.id, id);
  if (row === undefined) throw refusals.notFound();
  return importOf(row, { ...context, account: actor.account });
}

async function applyBatch(context: Context, actor: Actor, id: number): Promise<boolean> {
  const { db, now } = context;
  const own = { accountId: actor.account.id, id };
  const row = await lockImport(db, own.accountId, id);
  if (row.state === "undoing" || row.state === "undone") throw refusals.applied();
  if (row.state === "applied") return true;
  if (row.state === "checked") {
    await saveImport(db, own, { ...row, state: "applying" });
    await checkAgain(context, own, row);
  }
  const rows = await listPendingRows(db, { ...own, most: importBatch.rows });
  if (rows.length > 0) await importRows(context, actor, rows);
  const isDone = rows.length < importBatch.rows;
  if (isDone) {
    const appliedAt = now();
    const keptUntil = new Date(appliedAt.getTime() + importsAreKeptMs);
    await forgetAppliedContent(db, own);
    await saveImport(db, own, { ...row, state: "applied", appliedAt, keptUntil });
  }
  await countImportRows(db, own);
  return isDone;
}

interface OwnImport {
  accountId: number;
  id: number;
}

/** Clients may be new since the dry run. */
async function checkAgain(
  { db }: Pick<Context, "db">,
  own: OwnImport,
  { columns }: ImportRecord,
): Promise<void> {
  const rows = await listPendingRows(db, { ...own, most: null });
  const checked = await checkRows(db, own.accountId, { rows, columns });
  const pairs = checked.map((row, nth) => ({ ...row, id: rows[nth]!.id }));
  const taken = pairs.filter(({ state }) => state === "same");
  await saveCheckedRows(db, own.accountId, taken);
}

async function importRows(
  context: Context,
  actor: Actor,
  rows: readonly PendingRow[],
): Promise<void> {
  const { db, now } = context;
  const { account, userId } = actor;
  const at = now();
  const clients = await insertClients(
    db,
    { accountId: account.id, creatorId: userId, at },
    rows.map(({ content: { name, notes, email, phone } }) => {
      return { name: name!, color: colorFor(name!), notes, email, phone };
    }),
  );
  const pairs = rows.map((row, index) => ({ row, client: clients[index] }));
  const created = pairs.flatMap(({ row, client }) => (client ? [{ row, client }] : []));
  await recordAll(
    context,
    actor,
    created.map(({ client }) => ({
      kind: "client" as const,
      action: "create" as const,
      id: client.id,
      after: clientOf(client, { ...context, account }),
    })),
  );
  const ids = created.flatMap(({ row, client }) => {
    const { external_id: externalId } = row.content;
    return externalId === null ? [] : [{ externalId, clientId: client.id }];
  });
  await insertExternalIds(db, account.id, ids);
  const imported = created.map(({ row, client }) => ({ id: row.id, clientId: client.id }));
  await saveImportedRows(db, account.id, { rows: imported, at });
  const taken = pairs.filter(({ client }) => client === undefined);
  await saveCheckedRows(
    db,
    account.id,
    taken.map(({ row }) => ({
      id: row.id,
      state: "same",
      problems: [{ code: "same_email", column: null, row: null }],
      clientId: null,
    })),
  );
}
