/* A fee for a no-show or a late cancellation, charged to the card of the deposit or the card kept
   without one. The amount is the agreed one less the kept deposit. It is charged once; a decline
   permits one more try. */
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

/** The charges so far, and the merchant connected now. */
interface Till {
  charges: Charges;
  merchantId: string | undefined;
}

/** Null without a permitted fee. */
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

export function isReasonFor(reason: FeeReason, row: AppointmentRow): boolean {
  return reason === "no_show" ? row.state === "no_show" : isCancelledLate(row);
}

/** True if the customer cancelled after the full-refund deadline. */
function isCancelledLate(row: AppointmentRow): boolean {
  const { state, cancelled_by: by, confirmed_at: confirmed, refund_percent: percent } = row;
  const isTheirs = state === "cancelled" && by === "customer" && confirmed !== null;
  return isTheirs && percent !== null && percent < 100;
}

/** True if a no-show fee is pending, or charged and not fully refunded. */
export const isFeeStanding = (charges: readonly ChargeRow[]): boolean =>
  charges.some(({ reason, ...fee }) => reason === "no_show" && isLeft(fee));

function isLeft({ state, captured, refunded, disputed }: Omit<ChargeRow, "reason">): boolean {
  if (captured > 0) return refunded + disputed < captured;
  return state === "open" || state === "failing";
}

/** The transaction of the kept card; undefined without one. */
export function cardOf(
  row: Pick<AppointmentRow, "snapshot" | "seats" | "consents">,
  { charges, merchantId }: Till,
): string | undefined {
  const { snapshot, consents } = row;
  if (snapshot.no_show_fee === null || consents.no_show_fee === undefined) return undefined;
  const known = charges.filter(({ merchant_id: id }) => id === merchantId);
  // A payment through an edited link does not match the deposit.
  const deposits = known.filter(
    ({ kind, amount, transaction_id: id }) =>
      kind === "deposit" && amount === depositFor(row) && id !== null,
  );
  const [first] = deposits.toSorted((one, other) => (other.keep ?? 0) - (one.keep ?? 0));
  // Payments from before cards were recorded have none.
  const kept = deposits.find(({ card }) => card !== null) ?? first;
  return kept?.transaction_id ?? undefined;
}

/** Tries after declines. */
const mostTries = 2;

export function isChargeable(charges: Charges): boolean {
  const fees = charges.filter(({ kind }) => kind === "fee");
  return fees.length < mostTries && fees.every(({ state }) => state === "declined");
}

/** In minor units. */
export function mostFee(
  { snapshot, seats }: Pick<AppointmentRow, "snapshot" | "seats">,
  charges: Charges,
): number {
  return Math.max(0, (snapshot.no_show_fee ?? 0) * seats - keptOf(charges));
}
