/*
 * What may be taken later, for not coming or for cancelling late, from the card that a deposit was
 * paid with: what was agreed on, less what is kept already; once, though a decline may be followed
 * by one more try.
 */
import type { ChargeRow, FeeReason } from "../../money/charges/store.ts";
import type { AppointmentRow } from "./appointment.ts";
import { refundAt } from "./refund.ts";

type Charges = readonly Pick<ChargeRow, "kind" | "state" | "keep" | "transaction_id">[];

/** Whether it became what a fee is taken for. */
export function isReasonFor(reason: FeeReason, row: AppointmentRow): boolean {
  return reason === "no_show" ? row.state === "no_show" : isCancelledLate(row);
}

/** Whether its customer cancelled what was theirs when not all was given back any more. */
function isCancelledLate(row: AppointmentRow): boolean {
  const { state, cancelled_by: by, confirmed_at: confirmed, ended_at: ended } = row;
  if (state !== "cancelled" || by !== "customer" || confirmed === null || ended === null) {
    return false;
  }
  return refundAt(row, ended).percent < 100;
}

/** The payment of which the card was kept, as its customer agreed to; undefined where none was. */
export function cardOf(
  { snapshot, consents }: Pick<AppointmentRow, "snapshot" | "consents">,
  charges: Charges,
): string | undefined {
  if (snapshot.no_show_fee === null || consents.no_show_fee === undefined) return undefined;
  const deposits = charges.filter(({ kind, transaction_id: id }) => kind === "deposit" && id);
  const [first] = deposits.toSorted((one, other) => (other.keep ?? 0) - (one.keep ?? 0));
  return first?.transaction_id ?? undefined;
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
  const kept = charges.reduce((sum, { kind, keep }) => sum + (kind === "fee" ? 0 : (keep ?? 0)), 0);
  return Math.max(0, (snapshot.no_show_fee ?? 0) * seats - kept);
}

interface Chargeable {
  reason: FeeReason;
  /** In minor units. */
  most: number;
}

/** What may be taken for it now, at the merchant who is connected; undefined where nothing may. */
export function chargeableOf(
  row: AppointmentRow,
  charges: readonly ChargeRow[],
  merchantId: string | undefined,
): Chargeable | undefined {
  const reason = (["no_show", "late_cancel"] as const).find((one) => isReasonFor(one, row));
  const known = charges.filter(({ merchant_id: id }) => id === merchantId);
  const isAble = isChargeable(charges) && cardOf(row, known) !== undefined;
  const most = mostFee(row, charges);
  return reason !== undefined && isAble && most > 0 ? { reason, most } : undefined;
}
