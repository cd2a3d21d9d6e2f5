/* The card on file pays the rest of an appointment. The client's consent limits all charges. */
import type { Context } from "../../core/context.ts";
import { forbidden } from "../../core/refusals.ts";
import { askingRefusals } from "../../money/asking/refusals.ts";
import type { ChargeRow } from "../../money/charges/store.ts";
import { listCharges } from "../../money/charges/store.ts";
import { canCharge } from "../../money/connections/connection.ts";
import { findConnection } from "../../money/connections/store.ts";
import { orderRefusals as refusals } from "../../money/orders/refusals.ts";
import type { Actor } from "../../parties/identity/identity.ts";
import type { AppointmentRow } from "../booking/appointment.ts";
import { isPayable, type OrderPlan, readBalance, totalOf } from "./plan.ts";

export interface CardOnFile {
  last4: string;
  scheme: string;
  /** The payment with the client's consent. */
  origin: string;
  /** In minor units. */
  most: number;
}

interface Limits {
  charges: readonly Pick<
    ChargeRow,
    "kind" | "state" | "amount" | "voided" | "origin" | "transaction_id" | "merchant_id" | "card"
  >[];
  merchantId: string | undefined;
  due: number | null;
}

export function cardOnFile(
  row: Pick<AppointmentRow, "consents" | "state">,
  { charges, merchantId, due }: Limits,
): CardOnFile | undefined {
  if (row.consents.balance === undefined || !isPayable(row)) return undefined;
  const deposit = charges.find(
    ({ kind, merchant_id: id, card }) =>
      kind === "deposit" && id === merchantId && card?.balance !== undefined,
  );
  const { card, transaction_id: origin } = deposit ?? {};
  if (card?.balance === undefined || !origin) return undefined;
  // The payment service counts refunded charges too.
  const charged = charges
    .filter((one) => one.kind === "order" && one.origin === origin && one.state !== "declined")
    .reduce((sum, { amount, voided }) => sum + amount - voided, 0);
  const most = Math.max(0, Math.min(card.balance - charged, due ?? 0));
  return { last4: card.last4, scheme: card.scheme, origin, most };
}

export interface CardCharge {
  appointmentId: number;
  merchantId: string;
  origin: string;
}

/** Call it under the lock of the appointment. */
export async function cardFor(
  { db }: Pick<Context, "db">,
  { account }: Actor,
  { items, currency, locked }: OrderPlan,
): Promise<CardCharge> {
  // Only other members charge a saved card.
  if (account.isOwnOnly) throw forbidden();
  const [row, ...more] = locked.values();
  if (row === undefined || more.length > 0) throw refusals.oneAppointment();
  const connection = await findConnection(db, account.id);
  if (connection === undefined || !canCharge(connection, currency)) {
    throw askingRefusals.unavailable();
  }
  const { merchant_id: merchantId } = connection;
  const charges = await listCharges(db, account.id, row.id);
  const { due } = await readBalance(db, account.id, row);
  const card = cardOnFile(row, { charges, merchantId, due });
  if (card === undefined) throw refusals.noConsent();
  if (totalOf(items) > card.most) throw refusals.beyondConsent(card.most);
  return { appointmentId: row.id, merchantId, origin: card.origin };
}
