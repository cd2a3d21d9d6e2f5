import { expect, it } from "vitest";
import { type AppointmentRow, refundDeadlines } from "./appointment.ts";

const now = new Date("2027-03-01T08:00:00Z");
const starts_at = new Date("2027-03-02T08:00:00Z");
const hours = (before: number) => new Date(starts_at.getTime() - before * 3_600_000);
const tier = (before: number, refund_percent: number) => ({
  minutes_before: before * 60,
  refund_percent,
});

function deadlinesOf(
  cancellation: ReturnType<typeof tier>[],
  limits: { refund_percent?: number; refund_least?: number } = {},
) {
  const row = { starts_at, snapshot: { cancellation }, refund_percent: null, refund_least: null };
  return refundDeadlines({ ...row, ...limits } as unknown as AppointmentRow, now);
}

const all = { percent: 100, until: hours(12) };
const fifty = { percent: 50, until: hours(2) };
const tiers = [tier(12, 100), tier(2, 50)];

it("refund deadlines: those ahead, with their percentages", () => {
  expect(deadlinesOf(tiers)).toEqual([all, fifty]);
  expect(deadlinesOf([tier(48, 100), tier(2, 50)])).toEqual([fifty]);
  expect(deadlinesOf([])).toEqual([]);
  expect(deadlinesOf([tier(0, 50)])).toEqual([{ percent: 50, until: starts_at }]);
});

it("refund deadlines: an earlier reschedule by the customer lowers them", () => {
  expect(deadlinesOf(tiers, { refund_percent: 50 })).toEqual([fifty]);
  expect(deadlinesOf(tiers, { refund_percent: 0 })).toEqual([]);
});

it("refund deadlines: an earlier reschedule by staff keeps its percentage to the start", () => {
  const kept = { percent: 50, until: starts_at };
  expect(deadlinesOf(tiers, { refund_least: 50 })).toEqual([all, kept]);
  expect(deadlinesOf(tiers, { refund_least: 100 })).toEqual([{ ...kept, percent: 100 }]);
});
