/* Mails of a change. Staff may let them wait: a later change then replaces them, so each mail
   compares with the time that its reader knows. */
import type { Database } from "@frontdesk/database/database";
import type { BookingRow } from "../../planning/bookings/store.ts";
import {
  type FormerSlot,
  type NoticeKind,
  queueNotices,
  withdrawNotices,
} from "../notices.store.ts";
import type { AppointmentRow } from "./appointment.ts";

interface ChangeNotices {
  accountId: number;
  appointmentId: number;
  kinds: NoticeKind[];
  at: Date;
  /** Seconds. */
  notifyAfter?: number | undefined;
  before: FormerSlot;
  /** Absent for a cancellation. */
  after?: FormerSlot;
  message?: string | undefined;
  actorId: number | null;
}

const soonMs = 2 * 60 * 60_000;

export const slotOf = (
  { starts_at: startsAt, ends_at: endsAt }: Pick<AppointmentRow, "starts_at" | "ends_at">,
  bookings: readonly Pick<BookingRow, "resource_id">[],
): FormerSlot => ({ startsAt, endsAt, resourceIds: bookings.map((row) => row.resource_id) });

/** Needs the lock of the appointment. A move back to the known place sends nothing. */
export async function queueChange(db: Database, change: ChangeNotices): Promise<void> {
  const { accountId, appointmentId, kinds, before, after } = change;
  const replaced = await withdrawNotices(db, { accountId, appointmentId });
  const withdrawnFor = (kind: NoticeKind) =>
    replaced.find((one) => isToStaff(one.kind) === isToStaff(kind));
  for (const [withdrawn, own] of Map.groupBy(kinds, withdrawnFor)) {
    if (withdrawn !== undefined && after !== undefined && isSame(withdrawn, after)) continue;
    await queueFrom(db, change, { withdrawn, kinds: own, former: withdrawn ?? before });
  }
}

interface Comparison {
  withdrawn: FormerSlot | undefined;
  former: FormerSlot;
  kinds: NoticeKind[];
}

async function queueFrom(
  db: Database,
  { accountId, appointmentId, at, notifyAfter = 0, after, message, actorId }: ChangeNotices,
  { withdrawn, former, kinds }: Comparison,
): Promise<void> {
  const starts = [former, ...(after === undefined ? [] : [after])].map((one) => one.startsAt);
  const isSoon = starts.some((start) => start.getTime() - at.getTime() <= soonMs);
  const waitMs = isSoon ? 0 : notifyAfter * 1000;
  // Without a move, the mail itself states the former place.
  const isReplaceable = notifyAfter > 0 || (after === undefined && withdrawn !== undefined);
  await queueNotices(db, {
    accountId,
    appointmentId,
    kinds,
    at,
    dueAt: new Date(at.getTime() + waitMs),
    ...(after !== undefined && {
      startedAt: former.startsAt,
      leftIds: former.resourceIds.filter((id) => !after.resourceIds.includes(id)),
    }),
    ...(isReplaceable && { former }),
    message,
    actorId,
  });
}

const isToStaff = (kind: NoticeKind): boolean => kind.startsWith("staff_");

function isSame(one: FormerSlot, other: FormerSlot): boolean {
  return (
    one.startsAt.getTime() === other.startsAt.getTime() &&
    one.endsAt.getTime() === other.endsAt.getTime() &&
    one.resourceIds.length === other.resourceIds.length &&
    one.resourceIds.every((id) => other.resourceIds.includes(id))
  );
}

interface RestoredNotices {
  accountId: number;
  row: AppointmentRow;
  resourceIds: readonly number[];
  at: Date;
  actorId: number | null;
}

const againKinds = {
  confirmed: ["confirmed", "staff_new"],
  requested: ["requested", "staff_to_approve"],
} as const satisfies Record<string, NoticeKind[]>;

/** Readers of the cancellation learn of its undo, others only of an earlier move. */
export async function queueRestored(
  db: Database,
  { accountId, row, resourceIds, at, actorId }: RestoredNotices,
): Promise<void> {
  const appointmentId = row.id;
  const replaced = await withdrawNotices(db, { accountId, appointmentId });
  const after = { startsAt: row.starts_at, endsAt: row.ends_at, resourceIds };
  const change = { accountId, appointmentId, kinds: [], at, before: after, after, actorId };
  const again = againKinds[row.state === "requested" ? "requested" : "confirmed"];
  for (const kind of again) {
    const withdrawn = replaced.find((one) => isToStaff(one.kind) === isToStaff(kind));
    if (withdrawn === undefined) {
      await queueNotices(db, { accountId, appointmentId, kinds: [kind], at, actorId });
    } else if (!isSame(withdrawn, after)) {
      const kinds: NoticeKind[] = [isToStaff(kind) ? "staff_moved" : "moved"];
      await queueFrom(db, change, { withdrawn, former: withdrawn, kinds });
    }
  }
}
