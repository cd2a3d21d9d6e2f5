/*
 * What may be taken later, for not coming or for cancelling late, from the card that a deposit was
 * paid with, or that was kept without one: what was agreed on, less what is kept already; once,
 * though a decline may be followed by one more try.
 */
import { keptOf } from "../../money/charges/kept.ts";
import type { ChargeRow, FeeReason } from "../../money/charges/store.ts";
import type { AppointmentRow } from "./appointment.ts";
import { depositFor } from "./snapshot.ts";

type Charges = readonly Pick<
  ChargeRow,
  | "kind"
  | "state"
  | "amount"
  | "keep"
  | "captured"
  | "refunded"
  | "transaction_id"
  | "merchant_id"
  | "card"
>[];

/** Where a fee would be taken: what was charged, and the merchant who is connected now. */
interface Till {
  charges: Charges;
  merchantId: string | undefined;
}

/** What may be taken now, and for what; null where nothing may. */
export function feeNow(
  row: AppointmentRow,
  till: Till,
): { reason: FeeReason; most: number } | null {
  const reason = reasons.find((reason) => isReasonFor(reason, row));
  const most = mostFee(row, till.charges);
  const isOpen = most > 0 && isChargeable(till.charges) && cardOf(row, till) !== undefined;
  return reason === undefined || !isOpen ? null : { reason, most };
}

const reasons = ["no_show", "late_cancel"] as const satisfies readonly FeeReason[];

/** Whether it became what a fee is taken for. */
export function isReasonFor(reason: FeeReason, row: AppointmentRow): boolean {
  return reason === "no_show" ? row.state === "no_show" : isCancelledLate(row);
}

/** Whether its customer cancelled what was theirs when not all was given back any more. */
function isCancelledLate(row: AppointmentRow): boolean {
  const { state, cancelled_by: by, confirmed_at: confirmed, refund_percent: percent } = row;
  const isTheirs = state === "cancelled" && by === "customer" && confirmed !== null;
  return isTheirs && percent !== null && percent < 100;
}

/** Whether a fee for not coming is asked for, or was taken and some of it is still kept. */
export const isFeeStanding = (charges: readonly ChargeRow[]): boolean =>
  charges.some(({ reason, ...fee }) => reason === "no_show" && isLeft(fee));

function isLeft({ state, captured, refunded, disputed }: Omit<ChargeRow, "reason">): boolean {
  if (captured > 0) return refunded + disputed < captured;
  return state === "open" || state === "failing";
}

/** The payment of which the card was kept, as its customer agreed to; undefined where none was. */
export function cardOf(
  row: Pick<AppointmentRow, "snapshot" | "seats" | "consents">,
  { charges, merchantId }: Till,
): string | undefined {
  const { snapshot, consents } = row;
  if (snapshot.no_show_fee === null || consents.no_show_fee === undefined) return undefined;
  const known = charges.filter(({ merchant_id: id }) => id === merchantId);
  // What was paid by a link that somebody had edited is no answer to what was asked.
  const deposits = known.filter(
    ({ kind, amount, transaction_id: id }) =>
      kind === "deposit" && amount === depositFor(row) && id !== null,
  );
  const [first] = deposits.toSorted((one, other) => (other.keep ?? 0) - (one.keep ?? 0));
  // Payments from before cards were noted have none.
  const kept = deposits.find(({ card }) => card !== null) ?? first;
  return kept?.transaction_id ?? undefined;
}

/** As often a fee may be asked for, while it is declined. */
const mostTries = 2;

export function isChargeable(charges: Charges): boolean {
  const fees = charges.filter(({ kind }) => kind === "fee");
  return fees.length < mostTries && fees.every(({ state }) => state === "declined");
}

/** The most that may be taken, in minor units. */
export function mostFee(
  { snapshot, seats }: Pick<AppointmentRow, "snapshot" | "seats">,
  charges: Charges,
): number {
  return Math.max(0, (snapshot.no_show_fee ?? 0) * seats - keptOf(charges));
}
