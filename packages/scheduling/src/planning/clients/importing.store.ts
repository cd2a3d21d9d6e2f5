/* Many clients at once, for imports. */
import type { Database } from "@frontdesk/database/database";
import { keysFrom, run, statement } from "@frontdesk/database/statement";
import type { ClientRow } from "./client.ts";

const columns = `id, creator_id, name, color, notes, coalesce(email, typed_email) as email, phone,
  locale, reminders_off, archived, created_at, updated_at, deleted_at`;

export type ClientContactRow = Pick<ClientRow, "id" | "name" | "email" | "phone">;

const contacts = statement(
  "client_contacts",
  `select id, name, coalesce(email, typed_email) as email, phone from scheduling.clients
  where account_id = $1 and id > $2 and deleted_at is null order by id limit 5000`,
);

export async function listClientContacts(
  db: Database,
  accountId: number,
  after: number,
): Promise<ClientContactRow[]> {
  return await run<ClientContactRow>(db, contacts, [accountId, after]);
}

const ids = statement(
  "client_ids",
  `select nextval(pg_get_serial_sequence('scheduling.clients', 'id')) as id
  from generate_series(1, $1::integer)`,
);

export type ImportedClient = Pick<ClientRow, "name" | "color" | "notes" | "email" | "phone">;

interface ImportedClients {
  accountId: number;
  creatorId: number | null;
  at: Date;
}

const insert = statement(
  "clients_import",
  `insert into scheduling.clients (account_id, id, creator_id, name, color, notes, email, phone,
    created_at, updated_at)
  overriding system value
  select $1::bigint, k.id, $2::bigint, k.name, k.color, k.notes, k.email, k.phone,
    $3::timestamptz, $3::timestamptz
  from unnest($4::bigint[], $5::text[], $6::text[], $7::text[], $8::text[], $9::text[])
    as k (id, name, color, notes, email, phone)
  on conflict do nothing returning ${columns}`,
);

/** In order; undefined for a client whose address another client took since. */
export async function insertClients(
  db: Database,
  { accountId, creatorId, at }: ImportedClients,
  clients: readonly ImportedClient[],
): Promise<(ClientRow | undefined)[]> {
  const drawn = (await run<{ id: number }>(db, ids, [clients.length])).map(({ id }) => id);
  const rows = await run<ClientRow>(db, insert, [
    accountId,
    creatorId,
    at,
    drawn,
    clients.map(({ name }) => name),
    clients.map(({ color }) => color),
    clients.map(({ notes }) => notes),
    clients.map(({ email }) => email),
    clients.map(({ phone }) => phone),
  ]);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return drawn.map((id) => byId.get(id));
}

const remove = statement(
  "clients_delete",
  `update scheduling.clients c set deleted_at = $3, updated_at = $3
  from (select p.place from ${keysFrom({ id: "$2::bigint[]" })} k
    cross join lateral (select ctid as place from scheduling.clients
      where account_id = $1 and id between k.id and k.id order by id limit 1) p) k
  where c.account_id = $1 and c.ctid = k.place`,
);

export async function deleteClients(
  db: Database,
  accountId: number,
  { clientIds, at }: { clientIds: readonly number[]; at: Date },
): Promise<void> {
  await run(db, remove, [accountId, clientIds, at]);
}
