import { atomically } from "@frontdesk/database/atomically";
import type { Database } from "@frontdesk/database/database";
import type { Static } from "typebox";
import type { Context } from "../../core/context.ts";
import { invalid } from "../../core/refusals.ts";
import type { Actor } from "../../parties/identity/identity.ts";
import {
  type ClientContactRow,
  listClientContacts,
} from "../../planning/clients/importing.store.ts";
import { type Columns, columnsOf, fieldsOf } from "./columns.ts";
import { type ImportResponse, importOf, importsAreKeptMs } from "./import.ts";
import { importRefusals as refusals } from "./refusals.ts";
import { type CheckedRow, ClientMatcher, rowContentOf } from "./rows.ts";
import type { NewImport } from "./schema.ts";
import {
  countImportRows,
  deleteDrafts,
  findExternalIds,
  findImport,
  insertImport,
  insertImportRows,
} from "./store.ts";
import { readFile } from "./text.ts";

type Body = Static<typeof NewImport>;

/** A dry run: it stores rows and changes no client. */
export async function createImport(
  outer: Context,
  actor: Actor,
  body: Body,
): Promise<ImportResponse> {
  if (body.kind !== "clients") throw invalid(refusals.onlyClients());
  const { headers, rows } = readFile(bytesOf(body.file));
  const chosen = Object.values(body.columns ?? {});
  if (chosen.some((name) => name !== null && !headers.includes(name))) {
    throw invalid(refusals.noColumn());
  }
  const columns = columnsOf(headers, body.columns);
  const read = fieldsOf(headers, columns);
  const files = rows.map(({ number, cells }) => {
    return { number, ...rowContentOf(read(cells), columns) };
  });
  const { account, userId } = actor;
  return await atomically(outer.db, async (db) => {
    const at = outer.now();
    const checked = await checkRows(db, account.id, { rows: files, columns });
    await deleteDrafts(db, account.id);
    const keptUntil = new Date(at.getTime() + importsAreKeptMs);
    const draft = { accountId: account.id, headers, columns, userId, at, keptUntil };
    const id = await insertImport(db, draft);
    await insertImportRows(db, { accountId: account.id, id }, checked);
    await countImportRows(db, { accountId: account.id, id });
    return importOf((await findImport(db, account.id, id))!, { ...outer, account });
  });
}

function bytesOf(file: string): Uint8Array {
  if (!/^[A-Za-z0-9+/]*={0,2}$/.test(file)) throw invalid(refusals.noBase64());
  return Buffer.from(file, "base64");
}

interface UncheckedRow extends Pick<CheckedRow, "number" | "content"> {
  problems?: CheckedRow["problems"];
}

/** Rows with errors stay out of the comparison. */
export async function checkRows(
  db: Database,
  accountId: number,
  { rows, columns }: { rows: readonly UncheckedRow[]; columns: Columns },
): Promise<CheckedRow[]> {
  const ids = rows.flatMap(({ content }) => content.external_id ?? []);
  const contacts = await listAllContacts(db, accountId);
  const matcher = new ClientMatcher(contacts, await findExternalIds(db, accountId, ids));
  return rows.map(({ number, content, problems = [] }): CheckedRow => {
    if (problems.length === 0) return matcher.check({ number, content }, columns);
    return { number, content, problems, state: "error", clientId: null };
  });
}

async function listAllContacts(db: Database, accountId: number): Promise<ClientContactRow[]> {
  const all: ClientContactRow[] = [];
  for (let after = 0; ; ) {
    const rows = await listClientContacts(db, accountId, after);
    all.push(...rows);
    const last = rows.at(-1);
    if (last === undefined) return all;
    after = last.id;
  }
}
