import type { Database } from "@frontdesk/database/database";
import { run, statement } from "@frontdesk/database/statement";
import type { SealedValue } from "@frontdesk/platform/sealing/column";
import { sql } from "kysely";
import type { ListPage, Page } from "../../api/lists/lists.ts";
import { listPage } from "../../api/lists/store.ts";
import { createdThrough, inOneAccount, type Stretch } from "../../core/store.ts";
import type { TableRow } from "../../core/tables.ts";
import type { Tokens } from "../../parties/identity/identity.ts";
import type { webhookStatuses } from "./schema.ts";

export type WebhookStatus = (typeof webhookStatuses)[number];

export interface WebhookRow
  extends Omit<
    TableRow<"webhooks">,
    "deleted_at" | "failures" | "failing_since" | "tried_at" | "told_at"
  > {
  paused_reason: "maker_left" | null;
  /** The webhook ends with this token; both null: with its user's membership. */
  grant_id: number | null;
}

export interface Key {
  accountId: number;
  id: number;
}

/** The id comes before the secret, because sealing binds the secret to it. */
export async function drawWebhookId(db: Database): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence('scheduling.webhooks', 'id')) as id`.execute(db);
  return rows[0]!.id;
}

export type NewRow = Omit<WebhookRow, "status" | "paused_reason" | "created_at" | "updated_at">;

export async function insertWebhook(db: Database, row: NewRow, at: Date): Promise<WebhookRow> {
  const { rows } = await sql<WebhookRow>`
    insert into scheduling.webhooks (account_id, id, user_id, grant_id, personal_token_id, name,
      payload_url, events, sealed_secret, send_secret_header, paused, created_at, updated_at)
    overriding system value
    values (${row.account_id}, ${row.id}, ${row.user_id}, ${row.grant_id},
      ${row.personal_token_id}, ${row.name}, ${row.payload_url}, ${row.events},
      ${row.sealed_secret}, ${row.send_secret_header}, ${row.paused}, ${at}, ${at})
    returning *`.execute(db);
  return rows[0]!;
}

export async function listWebhooks(
  db: Database,
  accountId: number,
  page: Page,
): Promise<ListPage<WebhookRow>> {
  const ways = [{ indexed: [sql`w.deleted_at is null`] }];
  const columns = sql`w.*`;
  const query = { table: "scheduling.webhooks", as: "w", accountId, ways, columns };
  return await listPage(db, query, page);
}

export async function findWebhook(
  db: Database,
  { accountId, id }: Key,
): Promise<WebhookRow | undefined> {
  const { rows } = await sql<WebhookRow>`
    select * from scheduling.webhooks
    where account_id = ${accountId} and id = ${id} and deleted_at is null`.execute(db);
  return rows[0];
}

export async function hasWebhook(db: Database, accountId: number, id: number): Promise<boolean> {
  return (await findWebhook(db, { accountId, id })) !== undefined;
}

export async function lockWebhook(
  db: Database,
  { accountId, id }: Key,
): Promise<WebhookRow | undefined> {
  const { rows } = await sql<WebhookRow>`
    select * from scheduling.webhooks
    where account_id = ${accountId} and id = ${id} and deleted_at is null
    for no key update`.execute(db);
  return rows[0];
}

export interface Running {
  url: string;
  sealedSecret: string | null;
  sendsSecret: boolean;
}

const holdToSend = statement(
  "webhook_hold",
  `select payload_url as url, sealed_secret as "sealedSecret", send_secret_header as "sendsSecret"
  from scheduling.webhooks
  where account_id = $1 and id = $2 and not paused and deleted_at is null for share`,
);

/** Locked against changes until the transaction ends. */
export async function holdRunning(
  db: Database,
  { accountId, id }: Key,
): Promise<Running | undefined> {
  const [row] = await run<Running>(db, holdToSend, [accountId, id]);
  return row;
}

export async function updateWebhook(
  db: Database,
  row: NewRow & Pick<WebhookRow, "paused_reason">,
  at: Date,
): Promise<WebhookRow> {
  const { rows } = await sql<WebhookRow>`
    update scheduling.webhooks set name = ${row.name}, payload_url = ${row.payload_url},
      events = ${row.events}, sealed_secret = ${row.sealed_secret}, user_id = ${row.user_id},
      grant_id = ${row.grant_id}, personal_token_id = ${row.personal_token_id},
      send_secret_header = ${row.send_secret_header}, paused = ${row.paused},
      paused_reason = ${row.paused_reason}, updated_at = ${at},
      failures = case when payload_url = ${row.payload_url} then failures else 0 end,
      failing_since = case when payload_url = ${row.payload_url} then failing_since end,
      told_at = case when payload_url = ${row.payload_url} then told_at end
    where account_id = ${row.account_id} and id = ${row.id} returning *`.execute(db);
  return rows[0]!;
}

/** Keeps the row for concurrent changes that refer to it. */
export async function deleteWebhook(
  db: Database,
  { accountId, id }: Key,
  at: Date,
): Promise<WebhookRow | undefined> {
  const { rows } = await sql<WebhookRow>`
    update scheduling.webhooks set deleted_at = ${at}, sealed_secret = null, grant_id = null,
      personal_token_id = null
    where account_id = ${accountId} and id = ${id} and deleted_at is null
    returning *`.execute(db);
  return rows[0];
}

export type PlacedWebhook = WebhookRow & { subdomain: string };

export async function listWebhooksThrough(db: Database, tokens: Tokens): Promise<PlacedWebhook[]> {
  // Keeps PostgreSQL off partial indexes of live rows, which look cheaper than the token index.
  const { rows } = await sql<PlacedWebhook>`
    select w.*, a.subdomain from (${createdThrough("webhooks", tokens)}) w
    join scheduling.accounts a on a.id = w.account_id
    where (w.deleted_at is null) is true
    order by w.account_id, w.id`.execute(db);
  return rows;
}

export async function pauseWebhooksOf(
  db: Database,
  { accountId, userId, at }: { accountId: number; userId: number; at: Date },
): Promise<{ before: WebhookRow; after: WebhookRow }[]> {
  const { rows: webhooks } = await sql<WebhookRow>`
    select * from scheduling.webhooks
    where account_id = ${accountId} and user_id = ${userId} and deleted_at is null
    order by id for no key update`.execute(db);
  if (webhooks.length === 0) return [];
  const { rows } = await sql<WebhookRow>`
    update scheduling.webhooks set paused = true, paused_reason = 'maker_left', grant_id = null,
      personal_token_id = null, updated_at = ${at}
    where account_id = ${accountId} and id = any (${webhooks.map(({ id }) => id)}::bigint[])
    returning *`.execute(db);
  return webhooks.map((before) => ({ before, after: rows.find(({ id }) => id === before.id)! }));
}

export interface Attempt {
  status: WebhookStatus;
  at: Date;
}

export async function saveSuccess(db: Database, { accountId, id }: Key, at: Date): Promise<void> {
  await sql`update scheduling.webhooks
    set status = 'success', failures = 0, failing_since = null, told_at = null, tried_at = ${at}
    where account_id = ${accountId} and id = ${id} and (status <> 'success' or failures > 0)
    `.execute(db);
}

export async function saveFailure(
  db: Database,
  { accountId, id }: Key,
  { status, at }: Attempt,
): Promise<Date | undefined> {
  const { rows } = await sql<{ since: Date }>`
    update scheduling.webhooks
    set status = ${status}, failures = least(failures + 1, 1000000), tried_at = ${at},
      failing_since = coalesce(failing_since, ${at})
    where account_id = ${accountId} and id = ${id} returning failing_since as since`.execute(db);
  return rows[0]?.since;
}

export async function markNotified(
  db: Database,
  { accountId, id }: Key,
  at: Date,
): Promise<Pick<PlacedWebhook, "name" | "subdomain"> | undefined> {
  const { rows } = await sql<Pick<PlacedWebhook, "name" | "subdomain">>`
    update scheduling.webhooks w set told_at = ${at}
    from scheduling.accounts a
    where w.account_id = ${accountId} and w.id = ${id} and w.told_at is null
      and w.deleted_at is null and a.id = w.account_id
    returning w.name, a.subdomain`.execute(db);
  return rows[0];
}

export async function letTry(db: Database, { accountId, id }: Key): Promise<void> {
  await sql`update scheduling.webhooks set tried_at = null
    where account_id = ${accountId} and id = ${id}`.execute(db);
}

export async function countSecrets(db: Database): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(sealed_secret)::bigint as count from scheduling.webhooks`.execute(db);
  return rows[0]?.count ?? 0;
}

export async function lockSecrets(
  db: Database,
  { accountId, after = 0, limit }: Stretch<number>,
): Promise<{ id: number; sealed: string }[]> {
  const { rows } = await sql<{ id: number; sealed: string }>`
    select id, sealed_secret as sealed from scheduling.webhooks
    where account_id = ${accountId} and sealed_secret is not null and id > ${after}
    order by id limit ${limit}
    for no key update`.execute(db);
  return rows;
}

export async function updateSecrets(db: Database, values: readonly SealedValue[]): Promise<void> {
  const { accountId, keys, seals } = inOneAccount(values);
  await sql`
    update scheduling.webhooks set sealed_secret = resealed.secret
    from (select ${accountId}::bigint as account_id, k.* from unnest(${keys}::bigint[],
      ${seals}::text[]) as k (id, secret) limit ${values.length}) as resealed
    where webhooks.account_id = resealed.account_id and webhooks.id = resealed.id`.execute(db);
}
