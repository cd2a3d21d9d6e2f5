import type { Database } from "@frontdesk/database/database";
import { forEachTenant } from "@frontdesk/database/for-each-tenant";
import { isFree } from "@frontdesk/database/leases";
import { run, statement } from "@frontdesk/database/statement";
import type { SealedValue } from "@frontdesk/platform/sealing/column";
import { sql } from "kysely";
import { inOneAccount, type Stretch } from "../../core/store.ts";
import type { TableRow } from "../../core/tables.ts";
import type { GatewayMerchant } from "../payment-gateway/gateway.ts";

export interface ConnectionRow
  extends Omit<TableRow<"connections">, "swept_at" | "sweep_due_at" | "revision"> {
  claims: Record<string, boolean>;
  cursor: Cursor | null;
}

export interface Cursor {
  /** Start of the next sweep, with overlap. */
  created: string;
  pass?: Pass;
}

export interface Pass {
  began: string;
  after: string;
  created: string;
  undecided?: string | undefined;
}

const select = statement(
  "connection_find",
  "select * from scheduling.connections where account_id = $1",
);

export async function findConnection(
  db: Database,
  accountId: number,
): Promise<ConnectionRow | undefined> {
  const [row] = await run<ConnectionRow>(db, select, [accountId]);
  return row;
}

export async function lockConnection(
  db: Database,
  accountId: number,
): Promise<ConnectionRow | undefined> {
  const { rows } = await sql<ConnectionRow>`
    select * from scheduling.connections where account_id = ${accountId}
    for no key update`.execute(db);
  return rows[0];
}

const hold = statement(
  "connection_hold",
  `select merchant_id from scheduling.connections
  where account_id = $1 and status = 'ready' for share`,
);

export async function holdMerchant(
  db: Database,
  accountId: number,
  merchantId: string,
): Promise<boolean> {
  const [row] = await run<{ merchant_id: string }>(db, hold, [accountId]);
  return row?.merchant_id === merchantId;
}

export type NewConnection = Omit<ConnectionRow, "status" | "heard" | "created_at" | "updated_at">;

export async function saveConnection(
  db: Database,
  row: NewConnection,
  at: Date,
): Promise<ConnectionRow> {
  const { rows } = await sql<ConnectionRow>`
    insert into scheduling.connections (account_id, merchant_id, url, sealed_key, key_last_four,
      sealed_link_secret, merchant_name, currency, is_test, claims, cursor, sweep_due_at,
      created_at, updated_at)
    values (${row.account_id}, ${row.merchant_id}, ${row.url}, ${row.sealed_key},
      ${row.key_last_four}, ${row.sealed_link_secret}, ${row.merchant_name}, ${row.currency},
      ${row.is_test}, ${JSON.stringify(row.claims)}::jsonb, ${JSON.stringify(row.cursor)}::jsonb,
      ${at}, ${at}, ${at})
    on conflict (account_id) do update set merchant_id = excluded.merchant_id,
      url = excluded.url, sealed_key = excluded.sealed_key,
      key_last_four = excluded.key_last_four, sealed_link_secret = excluded.sealed_link_secret,
      merchant_name = excluded.merchant_name, currency = excluded.currency,
      is_test = excluded.is_test, claims = excluded.claims, cursor = excluded.cursor,
      heard = case when connections.merchant_id = excluded.merchant_id
        and connections.url is not distinct from excluded.url then connections.heard end,
      sweep_due_at = excluded.sweep_due_at, status = 'ready', updated_at = excluded.updated_at
    returning *`.execute(db);
  return rows[0]!;
}

export async function deleteConnection(db: Database, accountId: number): Promise<void> {
  await sql`delete from scheduling.connections where account_id = ${accountId}`.execute(db);
}

export async function breakConnection(
  db: Database,
  { account_id: accountId, sealed_key: sealed }: ConnectionRow,
  at: Date,
): Promise<boolean> {
  const { rows } = await sql`update scheduling.connections
    set status = 'broken', updated_at = ${at}
    where account_id = ${accountId} and sealed_key = ${sealed} and status = 'ready'
    returning 1`.execute(db);
  return rows.length > 0;
}

const selectDue = statement(
  "connections_due",
  `select account_id as "accountId" from scheduling.connections
  where sweep_due_at <= $1 and (url is not null) = $3 order by sweep_due_at limit $2`,
);

const takeDue = statement(
  "connection_take",
  `update scheduling.connections set sweep_due_at = $3
  where account_id = $1 and sweep_due_at <= $2 returning *`,
);

interface TakingConnections {
  now: Date;
  nextAt: Date;
  most: number;
  isElsewhere: boolean;
}

export async function takeDueConnections(
  db: Database,
  { now, nextAt, most, isElsewhere }: TakingConnections,
): Promise<ConnectionRow[]> {
  const due = await run<{ accountId: number }>(db, selectDue, [now, most, isElsewhere]);
  return await forEachTenant(
    Map.groupBy(due, ({ accountId }) => accountId),
    (accountId) => run<ConnectionRow>(db, takeDue, [accountId, now, nextAt]),
  );
}

interface PolledConnection {
  accountId: number;
  merchantId: string;
  merchant: GatewayMerchant;
  at: Date;
}

const sweptAs = statement(
  "connection_swept",
  `update scheduling.connections set merchant_name = $3, currency = $4, is_test = $5,
    claims = $6::jsonb, swept_at = $7, status = 'ready'
  where account_id = $1 and merchant_id = $2`,
);

export async function saveSwept(db: Database, swept: PolledConnection): Promise<void> {
  const { accountId, merchantId, merchant, at } = swept;
  const { name, currency, isTest, claims } = merchant;
  const messages = [name, currency, isTest, JSON.stringify(claims)];
  await run(db, sweptAs, [accountId, merchantId, ...messages, at]);
}

const lookedTo = statement(
  "connection_looked",
  "update scheduling.connections set cursor = $3::jsonb where account_id = $1 and merchant_id = $2",
);

export async function saveCursor(
  db: Database,
  { account_id: accountId, merchant_id: merchantId }: ConnectionRow,
  cursor: Cursor,
): Promise<void> {
  await run(db, lookedTo, [accountId, merchantId, JSON.stringify(cursor)]);
}

const goesOn = statement(
  "connection_goes_on",
  "update scheduling.connections set sweep_due_at = $3 where account_id = $1 and merchant_id = $2",
);

export async function savePollCursor(
  db: Database,
  { account_id: accountId, merchant_id: merchantId }: ConnectionRow,
  at: Date,
): Promise<void> {
  await run(db, goesOn, [accountId, merchantId, at]);
}

const heardTo = statement(
  "connection_heard",
  "update scheduling.connections set heard = $3 where account_id = $1 and merchant_id = $2",
);

export async function saveHeard(
  db: Database,
  { account_id: accountId, merchant_id: merchantId }: ConnectionRow,
  heard: string,
): Promise<void> {
  await run(db, heardTo, [accountId, merchantId, heard]);
}

const columns = { sealed_key: sql`sealed_key`, sealed_link_secret: sql`sealed_link_secret` };
export type SealedColumnName = keyof typeof columns;

export async function countSeals(db: Database, column: SealedColumnName): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(${columns[column]})::bigint as count from scheduling.connections`.execute(db);
  return rows[0]?.count ?? 0;
}

export async function lockSeals(
  db: Database,
  column: SealedColumnName,
  { accountId, after = 0, limit }: Stretch<number>,
): Promise<{ id: number; sealed: string }[]> {
  const { rows } = await sql<{ id: number; sealed: string }>`
    select account_id as id, ${columns[column]} as sealed from scheduling.connections
    where account_id = ${accountId} and account_id > ${after}
      and ${columns[column]} is not null
    limit ${limit} for no key update`.execute(db);
  return rows;
}

export async function updateSeals(
  db: Database,
  column: SealedColumnName,
  values: readonly SealedValue[],
): Promise<void> {
  const { accountId, seals } = inOneAccount(values);
  await sql`update scheduling.connections set ${columns[column]} = ${seals[0]}
    where account_id = ${accountId}`.execute(db);
}

export async function hasUnsettled(db: Database, accountId: number): Promise<boolean> {
  const { rows } = await sql<{ is: boolean }>`
    select exists (select from scheduling.charges
      where account_id = ${accountId} and state in ('open', 'failing')
        and (due_at is not null or keep is null)) as is`.execute(db);
  return rows[0]?.is === true;
}

export async function wasRequestedSince(
  db: Database,
  accountId: number,
  since: Date,
): Promise<boolean> {
  const { rows } = await sql<{ asked: boolean }>`
    select exists (select from (select asked_at from scheduling.deposits
      where account_id = ${accountId} order by account_id desc, id desc limit 1) last
      where last.asked_at > ${since}) as asked`.execute(db);
  return rows[0]?.asked === true;
}

/** Captured money of future appointments: its refunds need this merchant. */
export async function mayOweRefunds(db: Database, accountId: number, now: Date): Promise<boolean> {
  // Future appointments are fewer than all captures.
  const charges = sql`select kind, keep, captured, refunded from scheduling.charges
    where account_id = ${accountId} and appointment_id = a.id
    order by id limit (select null::bigint)`;
  const owes = sql<{ is: boolean }>`
    select exists (select from (select id from scheduling.appointments
        where account_id = ${accountId} and starts_at > ${now}
          and state in ('requested', 'confirmed')
        order by starts_at, id limit (select null::bigint)) a
      cross join lateral (select from (${charges}) c
        where c.kind = 'deposit' and c.keep > 0 and c.captured > c.refunded limit 1) owed) as is`;
  const { rows } = await owes.execute(db);
  return rows[0]?.is === true;
}

/* Without locks, in turn: the first item of each account precedes any second. Foreign payment
   services, possibly slow on purpose, have their own query. */

export interface PollInput {
  now: Date;
  most: number;
  mostOfOne: number;
  isElsewhere: boolean;
}

export interface Due {
  accountId: number;
  id: number;
}

const dueOf = (table: string, condition: string): string => `
  select "accountId", id from (select account_id as "accountId", id, due_at,
      row_number() over (partition by account_id order by due_at, id) as place
    from scheduling.${table} d where due_at is not null and due_at <= $1 ${condition}
      and exists (select from scheduling.connections c
        where c.account_id = d.account_id and c.url is not null) = $4) due
  where place <= $3 order by place, due_at limit $2`;

const charges = statement(
  "charges_due",
  dueOf("charges", `and coalesce(d.waits_until, d.due_at) <= $1 and ${isFree("d")}`),
);

export async function listDueCharges(db: Database, round: PollInput): Promise<Due[]> {
  return await run<Due>(db, charges, valuesOf(round));
}

const deposits = statement("deposits_due", dueOf("deposits", ""));

export async function listDueDeposits(db: Database, round: PollInput): Promise<Due[]> {
  return await run<Due>(db, deposits, valuesOf(round));
}

const valuesOf = ({ now, most, mostOfOne, isElsewhere }: PollInput) => [
  now,
  most,
  mostOfOne,
  isElsewhere,
];
