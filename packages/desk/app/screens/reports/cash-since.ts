import type { DayClosing, DayReport } from "@frontdesk/scheduling-client/types/reports";

interface Sum {
  currency: string;
  amount: number;
}

/** Cash payments less cash refunds after the closing, by currency. */
export function cashSince(
  { cash }: Pick<DayClosing, "cash">,
  money: readonly Pick<DayReport["money"][number], "currency" | "cash_expected">[],
): Sum[] {
  const currencies = [...new Set([...money, ...cash].map(({ currency }) => currency))];
  const sums = currencies.map((one) => {
    const now = money.find(({ currency }) => currency === one)?.cash_expected ?? 0;
    const before = cash.find(({ currency }) => currency === one)?.expected ?? 0;
    return { currency: one, amount: now - before };
  });
  return sums.filter(({ amount }) => amount !== 0);
}
