/* A bank may return a refund of the deposit after the fee was charged. The customer agreed to one
   amount for both, so the merchant gives back the excess of the fee. */
import type { Context } from "../../core/context.ts";
import { lowerFee } from "../../money/charges/keep.store.ts";
import { listCharges } from "../../money/charges/store.ts";
import type { AppointmentRow } from "../booking/appointment.ts";
import { mostFee } from "../booking/fee.ts";

interface Agreed {
  accountId: number;
  appointmentId: number;
  /** Locked. */
  row: AppointmentRow;
}

export async function keepWithinAgreed(
  { db, now }: Pick<Context, "db" | "now">,
  { accountId, appointmentId, row }: Agreed,
): Promise<void> {
  const charges = await listCharges(db, accountId, appointmentId);
  const hasFee = charges.some(({ kind, keep }) => kind === "fee" && keep !== null);
  if (!hasFee) return;
  const keep = mostFee(row, charges);
  await lowerFee(db, { accountId, appointmentId, keep, at: now() });
}
