/*
 * A claim makes work this process's for as long as it renews the claim. Somebody else has the work
 * twenty seconds after a process died with it in hand.
 */
import type { Log } from "@frontdesk/database/log";

/** How long a claim holds that is not renewed. */
export const claimMs = 20_000;

/** How often claims are renewed. */
export const renewalMs = 5_000;

export interface Renewal {
  /** Renews no more, and waits for what is being renewed. */
  stop(): Promise<void>;
}

/** Renews now and then until it is stopped; where that fails, it is tried again the next time. */
export function startRenewal(
  renew: () => Promise<void>,
  { everyMs, log }: { everyMs: number; log: Log },
): Renewal {
  let last: Promise<void> | undefined;
  const timer = setInterval(() => {
    last ??= renew()
      .catch((err) => log.warn({ err }, "claims could not be renewed"))
      .finally(() => {
        last = undefined;
      });
  }, everyMs).unref();
  return {
    async stop() {
      clearInterval(timer);
      await last;
    },
  };
}
