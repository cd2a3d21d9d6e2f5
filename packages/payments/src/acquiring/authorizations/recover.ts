/*
 * Recovery takes back what nobody waits for any more: an authorisation that was asked for and has
 * no outcome after its deadline. From asked it goes to reversing, and to reversed once confirmed.
 */

import { type Attempt, attemptEach } from "@frontdesk/platform/outbox/attempts";
import { backoffMs } from "@frontdesk/platform/outbox/backoff";
import { claimMs, renewalMs, startRenewal } from "@frontdesk/platform/outbox/claims";
import { type Loop, startLoop } from "@frontdesk/platform/outbox/loop";
import type { Context } from "../../ground/context.ts";
import {
  claimReversals,
  markReversed,
  postponeReversals,
  type ReversalClaim,
  renewReversals,
  reversalClaimSize,
} from "./store.ts";

export type RecoveryContext = Pick<Context, "db" | "now" | "log" | "acquirers">;

export interface RecoveryOptions {
  pollMs: number;
  gatherMs: number;
  /** How long after the deadline the asking process may still write what it got. */
  graceMs: number;
  /** How long an answer is waited for. */
  timeoutMs: number;
  /** Reversals at once. */
  parallel: number;
  /** How long what was claimed is this process's without being renewed, and how often it is. */
  leaseMs: number;
  renewalMs: number;
}

const defaults: RecoveryOptions = {
  pollMs: 3_000,
  gatherMs: 100,
  graceMs: 5_000,
  timeoutMs: 15_000,
  parallel: 16,
  leaseMs: claimMs,
  renewalMs,
};

/** Starts reversing what is overdue and what was asked to be reversed. */
export function startRecovery(
  context: RecoveryContext,
  options: Partial<RecoveryOptions> = {},
): Loop {
  const { db, now, log } = context;
  const { graceMs, leaseMs, pollMs, gatherMs, ...pace } = { ...defaults, ...options };

  async function turn(signal: AbortSignal): Promise<number> {
    const nowMs = now().getTime();
    const leaseEnd = () => new Date(now().getTime() + leaseMs);
    const claims = await claimReversals(db, {
      overdueBefore: new Date(nowMs - graceMs),
      now: new Date(nowMs),
      leaseEnd: leaseEnd(),
    });
    if (claims.length === 0) return 0;
    const renew = () => renewReversals(db, claims, leaseEnd());
    const renewal = startRenewal(renew, { everyMs: pace.renewalMs, log });
    const attempts = await attemptEach(claims, (claim) => reverse(context, claim), {
      ...pace,
      signal,
    });
    await renewal.stop();
    const reversed = attempts.filter(({ outcome }) => outcome === "returned");
    if (reversed.length > 0)
      await markReversed(
        db,
        reversed.map(({ item }) => item),
      );
    const postponed = attempts.flatMap((attempt) => postponement(context, attempt));
    if (postponed.length > 0) await postponeReversals(db, postponed);
    return claims.length;
  }

  const fullTurn = reversalClaimSize;
  return startLoop(turn, { name: "reversals", log, fullTurn, pollMs, gatherMs });
}

async function reverse(
  { acquirers, log }: RecoveryContext,
  { id, test, attempts, reversal }: ReversalClaim,
): Promise<void> {
  const acquirer = test ? acquirers.test : acquirers.live;
  if (acquirer === undefined) throw new Error("No live acquirer is configured");
  await acquirer.reverse(reversal);
  log.info({ authorization: id, attempts }, "an authorisation without an outcome was reversed");
}

/** When to come back to a reversal that failed, or that was claimed and not begun. */
function postponement(
  { now, log }: RecoveryContext,
  attempt: Attempt<ReversalClaim, void>,
): { claim: ReversalClaim; dueAt: Date }[] {
  const { item: claim } = attempt;
  if (attempt.outcome === "returned") return [];
  if (attempt.outcome === "skipped") return [{ claim, dueAt: now() }];
  const { id, attempts } = claim;
  const details = { err: attempt.error, authorization: id, attempts };
  log.warn(details, "an authorisation was not reversed and will be tried again");
  return [{ claim, dueAt: new Date(now().getTime() + backoffMs(attempts)) }];
}
