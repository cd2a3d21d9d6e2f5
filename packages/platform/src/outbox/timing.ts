import { claimMs, renewalMs } from "./leases.ts";

export interface Timing {
  pollMs: number;
  /** The wait for further wake-ups before a run. */
  gatherMs: number;
  /** The duration of a lease without renewal, and the renewal interval. */
  leaseMs: number;
  renewalMs: number;
}

export const lease = { leaseMs: claimMs, renewalMs };
