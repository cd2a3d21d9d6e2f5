import type { BatchTiming } from "@frontdesk/platform/work-queue/batches";
import { lease } from "@frontdesk/platform/work-queue/timing";

/** Retries continue for days. */
export const deliveryTiming: Omit<BatchTiming, "pollMs"> = {
  ...lease,
  gatherMs: 100,
  timeoutMs: 15_000,
  parallel: 16,
  backoff: { firstMs: 2_000, longestMs: 3_600_000, least: 0.5, most: 1 },
};
