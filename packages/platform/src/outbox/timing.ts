import { leaseMs, renewalMs } from "./leases.ts";

export interface Timing {
  pollMs: number;
  /** Wait for further wake-ups before a run. */
  gatherMs: number;
  /** Duration without renewal, and the renewal interval. */
  leaseMs: number;
  renewalMs: number;
}

export const lease = { leaseMs, renewalMs };
