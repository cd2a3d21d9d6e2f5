import type { Database } from "@frontdesk/database/database";
import { keysFrom, run, statement } from "@frontdesk/database/statement";
import type { SealedValue } from "@frontdesk/platform/sealing/column";
import { sql } from "kysely";

export interface SecondFactor {
  /** Sealed. */
  secret: string;
  createdAt: Date;
  confirmedAt: Date | null;
  /** False for factors of older versions. */
  hasObjection: boolean;
}

const columns = sql`secret, created_at as "createdAt", confirmed_at as "confirmedAt",
  objection_hash is not null as "hasObjection"`;

export async function findSecondFactor(
  db: Database,
  personId: string,
): Promise<SecondFactor | undefined> {
  const { rows } = await sql<SecondFactor>`
    select ${columns}
    from people.second_factors where person_id = ${personId}`.execute(db);
  return rows[0];
}

export async function listProtected(db: Database, personIds: readonly string[]): Promise<string[]> {
  if (personIds.length === 0) return [];
  const { rows } = await sql<{ personId: string }>`
    select person_id as "personId" from people.second_factors
    where person_id = any(${personIds}) and confirmed_at is not null`.execute(db);
  return rows.map(({ personId }) => personId);
}

export async function lockSecondFactor(
  db: Database,
  personId: string,
): Promise<SecondFactor | undefined> {
  const { rows } = await sql<SecondFactor>`
    select ${columns}
    from people.second_factors where person_id = ${personId} for no key update`.execute(db);
  return rows[0];
}

export async function proposeSecondFactor(
  db: Database,
  { personId, secret, now }: { personId: string; secret: string; now: Date },
): Promise<boolean> {
  const { rows } = await sql`
    insert into people.second_factors as kept (person_id, secret, created_at)
    values (${personId}, ${secret}, ${now})
    on conflict (person_id) do update set secret = ${secret}, created_at = ${now}
      where kept.confirmed_at is null
    returning person_id`.execute(db);
  return rows.length === 1;
}

interface Confirmation {
  personId: string;
  secret: string;
  step: number;
  objection: Buffer;
  now: Date;
}

export async function confirmSecondFactor(
  db: Database,
  { personId, secret, step, objection, now }: Confirmation,
): Promise<boolean> {
  const { rows } = await sql`
    update people.second_factors
    set confirmed_at = ${now}, last_step = ${step}, objection_hash = ${objection}
    where person_id = ${personId} and secret = ${secret} and confirmed_at is null
    returning person_id`.execute(db);
  return rows.length === 1;
}

/** Confirmed after `after`. */
export async function findFactorByObjection(
  db: Database,
  { tokenHash, after }: { tokenHash: Buffer; after: Date },
): Promise<{ personId: string; since: Date } | undefined> {
  const { rows } = await sql<{ personId: string; since: Date }>`
    select person_id as "personId", created_at as since from people.second_factors
    where objection_hash = ${tokenHash} and confirmed_at > ${after}`.execute(db);
  return rows[0];
}

export async function takeCounter(db: Database, personId: string, stage: number): Promise<boolean> {
  const { rows } = await sql`
    update people.second_factors set last_step = ${stage}
    where person_id = ${personId} and last_step < ${stage} and confirmed_at is not null
    returning person_id`.execute(db);
  return rows.length === 1;
}

export async function replaceBackupCodes(
  db: Database,
  personId: string,
  hashes: readonly string[],
): Promise<void> {
  await sql`delete from people.backup_codes where person_id = ${personId}`.execute(db);
  await sql`
    insert into people.backup_codes (person_id, code_hash)
    select ${personId}, hash from unnest(${hashes}::text[]) as hash`.execute(db);
}

export async function takeBackupCode(
  db: Database,
  personId: string,
  hash: string,
): Promise<boolean> {
  const { rows } = await sql`
    delete from people.backup_codes
    where person_id = ${personId} and code_hash = ${hash} returning person_id`.execute(db);
  return rows.length === 1;
}

export async function countBackupCodes(db: Database, personId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count
    from people.backup_codes where person_id = ${personId}`.execute(db);
  return rows[0]!.count;
}

/** Also removes the backup codes. */
export async function removeSecondFactor(db: Database, personId: string): Promise<void> {
  await sql`delete from people.second_factors where person_id = ${personId}`.execute(db);
}

/** Also removes the backup codes. */
export async function removeFactorSince(db: Database, personId: string, at: Date): Promise<void> {
  await sql`delete from people.second_factors
    where person_id = ${personId} and confirmed_at >= ${at}`.execute(db);
}

export async function countSecrets(db: Database): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::bigint as count from people.second_factors`.execute(db);
  return rows[0]?.count ?? 0;
}

export async function lockSecrets(
  db: Database,
  { after, limit }: { after: string; limit: number },
): Promise<{ personId: string; secret: string }[]> {
  const { rows } = await sql<{ personId: string; secret: string }>`
    select person_id as "personId", secret from people.second_factors
    where person_id > ${after} order by person_id limit ${limit}
    for no key update`.execute(db);
  return rows;
}

const updateSealed = statement(
  "second_factors_reseal",
  `update people.second_factors f set secret = k.secret
  from ${keysFrom({ person_id: "$1::text[]", secret: "$2::text[]" })} k
  where f.person_id = k.person_id`,
);

export async function updateSecrets(db: Database, values: readonly SealedValue[]): Promise<void> {
  await run(db, updateSealed, [
    values.map(({ place }) => place[0]),
    values.map(({ sealed }) => sealed),
  ]);
}
