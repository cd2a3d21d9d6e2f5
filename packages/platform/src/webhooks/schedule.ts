export interface Missed {
  /** How often it was tried. */
  attempts: number;
  now: Date;
  /** How long the receiver asked to be left alone: `askedMs` of what was sent. */
  askedMs: number;
  /** When it is tried at the latest; without an end unless given. */
  until?: Date | undefined;
}

/**
 * When something is tried again that was not taken, given how long to wait after the first attempt,
 * the second, and so on: a tenth longer or shorter, so that what failed together does not come back
 * together, and never sooner than the receiver asked. Undefined when it is given up.
 */
export function nextTry(
  waitsMs: readonly number[],
  { attempts, now, askedMs, until }: Missed,
  random: () => number = Math.random,
): Date | undefined {
  const wait = waitsMs[attempts - 1];
  const latest = until?.getTime() ?? Number.POSITIVE_INFINITY;
  if (wait === undefined || now.getTime() >= latest) return undefined;
  const waitMs = Math.max(Math.round(wait * (0.9 + 0.2 * random())), askedMs);
  return new Date(Math.min(now.getTime() + waitMs, latest));
}
