/* Limits the requests to a merchant's payment service in one turn: the account chooses that
   service. It may be slow, or answer endlessly. */
const mostPages = 40;
const mostMs = 20_000;

export interface Budget {
  /** Counts a page; false once the turn's limit is spent. */
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
