import type { Database } from "@frontdesk/database/database";
import { sql } from "kysely";

interface NewProof {
  tokenHash: Buffer;
  personId: string;
  purpose: string;
  now: Date;
  expiresAt: Date;
}

interface ProofKey {
  tokenHash: Buffer;
  purpose: string;
  now: Date;
}

export async function insertProof(db: Database, proof: NewProof): Promise<void> {
  const { tokenHash, personId, purpose, now, expiresAt } = proof;
  await sql`
    insert into people.proofs (token_hash, person_id, purpose, created_at, expires_at)
    values (${tokenHash}, ${personId}, ${purpose}, ${now}, ${expiresAt})`.execute(db);
}

export async function findProof(
  db: Database,
  { tokenHash, purpose, now }: ProofKey,
): Promise<string | undefined> {
  const { rows } = await sql<{ personId: string }>`
    select person_id as "personId" from people.proofs
    where token_hash = ${tokenHash} and purpose = ${purpose} and expires_at > ${now}`.execute(db);
  return rows[0]?.personId;
}

export async function takeProof(
  db: Database,
  { tokenHash, purpose, now }: ProofKey,
): Promise<string | undefined> {
  const { rows } = await sql<{ personId: string }>`
    delete from people.proofs
    where token_hash = ${tokenHash} and purpose = ${purpose} and expires_at > ${now}
    returning person_id as "personId"`.execute(db);
  return rows[0]?.personId;
}

export async function removeProofs(db: Database, personId: string): Promise<void> {
  await sql`delete from people.proofs where person_id = ${personId}`.execute(db);
}

export async function removeExpiredProofs(db: Database, now: Date): Promise<void> {
  await sql`delete from people.proofs where expires_at <= ${now}`.execute(db);
}
