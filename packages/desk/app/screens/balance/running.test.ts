import type { Line } from "@frontdesk/payments-client/types";
import { expect, it } from "vitest";
import { balanceBefore, kindOf, monthSumsOf, running } from "./running.ts";

const line = (balance: number, marks: Partial<Line> = {}): Line => ({
  id: "6b0250772ce8e834660160d7",
  merchantId: "6b0250772ce8e834660160d8",
  test: true,
  created: "2026-11-22T02:16:23.718Z",
  balance,
  fee: 0,
  description: null,
  amount: { currency: "EUR", amount: Math.abs(balance) },
  ...marks,
});

it("running balance: computes each line's balance back from the newest", () => {
  const lines = [line(-300), line(1000), line(-200)];
  expect(running(lines, 1500).map(({ after }) => after)).toEqual([1500, 1800, 800]);
  expect(balanceBefore(lines, 1500)).toBe(1000);
});

it("running balance: sums equal the balance change, without a negative zero", () => {
  const paid = [line(-4000, { payout: true }), line(1500, { payout: true })];
  const lines = [...paid, line(-500, { refund: true }), line(5820, { capture: true })];
  const taken = { captured: 6000, refunded: 500, fees: 180, disputes: 0, count: 1 };
  const sums = monthSumsOf(lines, taken);
  expect(sums).toEqual({
    captured: 6000,
    refunded: -500,
    fees: -180,
    disputes: 0,
    paidOut: -2500,
  });
  const change = Object.values(sums).reduce((sum, one) => sum + one, 0);
  expect(balanceBefore(lines, 9000) + change).toBe(9000);
});

it("running balance: labels lines and tells payouts from returned payouts", () => {
  expect(kindOf(line(100, { capture: true }))).toBe("capture");
  expect(kindOf(line(-100, { refund: true }))).toBe("refund");
  expect(kindOf(line(-100, { payout: true }))).toBe("payout");
  expect(kindOf(line(100, { payout: true }))).toBe("payoutReturned");
  expect(kindOf(line(-100, { dispute: true }))).toBe("dispute");
  expect(kindOf(line(100, { dispute: true, won: true }))).toBe("disputeWon");
  expect(kindOf(line(0, { dispute: true, lost: true }))).toBe("disputeLost");
});
