import type { Database } from "@frontdesk/database/database";
import { sql } from "kysely";
import { type Id, shardOf } from "../../../core/ids.ts";

interface Lease {
  merchantId: Id;
  personId: Id;
  tokenHash: Buffer;
}

export async function saveOwnershipRequest(
  db: Database,
  { merchantId, personId, tokenHash }: Lease,
): Promise<void> {
  await sql`
    insert into payments.claims (shard, merchant_id, person_id, token_hash, expires_at)
    values (${shardOf(merchantId)}, ${merchantId}, ${personId}, ${tokenHash},
      now() + interval '1 day')
    on conflict on constraint claims_pkey do update set token_hash = excluded.token_hash,
      expires_at = excluded.expires_at`.execute(db);
}

export async function takeOwnershipRequest(
  db: Database,
  { merchantId, personId, tokenHash }: Lease,
): Promise<boolean> {
  const { rows } = await sql`
    delete from payments.claims
    where shard = ${shardOf(merchantId)} and merchant_id = ${merchantId}
      and person_id = ${personId} and token_hash = ${tokenHash} and expires_at > now()
    returning person_id`.execute(db);
  return rows.length === 1;
}

export async function eraseFromClaims(db: Database, shard: number, personId: Id): Promise<void> {
  await sql`
    delete from payments.claims where shard = ${shard} and person_id = ${personId}`.execute(db);
}

export async function forgetClaims(db: Database, before: Date): Promise<void> {
  await sql`delete from payments.claims where expires_at < ${before}`.execute(db);
}
