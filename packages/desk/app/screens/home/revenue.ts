import type { Takings } from "@frontdesk/payments-client/types";
import { dayAfter } from "../../components/days.ts";

export interface Week {
  today: number;
  count: number;
  week: number;
  before: number;
  days: { day: string; taken: number }[];
  /** Relative to the week before; undefined if that was zero. */
  change: number | undefined;
}

/** Captures minus refunds, up to `today`. */
export function weekOf({ days }: Pick<Takings, "days">, today: string): Week {
  const byDay = new Map(days.map((one) => [one.day, one]));
  const takenOn = (day: string) => {
    const { captured = 0, refunded = 0 } = byDay.get(day) ?? {};
    return { day, taken: captured - refunded };
  };
  const last = (from: number) =>
    Array.from({ length: 7 }, (_, index) => takenOn(dayAfter(today, index - from)));
  const sum = (list: { taken: number }[]) => list.reduce((total, { taken }) => total + taken, 0);
  const [week, before] = [last(6), last(13)];
  const [all, allBefore] = [sum(week), sum(before)];
  return {
    today: takenOn(today).taken,
    count: byDay.get(today)?.count ?? 0,
    week: all,
    before: allBefore,
    days: week,
    change: allBefore > 0 ? (all - allBefore) / allBefore : undefined,
  };
}
