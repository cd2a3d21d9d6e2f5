/* A no-show or late cancellation fee, less the kept deposit and payments, on the kept card.
   A decline permits one more try. */
import { keptOf } from "../../money/charges/charge.ts";
import type { ChargeRow, FeeReason } from "../../money/charges/store.ts";
import { type AppointmentRow, depositFor } from "./appointment.ts";

type Charges = readonly Pick<
  ChargeRow,
  | "kind"
  | "state"
  | "amount"
  | "keep"
  | "captured"
  | "refunded"
  | "failure"
  | "transaction_id"
  | "merchant_id"
  | "card"
>[];

interface PaymentGateway {
  charges: Charges;
  merchantId: string | undefined;
}

interface Payments extends PaymentGateway {
  /** Kept by orders, in minor units. */
  paid: number;
}

export function feeNow(
  row: AppointmentRow,
  gateway: Payments,
): { reason: FeeReason; most: number } | null {
  const reason = reasons.find((reason) => isReasonFor(reason, row));
  const most = mostFee(row, gateway.charges, gateway.paid);
  const isOpen = most > 0 && isChargeable(gateway.charges) && cardOf(row, gateway) !== undefined;
  return reason === undefined || !isOpen ? null : { reason, most };
}

const reasons = ["no_show", "late_cancel"] as const satisfies readonly FeeReason[];

export function isReasonFor(reason: FeeReason, row: AppointmentRow): boolean {
  return reason === "no_show" ? row.state === "no_show" : isCancelledLate(row);
}

function isCancelledLate(row: AppointmentRow): boolean {
  const { state, cancelled_by: by, confirmed_at: confirmed, refund_percent: percent } = row;
  const isTheirs = state === "cancelled" && by === "customer" && confirmed !== null;
  return isTheirs && percent !== null && percent < 100;
}

export const isFeeOpen = (charges: readonly ChargeRow[]): boolean =>
  charges.some(({ reason, ...fee }) => reason === "no_show" && isLeft(fee));

function isLeft({ state, captured, refunded, disputed }: Omit<ChargeRow, "reason">): boolean {
  if (captured > 0) return refunded + disputed < captured;
  return state === "open" || state === "failing";
}

/** Without an outcome yet. */
export const isFeePending = (
  charges: readonly Pick<ChargeRow, "kind" | "state" | "captured">[],
): boolean =>
  charges.some(
    ({ kind, state, captured }) =>
      kind === "fee" && captured === 0 && (state === "open" || state === "failing"),
  );

export function cardOf(
  row: Pick<AppointmentRow, "snapshot" | "seats" | "consents">,
  { charges, merchantId }: PaymentGateway,
): string | undefined {
  const { snapshot, consents } = row;
  if (snapshot.no_show_fee === null || consents.no_show_fee === undefined) return undefined;
  const existing = charges.filter(({ merchant_id: id }) => id === merchantId);
  // Excludes payments through an edited link.
  const deposits = existing.filter(
    ({ kind, amount, transaction_id: id }) =>
      kind === "deposit" && amount === depositFor(row) && id !== null,
  );
  const [first] = deposits.toSorted((one, other) => (other.keep ?? 0) - (one.keep ?? 0));
  // Older payments have no card.
  const kept = deposits.find(({ card }) => card !== null) ?? first;
  return kept?.transaction_id ?? undefined;
}

const mostTries = 2;

export function isChargeable(charges: Charges): boolean {
  const fees = charges.filter(({ kind }) => kind === "fee");
  return fees.length < mostTries && fees.every(({ state }) => state === "declined");
}

/** For all seats, in minor units. */
export const agreedFee = ({
  snapshot,
  seats,
}: Pick<AppointmentRow, "snapshot" | "seats">): number => (snapshot.no_show_fee ?? 0) * seats;

/** `paid` by orders, in minor units. A refund without cancelling returns no claim. */
export function mostFee(
  row: Pick<AppointmentRow, "snapshot" | "seats" | "allowance">,
  charges: Charges,
  paid = 0,
): number {
  return Math.max(0, agreedFee(row) - keptOf(charges) - paid - row.allowance);
}
