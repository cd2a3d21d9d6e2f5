import type { Database } from "@frontdesk/database/database";
import { sql } from "kysely";
import type { ListPage, Page } from "../../api/lists/lists.ts";
import { listPage } from "../../api/lists/store.ts";
import type { Only } from "../../core/own.store.ts";
import { createdThrough } from "../../core/store.ts";
import type { TableRow } from "../../core/tables.ts";
import type { Tokens } from "../../parties/identity/identity.ts";
import type { Maker } from "../../parties/identity/store.ts";

export interface FeedRow
  extends Omit<TableRow<"feeds">, "token_hash" | "revoked_at" | "grant_id" | "personal_token_id"> {
  resource_user_id: number | null;
}

const columns = sql`f.account_id, f.id, f.resource_id, f.creator_id, f.created_at,
  r.user_id as resource_user_id`;

const joined = sql`
  left join lateral (select user_id from scheduling.resources r
    where r.account_id = f.account_id and r.id = f.resource_id and r.deleted_at is null
    limit 1) r on true`;

const feed = sql`${columns} from scheduling.feeds f ${joined}`;

export interface NewFeedRow {
  accountId: number;
  resourceId: number | null;
  maker: Maker;
  tokenHash: Buffer;
  at: Date;
}

export async function insertFeed(db: Database, row: NewFeedRow): Promise<number> {
  const { accountId, resourceId, tokenHash, at } = row;
  const { userId, grantId, personalTokenId } = row.maker;
  const { rows } = await sql<{ id: number }>`
    insert into scheduling.feeds (account_id, resource_id, creator_id, grant_id, personal_token_id,
      token_hash, created_at)
    values (${accountId}, ${resourceId}, ${userId}, ${grantId}, ${personalTokenId}, ${tokenHash},
      ${at})
    returning id`.execute(db);
  return rows[0]!.id;
}

export async function listFeeds(
  db: Database,
  { accountId, userId }: { accountId: number; userId: number | null },
  page: Page,
): Promise<ListPage<FeedRow>> {
  const own = sql`(f.creator_id = ${userId} or exists (select from scheduling.resources r
    where r.account_id = f.account_id and r.id = f.resource_id and r.user_id = ${userId}
      and r.deleted_at is null))`;
  const ways = [{ indexed: [sql`f.revoked_at is null`], others: userId === null ? [] : [own] }];
  const query = { table: "scheduling.feeds", as: "f", accountId, ways, columns, joined };
  return await listPage(db, query, page);
}

export async function findFeed(
  db: Database,
  accountId: number,
  id: number,
): Promise<FeedRow | undefined> {
  const { rows } = await sql<FeedRow>`
    select ${feed}
    where f.account_id = ${accountId} and f.id = ${id} and f.revoked_at is null`.execute(db);
  return rows[0];
}

export async function hasFeed(db: Database, accountId: number, id: number): Promise<boolean> {
  const { rows } = await sql`select 1 from scheduling.feeds
    where account_id = ${accountId} and id = ${id} and revoked_at is null`.execute(db);
  return rows.length > 0;
}

export async function isOwnFeed(
  db: Database,
  { accountId, userId }: Only,
  id: number,
): Promise<boolean> {
  const row = await findFeed(db, accountId, id);
  return row?.creator_id === userId || row?.resource_user_id === userId;
}

export async function revokeFeed(
  db: Database,
  { accountId, id, at }: { accountId: number; id: number; at: Date },
): Promise<boolean> {
  const { rows } = await sql`update scheduling.feeds
    set revoked_at = ${at}, grant_id = null, personal_token_id = null
    where account_id = ${accountId} and id = ${id} and revoked_at is null
    returning 1`.execute(db);
  return rows.length > 0;
}

export async function listFeedsThrough(db: Database, tokens: Tokens): Promise<FeedRow[]> {
  // A partial index here would distract PostgreSQL from the index of tokens.
  const { rows } = await sql<FeedRow>`
    select ${columns} from (${createdThrough("feeds", tokens)}) f
    left join scheduling.resources r
      on r.account_id = f.account_id and r.id = f.resource_id and r.deleted_at is null
    where (f.revoked_at is null) is true
    order by f.account_id, f.id`.execute(db);
  return rows;
}

export async function listFeedsOf(
  db: Database,
  { accountId, userId }: { accountId: number; userId: number },
): Promise<FeedRow[]> {
  const { rows } = await sql<FeedRow>`
    select ${feed}
    where f.account_id = ${accountId} and f.creator_id = ${userId} and f.revoked_at is null
    order by f.id`.execute(db);
  return rows;
}

/** Null for a thing. */
export async function findPersonOf(
  db: Database,
  { accountId, resourceId }: { accountId: number; resourceId: number },
): Promise<{ user_id: number | null } | undefined> {
  const { rows } = await sql<{ user_id: number | null }>`
    select user_id from scheduling.resources
    where account_id = ${accountId} and id = ${resourceId} and deleted_at is null`.execute(db);
  return rows[0];
}

export interface OpenFeed {
  resource_id: number | null;
  name: string;
  timezone: string;
  sees_clients: boolean;
  sees_projects: boolean;
  own_only: boolean;
}

/** Only while its creator has access. */
export async function findOpenFeed(
  db: Database,
  { accountId, tokenHash, now }: { accountId: number; tokenHash: Buffer; now: Date },
): Promise<OpenFeed | undefined> {
  const { rows } = await sql<OpenFeed>`
    select f.resource_id, coalesce(r.name, a.name) as name, a.timezone,
      m.client_rights <> 'none' as sees_clients,
      m.project_rights <> 'none' as sees_projects, m.own_only
    from (select * from scheduling.feeds
      where account_id = ${accountId} and token_hash = ${tokenHash} limit 1) f
    join scheduling.accounts a on a.id = f.account_id
    join scheduling.memberships m on m.account_id = f.account_id and m.user_id = f.creator_id
      and m.activation_state = 'active' and m.booking_rights <> 'none'
    left join scheduling.resources r on r.account_id = f.account_id and r.id = f.resource_id
      and r.deleted_at is null
    where f.revoked_at is null
      and (f.resource_id is null or r.id is not null)
      and not coalesce((select t.expires_at <= ${now} from scheduling.personal_tokens t
        where t.id = f.personal_token_id limit 1), false)
      and (m.permissions = 'administrator' or a.owner_id = m.user_id or r.user_id = m.user_id)
    `.execute(db);
  return rows[0];
}
