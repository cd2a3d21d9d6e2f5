import type { Database } from "@frontdesk/database/database";
import { sql } from "kysely";
import { removeSecondFactor } from "./store.ts";

/** The objection link stays. Needs a lock of the factor. */
export async function endSecondFactor(db: Database, personId: string): Promise<void> {
  await sql`
    insert into people.ended_factors (objection_hash, person_id, since, confirmed_at)
    select objection_hash, person_id, created_at, confirmed_at from people.second_factors
    where person_id = ${personId} and objection_hash is not null and confirmed_at is not null
    `.execute(db);
  await removeSecondFactor(db, personId);
}

export interface ContestedFactor {
  personId: string;
  since: Date;
}

/** Confirmed after `after`. */
export async function findEndedFactor(
  db: Database,
  { tokenHash, after }: { tokenHash: Buffer; after: Date },
): Promise<ContestedFactor | undefined> {
  const { rows } = await sql<ContestedFactor>`
    select person_id as "personId", since from people.ended_factors
    where objection_hash = ${tokenHash} and confirmed_at > ${after}`.execute(db);
  return rows[0];
}

export async function removeEndedFactors(
  db: Database,
  { personId, since }: ContestedFactor,
): Promise<void> {
  await sql`delete from people.ended_factors
    where person_id = ${personId} and since >= ${since}`.execute(db);
}

export async function removeOldFactors(db: Database, before: Date): Promise<void> {
  // A two-sided range makes PostgreSQL use the index.
  await sql`delete from people.ended_factors
    where confirmed_at <= ${before} and confirmed_at > '-infinity'`.execute(db);
}
