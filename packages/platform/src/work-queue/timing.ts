import { leaseMs, renewalMs } from "./leases.ts";

export interface Timing {
  pollMs: number;
  gatherMs: number;
  leaseMs: number;
  renewalMs: number;
}

export const lease = { leaseMs, renewalMs };
