/*
 * Why an appointment is not made, moved or ended, in the order of the checks: the first reason that
 * holds decides; problems with fields that stand together are told together.
 */
import { reason } from "@frontdesk/server/refusal";
import {
  catalogue,
  changedSince,
  forbidden,
  missing,
  notFound,
  refusal,
  tooBusy,
} from "../../ground/refusals.ts";

export const appointmentRefusals = catalogue({
  notFound,
  forbidden,
  changedSince,
  goneService: missing("service_id"),
  goneResource: {
    field: "resource_ids",
    message: "names what this service cannot be had with",
    when: "It names a resource of no part of the service that can be chosen from",
  },
  noStart: {
    field: "starts_at",
    message: "must be a moment: YYYY-MM-DDTHH:MM:SSZ",
    when: "It is no moment",
  },
  goneClient: missing("client_id"),
  strangeAnswer: reason(
    { status: 422, when: "`answers`: Something is answered that is not asked" },
    (field: string) => ({ field, message: "is not asked for" }),
  ),
  noAnswer: reason(
    { status: 422, when: "`answers`: Something that has to be answered is not" },
    (field: string) => ({ field, message: "is required" }),
  ),
  unfitAnswer: reason(
    { status: 422, when: "`answers`: An answer is none to its question" },
    (field: string) => ({ field, message: "is no answer to this question" }),
  ),
  noProof: {
    field: "proof",
    message: "is not what was mailed to the address that was given last",
    when: "It is another than the link in the mail has, or of an address given before",
  },
  suspended: {
    status: 403,
    code: "not_bookable",
    message: "Nothing can be booked here at the moment",
    when: "The account is suspended",
  },
  expired: reason(
    { status: 410, when: "`hold_expired`: It is a hold whose time is over, or that was given up" },
    (next: readonly object[] = []) =>
      refusal(410, "The time is not held any more; choose it anew", {
        error: "hold_expired",
        next,
      }),
  ),
  otherState: {
    status: 409,
    code: "not_possible",
    message: (state: string) => `This cannot be done any more: the appointment is ${state}`,
    when: "The appointment is in no state for it",
  },
  tooLate: {
    status: 409,
    code: "too_late",
    message: "It is too late for this",
    when: "The terms of the service allow it until some time before the start, or so often",
  },
  tooEarly: {
    status: 409,
    code: "too_early",
    message: "This can be said from the start on, for thirty days",
    when: "The appointment has not begun, or began more than thirty days ago",
  },
  feeCharged: {
    status: 409,
    code: "fee_charged",
    message: "A fee for not coming was charged: give it back first",
    when: "It is said that the customer came, and a fee for not coming was charged",
  },
  extended: {
    status: 409,
    code: "not_possible",
    message: "It was extended as often as it can be",
    when: "It was extended ten times, or waits for a payment",
  },
  refundChanged: reason(
    { status: 409, when: "`refund_changed`: Another amount would be given back by now" },
    (refund: { percent: number; amount: number }) =>
      refusal(409, "Another amount would be given back by now", {
        error: "refund_changed",
        refund,
      }),
  ),
  moreThanPaid: {
    field: "refund",
    message: "is more than there is to give back",
    when: "It is more than the deposit",
  },
  noReason: {
    status: 409,
    code: "not_possible",
    message: (state: string) => `Nothing can be charged for this: the appointment is ${state}`,
    when: "Its customer came, or did not cancel late",
  },
  noCard: {
    status: 409,
    code: "no_card",
    message: "No card was kept for this appointment",
    when: "No fee was agreed on, or the customer gave no card",
  },
  charged: {
    status: 409,
    code: "already_charged",
    message: "A fee was charged for this appointment already",
    when: "A fee was taken or is asked for, or was declined twice",
  },
  tooMuch: reason(
    {
      status: 422,
      when: "`amount`: It is more than the fee that was agreed on, less what is kept",
    },
    (most: number) => ({ field: "amount", message: `must be at most ${most}` }),
  ),
  slotTaken: reason(
    { status: 409, when: "`slot_taken`: The time cannot be had, or not any more" },
    (next: readonly object[] = []) =>
      refusal(409, "This time cannot be had any more", { error: "slot_taken", next }),
  ),
  tooBusy,
});
