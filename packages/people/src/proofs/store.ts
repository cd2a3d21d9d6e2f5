import type { Database } from "@frontdesk/database/database";
import { sql } from "kysely";

interface NewProof {
  tokenHash: Buffer;
  seed?: Buffer;
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

interface SeedOf {
  personId: string;
  madeAfter: Date;
}

export async function insertProof(db: Database, proof: NewProof): Promise<void> {
  const { tokenHash, seed = null, personId, purpose, now, expiresAt } = proof;
  await sql`
    insert into people.proofs (token_hash, seed, person_id, purpose, created_at, expires_at)
    values (${tokenHash}, ${seed}, ${personId}, ${purpose}, ${now}, ${expiresAt})`.execute(db);
}

export async function findSeed(
  db: Database,
  { personId, purpose, now, madeAfter }: Omit<ProofKey, "tokenHash"> & SeedOf,
): Promise<Buffer | undefined> {
  const { rows } = await sql<{ seed: Buffer }>`
    select seed from people.proofs
    where person_id = ${personId} and purpose = ${purpose} and expires_at > ${now}
      and seed is not null and created_at > ${madeAfter}
    order by created_at desc limit 1`.execute(db);
  return rows[0]?.seed;
}

export async function extendProof(
  db: Database,
  { tokenHash, expiresAt }: { tokenHash: Buffer; expiresAt: Date },
): Promise<boolean> {
  const { rows } = await sql`
    update people.proofs set expires_at = ${expiresAt}
    where token_hash = ${tokenHash} returning 1`.execute(db);
  return rows.length === 1;
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
  // A two-sided range makes PostgreSQL use the index.
  await sql`delete from people.proofs
    where expires_at <= ${now} and expires_at > '-infinity'`.execute(db);
}
