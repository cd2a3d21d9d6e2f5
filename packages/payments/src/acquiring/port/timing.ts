import type { OutboxTiming } from "@frontdesk/platform/outbox/outbox";
import { lease } from "@frontdesk/platform/outbox/timing";

/** Retries continue for days. */
export const deliveryTiming: Omit<OutboxTiming, "pollMs"> = {
  ...lease,
  gatherMs: 100,
  timeoutMs: 15_000,
  parallel: 16,
  backoff: { firstMs: 2_000, longestMs: 3_600_000, least: 0.5, most: 1 },
};
