/* Receipts of captured money, credit notes of refunded money. Less credit notes, the receipts of a
   charge add up to its captured amount less refunds; both follow the payment in one transaction. */
import type { Database } from "@frontdesk/database/database";
import { type ChargeLease, noteUnreceipted } from "../../money/charges/store.ts";
import type { Payment } from "../../money/payment-gateway/gateway.ts";
import { earlierOf, receiptDay, receiptYear } from "../../money/receipts/earlier.ts";
import { type ReceiptRow, receiptNumberOf } from "../../money/receipts/receipt.ts";
import {
  insertReceipt,
  listReceiptsOf,
  listReceiptsOfCharge,
  readIssuer,
} from "../../money/receipts/store.ts";
import { creditedOf, creditLine, type TaxedLine, taxLines } from "../../money/receipts/tax.ts";
import { findTaxRate } from "../../offering/services/store.ts";
import { findLiveSince } from "../../parties/accounts/store.ts";
import type { AppointmentRow } from "../booking/appointment.ts";
import { isReasonFor } from "../booking/fee.ts";

interface ChargeReading {
  /** As of before the reading. */
  charge: Pick<ChargeLease, "accountId" | "id" | "kind" | "currency" | "captured" | "unreceipted">;
  payment: Payment;
  /** Locked. */
  appointment: AppointmentRow;
  at: Date;
}

/** Call it last in the transaction of the settlement. */
export async function issueForCharge(db: Database, reading: ChargeReading): Promise<void> {
  const { charge, payment } = reading;
  const { accountId, id } = charge;
  const captured = Math.max(0, payment.capturedAmount - charge.captured);
  const isLeftOut = captured > 0 && (await isTestOfLive(db, accountId, payment));
  if (isLeftOut) await noteUnreceipted(db, { accountId, id, amount: captured });
  const unreceipted = charge.unreceipted + (isLeftOut ? captured : 0);
  const kept = Math.max(0, payment.capturedAmount - unreceipted - payment.refundedAmount);
  const issued = await listReceiptsOfCharge(db, accountId, id);
  const before = sumOf(issued);
  // A refund returned by the bank is a payment again.
  const amount = Math.max(isLeftOut ? 0 : captured, kept - before);
  if (amount > 0) await issueReceipt(db, reading, { amount, issued });
  const credit = before + amount - kept;
  if (credit > 0) await issueCreditNote(db, reading, credit);
}

/** Numbers of live receipts are for real money only. */
async function isTestOfLive(db: Database, accountId: number, { test }: Payment): Promise<boolean> {
  return test && (await findLiveSince(db, accountId)) !== null;
}

const sumOf = (issued: readonly ReceiptRow[]): number =>
  issued.reduce((sum, { isCredit, total }) => sum + (isCredit ? -total : total), 0);

interface Issuing {
  amount: number;
  issued: readonly ReceiptRow[];
}

async function issueReceipt(
  db: Database,
  { charge, appointment, at }: ChargeReading,
  { amount, issued }: Issuing,
): Promise<void> {
  const { accountId, id: chargeId, currency } = charge;
  const { timezone, noShowTax, seller } = await readIssuer(db, accountId);
  const isFee = charge.kind === "fee" || isMissed(appointment);
  const line = {
    // Unique among the receipts of the charge, so that a credit note names its line.
    position: issued.filter(({ isCredit }) => !isCredit).length + 1,
    kind: isFee ? ("fee" as const) : ("appointment" as const),
    appointment_id: appointment.id,
    service: appointment.snapshot.name,
    date: receiptDay(timezone, appointment.starts_at),
    amount,
    tax_rate: isFee ? noShowTax : await findTaxRate(db, accountId, appointment.service_id),
  };
  const earlier = isFee
    ? { lines: [], numbers: [] }
    : earlierOf(await listReceiptsOf(db, accountId, [appointment.id]), currency);
  await insertReceipt(db, accountId, {
    isCredit: false,
    year: receiptYear(timezone, at),
    orderId: null,
    orderRefundId: null,
    chargeId,
    payment: "card",
    currency,
    total: amount,
    lines: taxLines([line], earlier.lines),
    earlier: earlier.numbers,
    seller,
    clientName: appointment.name,
    issuedAt: at,
  });
}

const isMissed = (row: AppointmentRow): boolean =>
  isReasonFor("no_show", row) || isReasonFor("late_cancel", row);

async function issueCreditNote(
  db: Database,
  { charge, appointment, at }: ChargeReading,
  amount: number,
): Promise<void> {
  const { accountId, id: chargeId, currency } = charge;
  const issued = await listReceiptsOfCharge(db, accountId, chargeId);
  const { lines, numbers } = creditLines(issued, amount);
  const { timezone, seller } = await readIssuer(db, accountId);
  await insertReceipt(db, accountId, {
    isCredit: true,
    year: receiptYear(timezone, at),
    orderId: null,
    orderRefundId: null,
    chargeId,
    payment: "card",
    currency,
    total: amount,
    lines,
    earlier: numbers,
    seller,
    clientName: appointment.name,
    issuedAt: at,
  });
}

/** From the newest receipt first. */
function creditLines(issued: readonly ReceiptRow[], amount: number) {
  const credits = issued.filter(({ isCredit }) => isCredit).flatMap(({ lines }) => lines);
  const lines: TaxedLine[] = [];
  const numbers: string[] = [];
  let left = amount;
  for (const receipt of issued.filter(({ isCredit }) => !isCredit).toReversed()) {
    const [line] = receipt.lines as [TaxedLine];
    const credited = creditedOf(credits, line.position);
    const part = Math.min(left, line.amount - credited.amount);
    if (part <= 0) continue;
    lines.push(creditLine({ line, amount: part, credited }));
    numbers.unshift(receiptNumberOf(receipt));
    left -= part;
  }
  return { lines, numbers };
}
