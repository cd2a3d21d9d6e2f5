import { claimMs, renewalMs } from "./claims.ts";

/** How a process works on what it claims. */
export interface Timing {
  /** How often an idle process looks by itself. */
  pollMs: number;
  /** How long a wake waits for others. */
  gatherMs: number;
  /** How long what was claimed is this process's without being renewed, and how often it is. */
  leaseMs: number;
  renewalMs: number;
}

export const lease = { leaseMs: claimMs, renewalMs };
