import type { Database } from "@frontdesk/database/database";
import { run, statement } from "@frontdesk/database/statement";
import { typed } from "../../core/store.ts";
import type { ClientRow } from "./client.ts";

const columns = `id, creator_id, name, color, notes, email, phone, locale, reminders_off, archived,
  created_at, updated_at, deleted_at`;

// Waits for a concurrent erasure, then finds none.
const find = statement(
  "client_by_email",
  `select ${columns} from scheduling.clients
  where account_id = $1 and lower(email) = lower($2::text) and deleted_at is null
    and email is not null for key share`,
);

const insert = statement(
  "client_of_customer",
  `insert into scheduling.clients (account_id, name, color, email, phone, locale, archived,
    created_at, updated_at)
  values ($1, $3, $4, $2::text, $5, $6, false, $7, $7)
  on conflict (account_id, lower(email)) where deleted_at is null and email is not null
    do nothing
  returning ${columns}`,
);

const read = statement(
  "client_of_customer_read",
  `select nextval('scheduling.clients_id_seq') as "newId", known.*
  from (select 1) as always
  left join (select ${columns} from scheduling.clients
    where account_id = $1 and lower(email) = lower($2::text) and deleted_at is null
      and email is not null) known on true`,
);

export async function readCustomer(
  db: Database,
  accountId: number,
  email: string,
): Promise<{ customer: ClientRow | undefined; newId: number }> {
  type Read = { newId: number } & (ClientRow | { id: null });
  const [row] = await run<Read>(db, read, [accountId, email]);
  const { newId, ...existing } = row!;
  return { newId, customer: existing.id === null ? undefined : existing };
}

const types = "bigint boolean text text text text text timestamptz";

/**
 * SQL of a `with`: locks the customer's client against erasure, or inserts it. `sure` returns it if
 * unchanged and `condition` holds. $1 is the account; `customerValues` start at `first`.
 */
export function customerFrom(first: number, condition: string): string {
  const [id, isNew, email, name, color, phone, locale, at] = typed(first, types);
  return `known as materialized (
    select id from scheduling.clients
    where account_id = $1 and id = ${id} and not ${isNew} and lower(email) = lower(${email})
      and deleted_at is null and ${condition} for key share
  ),
  created as (
    insert into scheduling.clients (account_id, id, name, color, email, phone, locale, archived,
      created_at, updated_at)
    overriding system value
    select $1::bigint, ${id}, ${name}, ${color}, ${email}, ${phone}, ${locale}, false, ${at}, ${at}
    where ${isNew} and ${condition}
    on conflict (account_id, lower(email)) where deleted_at is null and email is not null
      do nothing
    returning id
  ),
  sure as materialized (select id from known union all select id from created)`;
}

export const customerValueCount = types.split(" ").length;

export function customerValues(client: ClientRow, isNew: boolean): unknown[] {
  const { id, email, name, color, phone, locale, created_at: at } = client;
  return [id, isNew, email, name, color, phone, locale, at];
}

interface SelfNamed {
  accountId: number;
  email: string;
  name: string;
  color: string;
  phone: string | null;
  locale: string;
  at: Date;
}

/** An existing client stays unchanged: an address proves nothing about its sender. */
export async function findOrMakeClient(
  db: Database,
  customer: SelfNamed,
): Promise<{ client: ClientRow; isNew: boolean }> {
  const { accountId, email, name, color, phone, locale, at } = customer;
  const [client] = await run<ClientRow>(db, find, [accountId, email]);
  if (client !== undefined) return { client: client, isNew: false };
  const values = [accountId, email, name, color, phone, locale, at];
  const [row] = await run<ClientRow>(db, insert, values);
  if (row !== undefined) return { client: row, isNew: true };
  const [other] = await run<ClientRow>(db, find, [accountId, email]);
  return { client: other!, isNew: false };
}
