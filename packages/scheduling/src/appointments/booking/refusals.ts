import { reason } from "@frontdesk/server/refusal";
import {
  catalogue,
  changedSince,
  forbidden,
  missing,
  notFound,
  refusal,
  tooBusy,
} from "../../core/refusals.ts";

export const appointmentRefusals = catalogue({
  notFound,
  forbidden,
  changedSince,
  goneService: missing("service_id"),
  goneResource: {
    field: "resource_ids",
    message: "names a resource outside this service",
    when: "Not a selectable resource of the service",
  },
  unsentMessage: {
    field: "message",
    message: "needs a new time, people or duration, with a mail",
    when: "Without a reschedule, or with `notify` false",
  },
  noStart: {
    field: "starts_at",
    message: "must be a date and time: YYYY-MM-DDTHH:MM:SSZ",
    when: "Not a date and time",
  },
  goneClient: missing("client_id"),
  strangeAnswer: reason(
    { status: 422, when: "`answers`: An answer has no question" },
    (field: string) => ({ field, message: "is not a question of this service" }),
  ),
  noAnswer: reason(
    { status: 422, when: "`answers`: A required answer is missing" },
    (field: string) => ({ field, message: "is required" }),
  ),
  unfitAnswer: reason(
    { status: 422, when: "`answers`: An answer does not fit its question" },
    (field: string) => ({ field, message: "does not fit this question" }),
  ),
  noProof: {
    field: "proof",
    message: "is not the code in the latest mail",
    when: "Not the proof in the latest mail",
  },
  suspended: {
    status: 403,
    code: "not_bookable",
    message: "Bookings are not possible here at the moment",
    when: "The account is suspended",
  },
  expired: reason(
    { status: 410, when: "`hold_expired`: The hold has expired or was released" },
    (next: readonly object[] = []) =>
      refusal(410, "The hold has expired; choose a time again", {
        error: "hold_expired",
        next,
      }),
  ),
  otherState: {
    status: 409,
    code: "not_possible",
    message: (state: string) => `This is no longer possible: the appointment is ${state}`,
    when: "The appointment's state does not allow this",
  },
  tooLate: {
    status: 409,
    code: "too_late",
    message: "It is too late for this",
    when: "The deadline has passed, or the reschedule limit is reached",
  },
  tooEarly: {
    status: 409,
    code: "too_early",
    message:
      "Attendance can be set from an hour before the start until thirty days later, a no-show " +
      "from the start",
    when:
      "The appointment starts in more than an hour (for `no_show`: has not started), or started " +
      "more than thirty days ago",
  },
  undoOver: {
    status: 409,
    code: "too_late",
    message: "This cancellation cannot be undone any more",
    when: "The cancellation had no `notify_after`, or is more than 20 seconds old",
  },
  refundBegun: {
    status: 409,
    code: "refund_begun",
    message: "The refund of this cancellation has begun",
    when: "The refund of the cancellation has begun",
  },
  feeCharged: {
    status: 409,
    code: "fee_charged",
    message: "A no-show fee was charged: refund it first",
    when: "A no-show ends, but its fee was charged",
  },
  extended: {
    status: 409,
    code: "not_possible",
    message: "The hold cannot be extended again",
    when: "The hold was extended ten times, or awaits payment",
  },
  refundChanged: reason(
    { status: 409, when: "`refund_changed`: The refund amount has changed" },
    (refund: { percent: number; amount: number }) =>
      refusal(409, "The refund amount has changed", {
        error: "refund_changed",
        refund,
      }),
  ),
  moreThanPaid: {
    field: "refund",
    message: "is more than the refundable amount",
    when: "More than the deposit",
  },
  noReason: {
    status: 409,
    code: "not_possible",
    message: (state: string) => `A fee is not possible: the appointment is ${state}`,
    when: "The customer attended or did not cancel late",
  },
  noCard: {
    status: 409,
    code: "no_card",
    message: "This appointment has no saved card",
    when: "The appointment has no agreed fee or no saved card",
  },
  charged: {
    status: 409,
    code: "already_charged",
    message: "This appointment already has a fee",
    when: "A fee was charged, is pending, or was declined twice",
  },
  tooMuch: reason(
    {
      status: 422,
      when: "`amount`: More than the agreed fee, less the kept deposit",
    },
    (most: number) => ({ field: "amount", message: `must be at most ${most}` }),
  ),
  slotTaken: reason(
    {
      status: 409,
      when:
        "`slot_taken`: The slot is not available; for staff with `reason`, `blockers` and the " +
        "nearest free times in `next`",
    },
    (next: readonly object[] = [], more: object = {}) =>
      refusal(409, "This time is no longer available", { error: "slot_taken", next, ...more }),
  ),
  tooBusy,
});
