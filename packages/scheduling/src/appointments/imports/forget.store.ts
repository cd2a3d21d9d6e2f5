import type { Database } from "@frontdesk/database/database";
import { run, statement } from "@frontdesk/database/statement";
import { sql } from "kysely";
import { deleteExternalIds } from "./undo.store.ts";

const forgetClient = statement(
  "import_rows_forget_client",
  `update scheduling.import_rows set content = null
  where account_id = $1 and client_id between $2 and $2 and content is not null`,
);

const forgetAddress = statement(
  "import_rows_forget_address",
  `update scheduling.import_rows set content = null
  where account_id = $1 and lower(content ->> 'email') = lower($2)`,
);

/** Texts of the person's rows, also in files without an import. */
export async function forgetImported(
  db: Database,
  { accountId, clientId, email }: { accountId: number; clientId: number; email: string | null },
): Promise<void> {
  await run(db, forgetClient, [accountId, clientId]);
  if (email !== null) await run(db, forgetAddress, [accountId, email]);
  await deleteExternalIds(db, accountId, [clientId]);
}

export async function forgetImports(db: Database, before: Date): Promise<number> {
  const { rows } = await sql`delete from scheduling.imports where kept_until < ${before}
    and kept_until > '-infinity'
    returning 1`.execute(db);
  return rows.length;
}
