export interface RetryInput {
  attempts: number;
  now: Date;
  askedMs: number;
  until?: Date | undefined;
}

/** A tenth more or less spreads the retries. Undefined after the last attempt. */
export function nextTry(
  waitsMs: readonly number[],
  { attempts, now, askedMs, until }: RetryInput,
  random: () => number = Math.random,
): Date | undefined {
  const wait = waitsMs[attempts - 1];
  const latest = until?.getTime() ?? Number.POSITIVE_INFINITY;
  if (wait === undefined || now.getTime() >= latest) return undefined;
  const waitMs = Math.max(Math.round(wait * (0.9 + 0.2 * random())), askedMs);
  return new Date(Math.min(now.getTime() + waitMs, latest));
}
