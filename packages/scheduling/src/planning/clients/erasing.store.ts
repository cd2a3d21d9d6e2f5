import type { Database } from "@frontdesk/database/database";
import { run, statement } from "@frontdesk/database/statement";
import type { ClientRow } from "./client.ts";

const columns = `id, creator_id, name, color, notes, coalesce(email, typed_email) as email, phone,
  locale, reminders_off, archived, created_at, updated_at, deleted_at`;

export interface KeptClient extends ClientRow {
  erased_at: Date | null;
}

const find = statement(
  "client_kept",
  `select ${columns}, erased_at from scheduling.clients where account_id = $1 and id = $2`,
);

export async function findKeptClient(
  db: Database,
  accountId: number,
  id: number,
): Promise<KeptClient | undefined> {
  return (await run<KeptClient>(db, find, [accountId, id]))[0];
}

export const hasKeptClient = async (db: Database, accountId: number, id: number) =>
  (await findKeptClient(db, accountId, id)) !== undefined;

// Also stops new customers from becoming this client.
const lock = statement(
  "client_kept_lock",
  `select ${columns}, erased_at from scheduling.clients
  where account_id = $1 and id = $2 for update`,
);

export async function lockKeptClient(
  db: Database,
  accountId: number,
  id: number,
): Promise<KeptClient | undefined> {
  return (await run<KeptClient>(db, lock, [accountId, id]))[0];
}

const erase = statement(
  "client_erase",
  `update scheduling.clients set name = $3, notes = null, email = null, phone = null,
    locale = null, reminders_off = true, archived = true, same_as = null, typed_email = null,
    updated_at = $4, erased_at = $4
  where account_id = $1 and id = $2 returning ${columns}`,
);

const same = statement(
  "clients_same",
  `select id from scheduling.clients
  where account_id = $1 and same_as between $2 and $2 order by same_as, id
  limit (select null::bigint)`,
);

/** Entries with the same address, by members with `own_only`. */
export async function listSameClients(
  db: Database,
  accountId: number,
  id: number,
): Promise<number[]> {
  return (await run<{ id: number }>(db, same, [accountId, id])).map((row) => row.id);
}

interface ErasedClient {
  accountId: number;
  id: number;
  name: string;
  at: Date;
}

export async function eraseClientRow(
  db: Database,
  { accountId, id, name, at }: ErasedClient,
): Promise<ClientRow> {
  return (await run<ClientRow>(db, erase, [accountId, id, name, at]))[0]!;
}
