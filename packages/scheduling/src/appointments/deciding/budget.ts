/*
 * What may be taken from a merchant in one turn: its payment service is one that others choose, and
 * may be slow, or answer without an end.
 */
const mostPages = 40;
const mostMs = 20_000;

export interface Budget {
  /** Notes a page that was had; false where no more of them is to be asked for in this turn. */
  takePage(): boolean;
}

export function openBudget(signal: AbortSignal | undefined): Budget {
  const until = performance.now() + mostMs;
  let pages = 0;
  return {
    takePage() {
      pages += 1;
      return pages < mostPages && performance.now() < until && signal?.aborted !== true;
    },
  };
}
