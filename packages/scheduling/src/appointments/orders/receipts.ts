import type { Database } from "@frontdesk/database/database";
import { appointmentIdsOf, type OrderItemRow, type OrderRow } from "../../money/orders/order.ts";
import { earlierOf, receiptDay, receiptYear } from "../../money/receipts/earlier.ts";
import { receiptNumberOf } from "../../money/receipts/receipt.ts";
import { insertReceipt, listReceiptsOf, readIssuer } from "../../money/receipts/store.ts";
import { creditedOf, creditLine, taxLines } from "../../money/receipts/tax.ts";
import type { AppointmentRow } from "../booking/appointment.ts";
import { queueNotices } from "../notices.store.ts";

interface Issuing {
  accountId: number;
  order: OrderRow;
  at: Date;
}

/** Call it last in the transaction of the payment. */
export async function issueReceipt(
  db: Database,
  { accountId, order, at }: Issuing,
  appointments: ReadonlyMap<number, AppointmentRow>,
): Promise<void> {
  const { timezone, seller } = await readIssuer(db, accountId);
  const issued = await listReceiptsOf(db, accountId, [...appointments.keys()]);
  const earlier = earlierOf(issued, order.currency);
  const lines = order.items.map((item) => lineOf(item, appointments, timezone));
  const first = order.items.find(({ kind }) => kind === "appointment")!;
  const appointmentId = first.appointmentId!;
  const receiptId = await insertReceipt(db, accountId, {
    isCredit: false,
    year: receiptYear(timezone, at),
    orderId: order.id,
    orderRefundId: null,
    chargeId: null,
    payment: methodOf(order),
    currency: order.currency,
    total: order.total,
    lines: taxLines(lines, earlier.lines),
    earlier: earlier.numbers,
    seller,
    clientName: appointments.get(appointmentId)!.name,
    issuedAt: at,
  });
  if (order.mailReceipt) {
    await queueNotices(db, { accountId, appointmentId, kinds: ["receipt"], at, receiptId });
  }
}

/** Of the payment service, as deposits and fees. */
const methodOf = ({ payment }: Pick<OrderRow, "payment">) =>
  payment === "link" ? "card" : payment;

function lineOf(
  { position, kind, appointmentId, paid, taxRate }: OrderItemRow,
  appointments: ReadonlyMap<number, AppointmentRow>,
  timezone: string,
) {
  const appointment = kind === "tip" ? undefined : appointments.get(appointmentId!);
  return {
    position,
    kind,
    appointment_id: appointmentId,
    service: appointment?.snapshot.name ?? null,
    date: appointment === undefined ? null : receiptDay(timezone, appointment.starts_at),
    amount: paid,
    tax_rate: taxRate,
  };
}

/** Call it last in the transaction of the refund. An order from before receipts has none. */
export async function issueCreditNote(
  db: Database,
  { accountId, order, at }: Issuing,
): Promise<void> {
  const refund = order.refunds.at(-1)!;
  const ids = appointmentIdsOf(order.items);
  const issued = (await listReceiptsOf(db, accountId, ids)).filter(
    ({ orderId }) => orderId === order.id,
  );
  const receipt = issued.find(({ isCredit }) => !isCredit);
  if (receipt === undefined) return;
  const credits = issued.filter(({ isCredit }) => isCredit).flatMap(({ lines }) => lines);
  const lines = refund.items.map(({ position, amount }) => {
    const line = receipt.lines.find((one) => one.position === position)!;
    return creditLine({ line, amount, credited: creditedOf(credits, position) });
  });
  const { timezone, seller } = await readIssuer(db, accountId);
  const { clientName, currency } = receipt;
  await insertReceipt(db, accountId, {
    isCredit: true,
    year: receiptYear(timezone, at),
    orderId: order.id,
    orderRefundId: refund.id,
    chargeId: null,
    payment: methodOf(refund),
    currency,
    total: refund.amount,
    lines,
    earlier: [receiptNumberOf(receipt)],
    seller,
    clientName,
    issuedAt: at,
  });
}
