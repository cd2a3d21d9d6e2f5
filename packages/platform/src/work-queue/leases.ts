/* Another process takes over twenty seconds after this one died. */
import type { Log } from "@frontdesk/database/log";

export const leaseMs = 20_000;

export const renewalMs = 5_000;

export interface Renewal {
  stop(): Promise<void>;
}

export function startRenewal(
  renew: () => Promise<void>,
  { everyMs, log }: { everyMs: number; log: Log },
): Renewal {
  let last: Promise<void> | undefined;
  const timer = setInterval(() => {
    last ??= renew()
      .catch((err) => log.warn({ err }, "renewing leases failed"))
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
