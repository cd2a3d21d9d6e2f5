import type { Line, Takings } from "@frontdesk/payments-client/types";
import type { Words } from "../../locales/bind.ts";

export type LineKind = keyof Words["balance"]["kinds"];

export interface RunningLine extends Line {
  after: number;
}

/** Lines newest first, each with the balance after it. */
export function running(lines: readonly Line[], balance: number): RunningLine[] {
  let after = balance;
  return lines.map((line) => {
    const one = { ...line, after };
    after -= line.balance;
    return one;
  });
}

export function balanceBefore(lines: readonly Line[], balance: number): number {
  return lines.reduce((before, line) => before - line.balance, balance);
}

export type MonthSums = Record<"captured" | "refunded" | "fees" | "disputes" | "paidOut", number>;

/** Without payouts: their lines come on top. */
export function monthSumsOf(lines: readonly Line[], taken: Takings["total"]): MonthSums {
  const payouts = lines.filter(({ payout }) => payout === true);
  return {
    captured: taken.captured,
    refunded: 0 - taken.refunded,
    fees: 0 - taken.fees,
    disputes: 0 - taken.disputes,
    paidOut: payouts.reduce((sum, { balance }) => sum + balance, 0),
  };
}

export function kindOf(line: Line): LineKind {
  if (line.capture) return "capture";
  if (line.refund) return "refund";
  if (line.payout) return line.balance > 0 ? "payoutReturned" : "payout";
  if (line.won) return "disputeWon";
  return line.lost ? "disputeLost" : "dispute";
}
