import { constraintOf } from "@frontdesk/database/atomically";
import type { Database } from "@frontdesk/database/database";
import { sql } from "kysely";
import type { ListPage, Page } from "../../api/lists/lists.ts";
import { type Changeable, type IndexPath, indexPathTo, listPage } from "../../api/lists/store.ts";
import {
  bound,
  boundArray,
  clientCandidates,
  type Only,
  ownsClient,
} from "../../core/own.store.ts";
import { invalid } from "../../core/refusals.ts";
import type { ClientRow } from "./client.ts";
import { clientWriteRefusals } from "./refusals.ts";
import { clientQuery } from "./search.ts";

const columnsWith = (notes: string) =>
  sql.raw(`id, creator_id, name, color, ${notes}, coalesce(email, typed_email) as email,
  phone, locale, reminders_off, archived, created_at, updated_at, deleted_at`);
const columns = columnsWith("notes");
/** A client's notes may concern visits to others. */
const ownColumns = columnsWith("null::text as notes");

export interface ClientFilter extends Changeable {
  accountId: number;
  q?: string | undefined;
  only?: Only | undefined;
}

/** Must equal the expression of index `clients_sought`. */
const lexemes = sql.raw(`array_to_tsvector(
  regexp_split_to_array(c.account_id::text || ':n:' || regexp_replace(
    regexp_replace(lower(c.name), '^\\s+|\\s+$', '', 'g'), '\\s+',
    ' ' || c.account_id::text || ':n:', 'g'
  ), ' ')
  || (c.account_id::text || ':e:' || coalesce(lower(c.email), ''))
  || (c.account_id::text || ':p:' || coalesce(reverse(regexp_replace(c.phone, '\\D', '', 'g')), ''))
)`);

export async function listClients(
  db: Database,
  filter: ClientFilter,
  page: Page,
): Promise<ListPage<ClientRow>> {
  const { accountId, q = "", only } = filter;
  const all = only === undefined ? indexPathTo("c", filter) : amongOwn(filter, only);
  const query = clientQuery(accountId, q);
  const ways = query === undefined ? [all] : searchedAlong(all, query);
  const ownOrAll = only === undefined ? columns : ownColumns;
  const search = { table: "scheduling.clients", as: "c", accountId, ways, columns: ownOrAll };
  return await listPage(db, search, page);
}

/** Own clients are few: their visits lead to them. */
function amongOwn(filter: Changeable, only: Only): IndexPath {
  const { indexed } = indexPathTo("c", filter);
  const among = sql`c.id = any (${boundArray(clientCandidates, only)})`;
  return { indexed: [among], others: [...indexed, bound(ownsClient, only, "c")], range: "whole" };
}

/** Reads by the lexeme index; with too many matches, all clients until the page is full. */
function searchedAlong(all: IndexPath, query: string): IndexPath[] {
  const match = sql`${lexemes} @@ ${query}::tsquery`;
  const along: IndexPath = { ...all, others: [...(all.others ?? []), match] };
  if (all.range !== undefined) return [along];
  return [{ indexed: [match, ...all.indexed], range: "any" }, along];
}

const find = (accountId: number, id: number) => sql<ClientRow>`
  select ${columns} from scheduling.clients
  where account_id = ${accountId} and id = ${id} and deleted_at is null`;

export async function findClient(
  db: Database,
  accountId: number,
  id: number,
): Promise<ClientRow | undefined> {
  return (await find(accountId, id).execute(db)).rows[0];
}

export async function lockClient(
  db: Database,
  accountId: number,
  id: number,
): Promise<ClientRow | undefined> {
  const { rows } = await sql<ClientRow>`${find(accountId, id)} for no key update`.execute(db);
  return rows[0];
}

export async function hasClient(db: Database, accountId: number, id: number): Promise<boolean> {
  return (await findClient(db, accountId, id)) !== undefined;
}

export type WrittenClient = Pick<
  ClientRow,
  "name" | "color" | "notes" | "email" | "phone" | "locale" | "reminders_off" | "archived"
>;

async function orTaken<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    if (constraintOf(error) !== "clients_email") throw error;
    throw invalid(clientWriteRefusals.emailTaken());
  }
}

interface InsertedClient extends WrittenClient {
  accountId: number;
  creatorId: number;
  /** The known client with this address, for a member that must not learn of it. */
  sameAs?: number | undefined;
  at: Date;
}

export async function insertClient(db: Database, client: InsertedClient): Promise<ClientRow> {
  const { accountId, creatorId, name, color, notes, archived, sameAs = null, at } = client;
  const { phone, locale, reminders_off: off } = client;
  const [email, typed] = sameAs === null ? [client.email, null] : [null, client.email];
  const { rows } = await orTaken(
    sql<ClientRow>`
    insert into scheduling.clients (account_id, creator_id, name, color, notes, email, phone,
      locale, reminders_off, archived, same_as, typed_email, created_at, updated_at)
    values (${accountId}, ${creatorId}, ${name}, ${color}, ${notes}, ${email}, ${phone},
      ${locale}, ${off}, ${archived}, ${sameAs}, ${typed}, ${at}, ${at})
    returning ${columns}`.execute(db),
  );
  return rows[0]!;
}

/** A client of others with this address. */
export async function findForeignByEmail(
  db: Database,
  only: Only,
  email: string,
): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`select c.id from scheduling.clients c
    where c.account_id = ${only.accountId} and lower(c.email) = lower(${email}::text)
      and c.deleted_at is null and c.email is not null
      and (${bound(ownsClient, only, "c")}) is not true`.execute(db);
  return rows[0]?.id;
}

export async function updateClient(
  db: Database,
  client: WrittenClient & { accountId: number; id: number; at: Date },
): Promise<ClientRow> {
  const { accountId, id, name, color, notes, archived, at } = client;
  const { email, phone, locale, reminders_off: off } = client;
  const { rows } = await orTaken(
    sql<ClientRow>`
    update scheduling.clients set name = ${name}, color = ${color}, notes = ${notes},
      email = case when typed_email = ${email} then null else ${email} end,
      same_as = case when typed_email = ${email} then same_as end,
      typed_email = case when typed_email = ${email} then typed_email end,
      phone = ${phone}, locale = ${locale}, reminders_off = ${off},
      archived = ${archived}, updated_at = ${at}
    where account_id = ${accountId} and id = ${id} returning ${columns}`.execute(db),
  );
  return rows[0]!;
}

export async function deleteClient(
  db: Database,
  { accountId, id, at }: { accountId: number; id: number; at: Date },
): Promise<void> {
  await sql`update scheduling.clients set deleted_at = ${at}, updated_at = ${at}
    where account_id = ${accountId} and id = ${id}`.execute(db);
}
