import type { Database } from "@frontdesk/database/database";
import { run, statement } from "@frontdesk/database/statement";

const ofPerson = statement(
  "appointments_of_person",
  `select id from scheduling.appointments where account_id = $1 and client_id = $2
  union all
  select id from scheduling.appointments
  where account_id = $1 and client_id is null and email is not null
    and lower(email) = lower($3::text)
  order by 1`,
);

export async function listIdsOfPerson(
  db: Database,
  { accountId, clientId, email }: { accountId: number; clientId: number; email: string | null },
): Promise<number[]> {
  const rows = await run<{ id: number }>(db, ofPerson, [accountId, clientId, email]);
  return rows.map(({ id }) => id);
}

const cleared = `name = null, email = null, phone = null, notes = null, answers = '{}'`;
const erase = statement(
  "appointment_erase",
  `update scheduling.appointments set ${cleared}, undo = null, erased_at = $3, updated_at = $3,
    revision = revision + 1, link_version = link_version + $4
  where account_id = $1 and id = $2 and (erased_at is null or name is not null
    or email is not null or phone is not null or notes is not null or answers <> '{}')`,
);

interface EraseInput {
  accountId: number;
  id: number;
  at: Date;
  endsLinks: boolean;
}

export async function eraseAppointment(
  db: Database,
  { accountId, id, at, endsLinks }: EraseInput,
): Promise<void> {
  await run(db, erase, [accountId, id, at, endsLinks ? 1 : 0]);
}

export interface AbandonedRow {
  accountId: number;
  id: number;
}

const isAbandoned = `client_id is null and email is not null and state = 'expired'
    and ended_at < $1`;
const abandoned = statement(
  "appointments_abandoned",
  `select account_id as "accountId", id from scheduling.appointments
  where ${isAbandoned} and (account_id, id) > ($2::bigint, $3::bigint)
  order by account_id, id limit 100`,
);

export async function listAbandoned(
  db: Database,
  before: Date,
  after: AbandonedRow,
): Promise<AbandonedRow[]> {
  return await run<AbandonedRow>(db, abandoned, [before, after.accountId, after.id]);
}

const stillAbandoned = statement(
  "appointment_abandoned_lock",
  `select ${isAbandoned} as is_still from scheduling.appointments
  where account_id = $2 and id = $3 for no key update`,
);

export async function lockAbandoned(
  db: Database,
  before: Date,
  { accountId, id }: AbandonedRow,
): Promise<boolean> {
  const locations = [before, accountId, id];
  const [row] = await run<{ is_still: boolean }>(db, stillAbandoned, locations);
  return row?.is_still === true;
}
