import type { Database } from "@frontdesk/database/database";
import { sql } from "kysely";
import type { Rows } from "../../api/lists/own.ts";
import type { Scope } from "../../core/rights.ts";
import type { CamelRow } from "../../core/tables.ts";

export interface NewPersonalToken {
  userId: number;
  name: string;
  hash: Buffer;
  prefix: string;
  scopes: readonly Scope[];
  expiresAt: Date | null;
  at: Date;
  isProved: boolean;
}

export async function insertPersonalToken(db: Database, token: NewPersonalToken): Promise<number> {
  const { userId, name, hash, prefix, scopes, expiresAt, at, isProved } = token;
  const { rows } = await sql<{ id: number }>`
    insert into scheduling.personal_tokens
      (user_id, name, hash, prefix, scopes, created_at, expires_at, proved_at)
    values (${userId}, ${name}, ${hash}, ${prefix}, ${scopes}, ${at}, ${expiresAt},
      ${isProved ? at : null})
    returning id`.execute(db);
  return rows[0]!.id;
}

export async function saveUse(db: Database, id: number, at: Date): Promise<void> {
  await sql`update scheduling.personal_tokens set last_used_at = ${at} where id = ${id}`.execute(
    db,
  );
}

export interface PersonalToken
  extends Omit<CamelRow<"personal_tokens">, "userId" | "hash" | "revokedAt" | "provedAt"> {
  scopes: Scope[];
}

export async function listPersonalTokens(
  db: Database,
  userId: number,
  { last = Number.MAX_SAFE_INTEGER, limit }: Partial<Rows> = {},
): Promise<PersonalToken[]> {
  const { rows } = await sql<PersonalToken>`
    select id, name, prefix, scopes, created_at as "createdAt", expires_at as "expiresAt",
      last_used_at as "lastUsedAt"
    from scheduling.personal_tokens
    where user_id = ${userId} and revoked_at is null and id < ${last}
    order by id desc limit ${limit ?? null}`.execute(db);
  return rows;
}

/** Valid ones. */
export async function countPersonalTokens(
  db: Database,
  { userId, now }: { userId: number; now: Date },
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from scheduling.personal_tokens
    where user_id = ${userId} and revoked_at is null
      and (expires_at is null or expires_at > ${now})`.execute(db);
  return rows[0]!.count;
}

export async function revokePersonalTokens(
  db: Database,
  { userId, id = null, at }: { userId: number; id?: number | null; at: Date },
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    update scheduling.personal_tokens set revoked_at = ${at}
    where user_id = ${userId} and (${id}::bigint is null or id = ${id}) and revoked_at is null
    returning id`.execute(db);
  return rows.map(({ id }) => id);
}

export async function listExpiredMakers(db: Database, now: Date): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select t.id from scheduling.personal_tokens t
    where t.expires_at <= ${now} and t.expires_at > '-infinity' and (
      exists (select from scheduling.feeds where personal_token_id = t.id)
      or exists (select from scheduling.webhooks where personal_token_id = t.id)
    ) order by t.id`.execute(db);
  return rows.map(({ id }) => id);
}
