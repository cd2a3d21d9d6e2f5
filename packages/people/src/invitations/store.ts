import type { Database } from "@frontdesk/database/database";
import { sql } from "kysely";

export interface NewInvitation {
  personId: string;
  purpose: string;
  tokenHash: Buffer;
  createdAt: Date;
  expiresAt: Date;
}

export interface OpenInvitation {
  personId: string;
  email: string;
  purpose: string;
  name: string | null;
}

export async function insertInvitation(db: Database, invitation: NewInvitation): Promise<void> {
  const { personId, purpose, tokenHash, createdAt, expiresAt } = invitation;
  await sql`
    insert into people.invitations (person_id, purpose, token_hash, created_at, expires_at)
    values (${personId}, ${purpose}, ${tokenHash}, ${createdAt}, ${expiresAt})`.execute(db);
}

export async function revokeInvitations(
  db: Database,
  { personId, purpose, now }: { personId: string; purpose: string; now: Date },
): Promise<void> {
  await sql`
    update people.invitations set revoked_at = ${now}
    where person_id = ${personId} and purpose = ${purpose}
      and accepted_at is null and revoked_at is null`.execute(db);
}

/** The creation time of the latest accepted invitation. */
export async function findAcceptedAt(
  db: Database,
  { personId, purpose }: { personId: string; purpose: string },
): Promise<Date | undefined> {
  const { rows } = await sql<{ createdAt: Date }>`
    select created_at as "createdAt" from people.invitations
    where person_id = ${personId} and purpose = ${purpose} and accepted_at is not null
    order by accepted_at desc limit 1`.execute(db);
  return rows[0]?.createdAt;
}

// Avoids the index of open invitations: the token is more selective.
const isOpen = sql`num_nonnulls(accepted_at, revoked_at) = 0`;

export async function findOpenInvitation(
  db: Database,
  { tokenHash, now }: { tokenHash: Buffer; now: Date },
): Promise<OpenInvitation | undefined> {
  const { rows } = await sql<OpenInvitation>`
    select person_id as "personId", email, purpose, name
    from people.invitations join people.persons on persons.id = person_id
    where token_hash = ${tokenHash} and ${isOpen} and expires_at > ${now}`.execute(db);
  return rows[0];
}

export async function takeInvitation(
  db: Database,
  { tokenHash, now }: { tokenHash: Buffer; now: Date },
): Promise<{ personId: string; purpose: string } | undefined> {
  const { rows } = await sql<{ personId: string; purpose: string }>`
    update people.invitations set accepted_at = ${now}
    where token_hash = ${tokenHash} and ${isOpen} and expires_at > ${now}
    returning person_id as "personId", purpose`.execute(db);
  return rows[0];
}

export async function revokeAllInvitations(
  db: Database,
  personId: string,
  now: Date,
): Promise<void> {
  await sql`
    update people.invitations set revoked_at = ${now}
    where person_id = ${personId} and accepted_at is null and revoked_at is null`.execute(db);
}
