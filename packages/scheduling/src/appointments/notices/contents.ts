// A notice shows its appointment at the time of sending; an outdated notice never goes out.
import { costsToCancel } from "../../offering/services/service.ts";
import { type AppointmentRow, freeUntil, refundDeadlines } from "../booking/appointment.ts";
import { mustVerify } from "../booking/details.ts";
import type { CardKept, CustomerNotice, Money } from "../mails/facts.ts";
import type { StaffNotice } from "../mails/mail.ts";
import type { NoticeKind, NoticeLease } from "../notices.store.ts";

export interface NoticeState {
  notice: Pick<NoticeLease, "kind" | "createdAt" | "startedAt" | "lead">;
  row: AppointmentRow;
  now: Date;
}

export interface NoticeFacts {
  /** Deposit, refund, and the part voided before a capture. */
  paid: { amount: number; refunded: number; released: number; currency: string } | null;
  card: CardKept | null;
  feeRefund: Money | null;
  depositKept: Money | null;
  fee: Omit<Extract<CustomerNotice, { kind: "fee_charged" }>, "kind"> | null;
  otherTimes: readonly Date[];
  unsubscribe: string;
}

type Tell = (state: NoticeState, around: NoticeFacts) => CustomerNotice | undefined;
type TellStaff = (state: NoticeState) => StaffNotice;

interface NoticeRule {
  in: readonly AppointmentRow["state"][];
  say: Tell;
}

const minuteMs = 60_000;
const longestMs = 3 * 24 * 60 * minuteMs;

const deposit = ({ paid }: NoticeFacts): Money | null => paid;

function keptOf(paid: NoticeFacts["paid"]): (Money & { isAll: boolean }) | null {
  if (paid === null) return null;
  const { amount, refunded, released, currency } = paid;
  const kept = amount - refunded - released;
  return kept <= 0 ? null : { amount: kept, currency, isAll: kept === amount };
}

const declinedBecause = (because: "business" | "deadline"): NoticeRule => ({
  in: ["declined"],
  say: (_status, around) => ({ kind: "declined", deposit: deposit(around), because }),
});

const sayConfirmed: Tell = (state, around) => ({
  kind: "confirmed",
  deposit: deposit(around),
  card: around.card,
  freeUntil: stillFree(state),
  refunds: refundDeadlines(state.row, state.now).filter(({ percent }) => percent < 100),
  isFree: !state.row.is_by_staff && !costsToCancel(state.row.snapshot),
});

const sayRequested: Tell = ({ row }, around) => ({
  kind: "requested",
  deposit: deposit(around),
  card: around.card,
  answerBy: row.decide_by ?? row.starts_at,
});

/** Only the staff, the room or the duration is new. */
function keepsStart({ notice, row }: NoticeState): boolean {
  return notice.startedAt?.getTime() === row.starts_at.getTime();
}

const toCustomers: Partial<Record<NoticeKind, NoticeRule>> = {
  confirmed: { in: ["confirmed"], say: sayConfirmed },
  requested: { in: ["requested"], say: sayRequested },
  declined: declinedBecause("business"),
  declined_by_itself: declinedBecause("deadline"),
  moved: {
    in: ["confirmed", "requested"],
    say(state, around) {
      if (keepsStart(state)) {
        return (state.row.state === "requested" ? sayRequested : sayConfirmed)(state, around);
      }
      return {
        kind: "moved",
        startedAt: state.notice.startedAt ?? state.row.starts_at,
        freeUntil: stillFree(state),
        answerBy: answerBy(state),
      };
    },
  },
  cancelled: {
    in: ["cancelled"],
    say: ({ row }, { paid }) => {
      const money = (amount = 0): Money | null =>
        paid === null || amount === 0 ? null : { amount, currency: paid.currency };
      return {
        kind: "cancelled",
        by: row.cancelled_by ?? "business",
        refund: money(paid?.refunded),
        released: money(paid?.released),
        kept: keptOf(paid),
      };
    },
  },
  reminder: {
    in: ["confirmed"],
    say: (_status, { unsubscribe }) => ({ kind: "reminder", unsubscribe }),
  },
  fee_charged: {
    in: ["no_show", "cancelled"],
    say: (_status, { fee }) => (fee === null ? undefined : { kind: "fee_charged", ...fee }),
  },
  fee_refunded: {
    in: ["no_show", "attended", "cancelled"],
    say: (_status, { feeRefund: refunded }) =>
      refunded === null ? undefined : { kind: "fee_refunded", refunded },
  },
  deposit_kept: {
    in: ["no_show"],
    // A fee's mail also states the deposit.
    say: (_status, { depositKept: kept, fee }) =>
      kept === null || fee !== null ? undefined : { kind: "deposit_kept", kept },
  },
  payment_lost: {
    in: ["expired"],
    say: (_status, { otherTimes }) => ({ kind: "payment_lost", otherTimes }),
  },
  payment_voided: {
    in: ["confirmed", "requested", "attended", "no_show", "cancelled"],
    say: () => ({ kind: "payment_voided" }),
  },
  verify: {
    in: ["held"],
    say: ({ row }) => ({ kind: "verify", until: row.held_until! }),
  },
};

export function customerNoticeOf(
  state: NoticeState,
  around: NoticeFacts,
): CustomerNotice | undefined {
  const noticeRule = toCustomers[state.notice.kind];
  if (noticeRule === undefined || !noticeRule.in.includes(state.row.state)) return undefined;
  return isTooLate(state) ? undefined : noticeRule.say(state, around);
}

const toStaff: Partial<Record<NoticeKind, { in: NoticeRule["in"]; say: TellStaff }>> = {
  staff_new: {
    in: ["confirmed"],
    say: ({ row }) => ({ kind: "new", by: row.is_by_staff ? "staff" : "customer" }),
  },
  staff_moved: {
    in: ["confirmed", "requested"],
    say: (state) => ({
      kind: "moved",
      startedAt: state.notice.startedAt ?? state.row.starts_at,
      answerBy: answerBy(state),
    }),
  },
  staff_cancelled: {
    in: ["cancelled"],
    say: ({ row }) => ({ kind: "cancelled", by: row.cancelled_by ?? "business" }),
  },
  staff_to_approve: {
    in: ["requested"],
    say: ({ row }) => ({ kind: "to_approve", answerBy: row.decide_by ?? row.starts_at }),
  },
};

export function staffNoticeOf(state: NoticeState): StaffNotice | undefined {
  const { notice, row } = state;
  if (isTooLate(state)) return undefined;
  if (notice.kind === "staff_attention") {
    return row.attention === null ? undefined : { kind: "attention", because: row.attention };
  }
  const labels = toStaff[notice.kind];
  return labels?.in.includes(row.state) ? labels.say(state) : undefined;
}

function isTooLate({ notice, row, now }: NoticeState): boolean {
  if (notice.kind === "verify") return !mustVerify(row) || row.held_until! <= now;
  if (notice.kind !== "reminder") return now.getTime() - notice.createdAt.getTime() > longestMs;
  const left = row.starts_at.getTime() - now.getTime();
  return left <= 0 || left < ((notice.lead ?? 0) * minuteMs) / 2;
}

const answerBy = ({ row }: NoticeState): Date | null =>
  row.state === "requested" ? (row.decide_by ?? row.starts_at) : null;

function stillFree({ row, now }: NoticeState): Date | null {
  // Staff bookings have no payment and no card.
  if (row.is_by_staff) return null;
  const until = freeUntil(row);
  return until !== null && until > now ? until : null;
}
