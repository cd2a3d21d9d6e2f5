/* A notice is a due mail, queued in the transaction of its change. Reminders move and end with
   their appointment. */
import { randomUUID } from "node:crypto";
import type { Database } from "@frontdesk/database/database";
import { leasedRows } from "@frontdesk/database/leased-rows.store";
import { isFree, leaseEnd } from "@frontdesk/database/leases";
import { keysFrom, run, statement } from "@frontdesk/database/statement";

export type NoticeKind =
  | "confirmed"
  | "requested"
  | "declined"
  | "declined_by_itself"
  | "moved"
  | "cancelled"
  | "reminder"
  | "payment_lost"
  | "payment_voided"
  | "fee_charged"
  | "fee_refunded"
  | "deposit_kept"
  | "verify"
  | "receipt"
  | "staff_new"
  | "staff_moved"
  | "staff_cancelled"
  | "staff_to_approve"
  | "staff_attention";

interface OfAppointment {
  accountId: number;
  appointmentId: number;
}

const insert = statement(
  "notices_insert",
  `insert into scheduling.notices (account_id, appointment_id, kind, due_at, created_at,
    started_at, left_ids, message, former_end, former_ids, actor_id, receipt_id)
  select $1, $2, kind, $8::timestamptz, $4, $5::timestamptz, $6::bigint[],
    case when starts_with(kind, 'staff_') then null else $7::text end, $9::timestamptz,
    $10::bigint[], $11::bigint, $12::bigint
  from unnest($3::text[]) as k (kind)`,
);

/** The time and resources that the reader of a mail knows. */
export interface FormerSlot {
  startsAt: Date;
  endsAt: Date;
  resourceIds: readonly number[];
}

interface QueueInput extends OfAppointment {
  kinds: NoticeKind[];
  at: Date;
  /** Absent for at once. */
  dueAt?: Date;
  startedAt?: Date | null;
  leftIds?: readonly number[];
  /** By staff, to the customer only. */
  message?: string | undefined;
  /** A later change replaces the notice until it is sent. */
  former?: FormerSlot | undefined;
  /** The user who acts, and gets no mail about it. Absent for customers. */
  actorId?: number | null;
  /** Only with the kind `receipt`. */
  receiptId?: number;
}

export async function queueNotices(
  db: Database,
  { accountId, appointmentId, kinds, at, dueAt = at, former, ...about }: QueueInput,
): Promise<void> {
  const { startedAt = former?.startsAt ?? null, leftIds = [], message = null } = about;
  const { actorId = null, receiptId = null } = about;
  const slot = [former?.endsAt ?? null, former?.resourceIds ?? null];
  const values = [accountId, appointmentId, kinds, at, startedAt, leftIds, message, dueAt];
  await run(db, insert, [...values, ...slot, actorId, receiptId]);
}

const withdraw = statement(
  "notices_withdraw",
  `delete from scheduling.notices
  where account_id = $1 and appointment_id = $2 and former_ids is not null
  returning kind, started_at as "startsAt", former_end as "endsAt", former_ids as "resourceIds"`,
);

interface WithdrawnNotice extends FormerSlot {
  kind: NoticeKind;
}

/** Notices with resources have the times too. */
interface WithdrawnRow extends Pick<WithdrawnNotice, "kind" | "resourceIds"> {
  startsAt: Date | null;
  endsAt: Date | null;
}

/** Also claimed ones: their sender then sends nothing. Needs the lock of the appointment. */
export async function withdrawNotices(
  db: Database,
  { accountId, appointmentId }: OfAppointment,
): Promise<WithdrawnNotice[]> {
  const rows = await run<WithdrawnRow>(db, withdraw, [accountId, appointmentId]);
  return rows.map(({ startsAt, endsAt, ...row }) => ({
    ...row,
    startsAt: startsAt!,
    endsAt: endsAt!,
  }));
}

interface ReminderRow {
  appointment: string;
  startsAt: string;
  at: string;
}

const remindersFrom = ({ appointment, startsAt, at }: ReminderRow): string => `
  select $1::bigint, ${appointment}::bigint, 'reminder',
    ${startsAt}::timestamptz - make_interval(mins => minutes), ${at}::timestamptz, minutes
  from unnest(coalesce((select reminders from scheduling.booking_pages where account_id = $1),
    '{1440}')) as minutes
  where ${startsAt}::timestamptz - make_interval(mins => minutes) > ${at}::timestamptz`;

/** $1 is the account. */
export const confirmedFrom = (kinds: string, reminded: ReminderRow, condition: string): string => `
  insert into scheduling.notices (account_id, appointment_id, kind, due_at, created_at, lead)
  select $1::bigint, ${reminded.appointment}::bigint, kind, ${reminded.at}::timestamptz,
    ${reminded.at}::timestamptz, null
  from unnest(${kinds}::text[]) as k (kind) where ${condition}
  union all (${remindersFrom(reminded)} and ${condition})`;

const remind = statement(
  "notices_remind",
  `with gone as (
    delete from scheduling.notices
    where account_id = $1 and appointment_id = $2 and kind = 'reminder'
  )
  insert into scheduling.notices (account_id, appointment_id, kind, due_at, created_at, lead)
  ${remindersFrom({ appointment: "$2", startsAt: "$3", at: "$4" })}`,
);

export async function queueReminders(
  db: Database,
  { accountId, appointmentId, startsAt, at }: OfAppointment & { startsAt: Date; at: Date },
): Promise<void> {
  await run(db, remind, [accountId, appointmentId, startsAt, at]);
}

const forget = statement(
  "notices_forget",
  `delete from scheduling.notices
  where account_id = $1 and appointment_id = $2 and kind = $3`,
);

export async function forgetNotices(
  db: Database,
  { accountId, appointmentId, kind }: OfAppointment & { kind: NoticeKind },
): Promise<void> {
  await run(db, forget, [accountId, appointmentId, kind]);
}

const forgetAll = statement(
  "notices_forget_all",
  "delete from scheduling.notices where account_id = $1 and appointment_id = $2",
);

/** Deletes unsent notices, even claimed ones. */
export async function forgetAllNotices(
  db: Database,
  { accountId, appointmentId }: OfAppointment,
): Promise<void> {
  await run(db, forgetAll, [accountId, appointmentId]);
}

export const forgetReminders = (db: Database, of: OfAppointment): Promise<void> =>
  forgetNotices(db, { ...of, kind: "reminder" });

const ofAppointments = statement(
  "notices_of_appointments",
  `select n.appointment_id as "appointmentId", n.kind, n.due_at as "dueAt"
  from ${keysFrom({ id: "$2::bigint[]" })} k
  cross join lateral (select appointment_id, kind, due_at, id from scheduling.notices
    where account_id = $1 and appointment_id = k.id order by id
    limit (select null::bigint)) n order by n.id`,
);

export type QueuedNotice = Pick<OfAppointment, "appointmentId"> & { kind: NoticeKind; dueAt: Date };

export async function listNoticesOf(
  db: Database,
  accountId: number,
  appointmentIds: readonly number[],
): Promise<QueuedNotice[]> {
  return await run<QueuedNotice>(db, ofAppointments, [accountId, appointmentIds]);
}

export interface NoticeLease extends OfAppointment {
  id: number;
  kind: NoticeKind;
  createdAt: Date;
  startedAt: Date | null;
  leftIds: readonly number[];
  formerEnd: Date | null;
  /** Null unless a later change could have replaced the notice. */
  formerIds: readonly number[] | null;
  actorId: number | null;
  /** Only of the kind `receipt`. */
  receiptId: number | null;
  /** Minutes before the start. */
  lead: number | null;
  message: string | null;
  attempts: number;
  claimedBy: string;
}

export const noticesAtOnce = 50;

const selectDue = statement(
  "notices_due",
  `select account_id as "accountId", id from scheduling.notices
  where due_at <= $1 and ${isFree("notices")} order by due_at limit $2`,
);

const leaseDue = statement(
  "notices_claim",
  `with due as (
    select n.ctid as place from ${keysFrom({ id: "$2::bigint[]" })} k
    cross join lateral (select ctid as place from scheduling.notices
      where account_id = $1 and id = k.id limit 1) found
    join scheduling.notices n on n.account_id = $1 and n.ctid = found.place
    where n.due_at <= $3 and ${isFree("n")} for update of n skip locked
  )
  update scheduling.notices n set claimed_until = ${leaseEnd("$4")}, claimed_by = $5,
    attempts = least(n.attempts + 1, 1000000)
  from due where n.account_id = $1 and n.ctid = due.place
  returning n.account_id as "accountId", n.id, n.appointment_id as "appointmentId", n.kind,
    n.created_at as "createdAt", n.started_at as "startedAt", n.left_ids as "leftIds",
    n.former_end as "formerEnd", n.former_ids as "formerIds", n.actor_id as "actorId",
    n.receipt_id as "receiptId", n.lead, n.message, n.attempts, n.claimed_by as "claimedBy"`,
);

const rows = leasedRows<NoticeLease>({
  table: "scheduling.notices",
  as: "n",
  scope: { account_id: "accountId" },
  idType: "bigint",
  fence: "claimed_by",
});

export const { renew: renewNotices, postpone: postponeNotices } = rows;

export async function leaseNotices(
  db: Database,
  { now, leaseMs }: { now: Date; leaseMs: number },
): Promise<NoticeLease[]> {
  const due = await run<Pick<NoticeLease, "accountId" | "id">>(db, selectDue, [now, noticesAtOnce]);
  return await rows.lease(db, leaseDue, due, [now, leaseMs, randomUUID()]);
}

const take = statement(
  "notices_take",
  `with mine as (
    select n.ctid as place from ${keysFrom({ id: "$2::bigint[]", claim: "$3::uuid[]" })} k
    cross join lateral (select ctid as place from scheduling.notices
      where account_id = $1 and id = k.id limit 1) found
    join scheduling.notices n on n.account_id = $1 and n.ctid = found.place
    where n.claimed_by = k.claim for update of n skip locked
  )
  delete from scheduling.notices n using mine where n.account_id = $1 and n.ctid = mine.place
  returning n.id`,
);

/** Returns the ended notices. Skips rows locked by another process or an erasure. */
export async function takeNotices(
  db: Database,
  accountId: number,
  claims: readonly NoticeLease[],
): Promise<Set<number>> {
  const ids = claims.map(({ id }) => id);
  const marks = claims.map(({ claimedBy }) => claimedBy);
  const taken = await run<{ id: number }>(db, take, [accountId, ids, marks]);
  return new Set(taken.map(({ id }) => id));
}
