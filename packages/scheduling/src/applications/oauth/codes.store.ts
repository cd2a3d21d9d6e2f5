import type { Database } from "@frontdesk/database/database";
import { sql } from "kysely";
import type { CamelRow } from "../../core/tables.ts";

export type NewCode = Omit<CamelRow<"authorization_codes">, "usedAt">;

export async function insertCode(db: Database, code: NewCode): Promise<void> {
  const { hash, grantId, redirectUrl, codeChallenge, expiresAt } = code;
  await sql`insert into scheduling.authorization_codes
      (hash, grant_id, redirect_url, code_challenge, expires_at)
    values (${hash}, ${grantId}, ${redirectUrl}, ${codeChallenge}, ${expiresAt})`.execute(db);
}

export interface Code extends NewCode {
  userId: number;
  usedAt: Date | null;
}

/** Without a lock: lock the grant, then read again. */
export async function findCode(db: Database, hash: Buffer): Promise<Code | undefined> {
  const { rows } = await sql<Code>`
    select c.hash, c.grant_id as "grantId", g.user_id as "userId",
      c.redirect_url as "redirectUrl", c.code_challenge as "codeChallenge",
      c.expires_at as "expiresAt", c.used_at as "usedAt"
    from scheduling.authorization_codes c join scheduling.grants g on g.id = c.grant_id
    where c.hash = ${hash}`.execute(db);
  return rows[0];
}

export async function useCode(db: Database, hash: Buffer, at: Date): Promise<boolean> {
  const { rows } = await sql`update scheduling.authorization_codes set used_at = ${at}
    where hash = ${hash} and used_at is null returning 1`.execute(db);
  return rows.length > 0;
}

export async function removeCodes(db: Database, before: Date): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`delete from scheduling.authorization_codes
    where expires_at < ${before} and expires_at > '-infinity'
    returning grant_id as id`.execute(db);
  return rows.map(({ id }) => id);
}
