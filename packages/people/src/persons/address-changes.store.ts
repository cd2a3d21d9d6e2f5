import type { Database } from "@frontdesk/database/database";
import { sql } from "kysely";

export interface AddressChange {
  personId: string;
  formerEmail: string;
  email: string;
  /** Source of the objection link's token; null if no objection is possible. */
  objectionSeed: Buffer | null;
  askedAt: Date;
  changedAt: Date | null;
  /** End of the confirmation link or, after the change, of the objection. */
  endsAt: Date;
}

const columns = sql`person_id as "personId", former_email as "formerEmail", email,
  objection_seed as "objectionSeed", asked_at as "askedAt", changed_at as "changedAt",
  ends_at as "endsAt"`;

interface NewChange {
  personId: string;
  formerEmail: string;
  email: string;
  proofHash: Buffer;
  objection: { seed: Buffer; hash: Buffer } | undefined;
  now: Date;
  endsAt: Date;
}

export async function saveAddressChange(db: Database, change: NewChange): Promise<void> {
  const { personId, formerEmail, email, proofHash, objection, now, endsAt } = change;
  const { seed = null, hash = null } = objection ?? {};
  await sql`
    insert into people.address_changes (person_id, former_email, email, proof_hash,
      objection_seed, objection_hash, asked_at, ends_at)
    values (${personId}, ${formerEmail}, ${email}, ${proofHash}, ${seed}, ${hash}, ${now},
      ${endsAt})
    on conflict (person_id) do update set former_email = excluded.former_email,
      email = excluded.email, proof_hash = excluded.proof_hash,
      objection_seed = excluded.objection_seed, objection_hash = excluded.objection_hash,
      asked_at = excluded.asked_at, changed_at = null, ends_at = excluded.ends_at`.execute(db);
}

export async function findAddressChange(
  db: Database,
  { personId, now }: { personId: string; now: Date },
): Promise<AddressChange | undefined> {
  const { rows } = await sql<AddressChange>`
    select ${columns} from people.address_changes
    where person_id = ${personId} and ends_at > ${now}`.execute(db);
  return rows[0];
}

interface ByToken {
  tokenHash: Buffer;
  now: Date;
}

export async function findByProof(
  db: Database,
  { tokenHash, now }: ByToken,
): Promise<AddressChange | undefined> {
  const { rows } = await sql<AddressChange>`
    select ${columns} from people.address_changes
    where proof_hash = ${tokenHash} and changed_at is null and ends_at > ${now}`.execute(db);
  return rows[0];
}

export async function findByObjection(
  db: Database,
  { tokenHash, now }: ByToken,
): Promise<AddressChange | undefined> {
  const { rows } = await sql<AddressChange>`
    select ${columns} from people.address_changes
    where objection_hash = ${tokenHash} and ends_at > ${now}`.execute(db);
  return rows[0];
}

export async function noteChanged(
  db: Database,
  { personId, now, endsAt }: { personId: string; now: Date; endsAt: Date },
): Promise<void> {
  await sql`update people.address_changes set changed_at = ${now}, ends_at = ${endsAt}
    where person_id = ${personId}`.execute(db);
}

export async function removeAddressChange(db: Database, personId: string): Promise<void> {
  await sql`delete from people.address_changes where person_id = ${personId}`.execute(db);
}

export async function removeRequest(db: Database, personId: string): Promise<void> {
  await sql`delete from people.address_changes
    where person_id = ${personId} and changed_at is null`.execute(db);
}

export async function removeEndedChanges(db: Database, now: Date): Promise<void> {
  // A two-sided range makes PostgreSQL use the index.
  await sql`delete from people.address_changes
    where ends_at <= ${now} and ends_at > '-infinity'`.execute(db);
}
