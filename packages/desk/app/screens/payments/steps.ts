/* The trail gives type and amount; events, kept for a limited time, the actor. */
import type { Event, Transaction } from "@frontdesk/payments-client/types";

export type HistoryKind =
  | "reserved"
  | "declined"
  | "captured"
  | "refunded"
  | "voided"
  | "expired"
  | "won"
  | "lost"
  | "failed";

export interface HistoryStage {
  kind: HistoryKind;
  at: string;
  amount: number;
  /** Amounts in the merchant's currency; 0 for none. */
  balance: number;
  fee: number;
  by: Event["actor"] | undefined;
}

export function stepsOf(payment: Transaction, events: readonly Event[]): HistoryStage[] {
  const match = events.find(({ type }) => /^transaction\.(created|failed)$/.test(type));
  const first: HistoryStage = {
    kind: payment.successful ? "reserved" : "declined",
    at: payment.created,
    amount: payment.amount,
    balance: 0,
    fee: 0,
    by: match?.actor,
  };
  const rest = payment.trail.map((entry): HistoryStage => {
    const { created: at, amount, balance, fee } = entry;
    return {
      kind: kindOf(entry),
      at,
      amount,
      balance,
      fee: fee.flat + fee.rate,
      by: events.find((event) => isOf(event, entry))?.actor,
    };
  });
  return [first, ...rest];
}

type Entry = Transaction["trail"][number];

function kindOf(entry: Entry): HistoryKind {
  if (entry.failed === true) return "failed";
  if (entry.capture) return "captured";
  if (entry.refund) return "refunded";
  if (entry.dispute !== undefined) return entry.dispute.won ? "won" : "lost";
  return entry.expired ? "expired" : "voided";
}

function isOf(event: Event, { created, lineId }: Entry): boolean {
  const { entry } = event.data as { entry?: { created: string; lineId?: string } };
  return entry !== undefined && entry.created === created && entry.lineId === lineId;
}
