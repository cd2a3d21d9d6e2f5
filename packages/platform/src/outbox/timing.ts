import { leaseMs, renewalMs } from "./leases.ts";

export interface Timing {
  pollMs: number;
  /** Wait for further wake-ups before a run. */
  gatherMs: number;
  leaseMs: number;
  renewalMs: number;
}

export const lease = { leaseMs, renewalMs };
