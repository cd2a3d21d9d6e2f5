/* Webhook payloads, kept at most thirty days. The sending process leases a row; after its death
   another sends it again. */
import type { Database } from "@frontdesk/database/database";
import { isFree } from "@frontdesk/database/leases";
import { sql } from "kysely";
import type { ListPage, Page } from "../../api/lists/lists.ts";
import { listPage } from "../../api/lists/store.ts";
import type { TableRow } from "../../core/tables.ts";
import type { PayloadLease } from "./leases.store.ts";

export type PayloadStatus = "pending" | "delivered" | "failing" | "failed";

export interface Outcome {
  status: PayloadStatus;
  at: Date;
  nextTryAt: Date | null;
  code: number | null;
  body: string | null;
  failure: string | null;
  requestHeaders: Readonly<Record<string, string>>;
}

export async function saveOutcome(
  db: Database,
  { accountId, id, claimedBy }: PayloadLease,
  outcome: Outcome,
): Promise<boolean> {
  const { status, at, nextTryAt, code, body, failure, requestHeaders } = outcome;
  const { rows } = await sql`update scheduling.payloads
    set status = ${status}, attempts = attempts + 1, last_sent_at = ${at}, due_at = ${nextTryAt},
      claimed_until = null, claimed_by = null, response_code = ${code}, response_body = ${body},
      failure = ${failure}, request_headers = ${JSON.stringify(requestHeaders)}::jsonb
    where account_id = ${accountId} and id = ${id} and claimed_by = ${claimedBy}
    returning 1`.execute(db);
  return rows.length > 0;
}

export interface PayloadRow extends Omit<TableRow<"payloads">, "claimed_until" | "claimed_by"> {
  request_headers: Record<string, string>;
  first_name: string | null;
  last_name: string | null;
  email: string | null;
}

const columns = sql`p.*, u.first_name, u.last_name, u.email`;

const joined = sql`left join scheduling.users u on u.id = p.user_id`;

const payload = sql`${columns} from scheduling.payloads p ${joined}`;

export interface OfWebhook {
  accountId: number;
  webhookId: number;
}

export async function listPayloads(
  db: Database,
  { accountId, webhookId }: OfWebhook,
  page: Page,
): Promise<ListPage<PayloadRow>> {
  const ways = [{ indexed: [sql`p.webhook_id = ${webhookId}`] }];
  const query = { table: "scheduling.payloads", as: "p", accountId, ways, columns, joined };
  return await listPage(db, query, page);
}

export async function makeDue(
  db: Database,
  { accountId, webhookId, id, at }: OfWebhook & { id: number; at: Date },
): Promise<PayloadRow | undefined> {
  await sql`update scheduling.payloads set due_at = ${at}
    where account_id = ${accountId} and webhook_id = ${webhookId} and id = ${id}
      and ${sql.raw(isFree("payloads"))}`.execute(db);
  const { rows } = await sql<PayloadRow>`
    select ${payload}
    where p.account_id = ${accountId} and p.webhook_id = ${webhookId} and p.id = ${id}`.execute(db);
  return rows[0];
}

export async function dropPayloads(
  db: Database,
  { accountId, webhookId }: OfWebhook,
): Promise<number> {
  const { rows } = await sql`delete from scheduling.payloads
    where account_id = ${accountId} and webhook_id = ${webhookId} returning 1`.execute(db);
  return rows.length;
}

export async function forgetPayloads(db: Database, before: Date): Promise<number> {
  // A two-sided range makes PostgreSQL use the index.
  const { rows: old } = await sql`delete from scheduling.payloads
    where created_at < ${before} and created_at > '-infinity' returning 1`.execute(db);
  const { rows: webhooks } = await sql<OfWebhook>`
    select account_id as "accountId", id as "webhookId" from scheduling.webhooks
    where deleted_at >= ${before} and deleted_at < 'infinity'`.execute(db);
  let orphans = 0;
  for (const webhook of webhooks) orphans += await dropPayloads(db, webhook);
  return old.length + orphans;
}

export async function drawPayloadId(db: Database): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence('scheduling.payloads', 'id')) as id`.execute(db);
  return rows[0]!.id;
}
