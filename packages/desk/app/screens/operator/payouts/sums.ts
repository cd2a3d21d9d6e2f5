import type { Amount } from "@frontdesk/server/amounts";

export function sumsOf(amounts: readonly Amount[]): Amount[] {
  const sums = new Map<string, number>();
  for (const { currency, amount } of amounts) {
    sums.set(currency, (sums.get(currency) ?? 0) + amount);
  }
  return [...sums].map(([currency, amount]) => ({ currency, amount }));
}
