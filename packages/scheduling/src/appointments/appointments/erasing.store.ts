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

/** Appointments of a client, and what was typed with their address and never became theirs. */
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
  `update scheduling.appointments set ${cleared}, erased_at = $3, updated_at = $3,
    revision = revision + 1
  where account_id = $1 and id = $2 and (name is not null or email is not null
    or phone is not null or notes is not null or answers <> '{}')`,
);

/** Takes from an appointment who came and what they said; it stays as it is without that. */
export async function eraseAppointment(
  db: Database,
  { accountId, id, at }: { accountId: number; id: number; at: Date },
): Promise<void> {
  await run(db, erase, [accountId, id, at]);
}

const abandoned = statement(
  "appointments_forget_abandoned",
  `update scheduling.appointments set ${cleared}, erased_at = $2, updated_at = $2,
    revision = revision + 1
  where client_id is null and email is not null and state = 'expired' and ended_at < $1
  returning id`,
);

/** Forgets what was typed for holds that were over before a moment and never became somebody's. */
export async function forgetAbandoned(
  db: Database,
  { before, at }: { before: Date; at: Date },
): Promise<number> {
  return (await run(db, abandoned, [before, at])).length;
}
