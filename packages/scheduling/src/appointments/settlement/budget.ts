/* Limits the requests to a payment service per turn: the account chooses it, and it may be slow
   or endless. */
const mostPages = 40;
const mostMs = 20_000;

export interface Budget {
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
