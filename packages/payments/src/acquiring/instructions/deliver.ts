/*
 * An instruction is a capture, refund or void that is decided here and that the acquirer still has
 * to be told. It is delivered until it is answered, by any process, at least once.
 */
import { atomically } from "@frontdesk/database/atomically";
import type { Database } from "@frontdesk/database/database";
import { type Attempt, attemptEach } from "@frontdesk/platform/outbox/attempts";
import { backoffMs } from "@frontdesk/platform/outbox/backoff";
import { claimMs, renewalMs, startRenewal } from "@frontdesk/platform/outbox/claims";
import { type Loop, startLoop } from "@frontdesk/platform/outbox/loop";
import type { Context } from "../../ground/context.ts";
import type { Id } from "../../ground/ids.ts";
import type { Confirmation } from "../port/acquirer.ts";
import {
  type Claim,
  claimInstructions,
  claimSize,
  postponeInstructions,
  removeInstructions,
  renewInstructions,
} from "./store.ts";

export type DeliveryContext = Pick<Context, "db" | "now" | "log" | "acquirers">;

/**
 * Undoes an entry that the acquirer will never carry out. It is called inside a database
 * transaction and may be called again; what it throws leaves the instruction for later.
 */
export type RefuseEntry<Given> = (
  context: Given & { db: Database },
  entry: { shard: number; entryId: Id },
) => Promise<void>;

export interface DeliveryCounts {
  confirmed: number;
  /** Deliveries that failed and will be tried again. */
  failed: number;
  /** Final refusals: each needs the operator's eye. */
  refused: number;
}

export interface Delivery extends Loop {
  /** What this process has seen since it started, for its metrics. */
  counts(): DeliveryCounts;
}

export interface DeliveryOptions {
  pollMs: number;
  gatherMs: number;
  /** How long an answer is waited for. */
  timeoutMs: number;
  /** Deliveries at once. */
  parallel: number;
  /** How long what was claimed is this process's without being renewed, and how often it is. */
  leaseMs: number;
  renewalMs: number;
}

const defaults: DeliveryOptions = {
  pollMs: 2_000,
  gatherMs: 100,
  timeoutMs: 15_000,
  parallel: 16,
  leaseMs: claimMs,
  renewalMs,
};

/**
 * Starts delivering. `wake` after each new instruction is cheap: those of a tenth of a second
 * share one turn, so that deliveries do not slow the payments that cause them.
 */
export function startDelivery<Given extends DeliveryContext>(
  context: Given,
  refuseEntry: RefuseEntry<Given>,
  options: Partial<DeliveryOptions> = {},
): Delivery {
  const { db, now, log } = context;
  const { pollMs, gatherMs, leaseMs, ...pace } = { ...defaults, ...options };
  const counts: DeliveryCounts = { confirmed: 0, failed: 0, refused: 0 };

  async function turn(signal: AbortSignal): Promise<number> {
    const leaseEnd = () => new Date(now().getTime() + leaseMs);
    const claims = await claimInstructions(db, { now: now(), leaseEnd: leaseEnd() });
    if (claims.length === 0) return 0;
    const renew = () => renewInstructions(db, claims, leaseEnd());
    const renewal = startRenewal(renew, { everyMs: pace.renewalMs, log });
    const attempts = await attemptEach(claims, (claim) => tell(context, claim), {
      ...pace,
      signal,
    });
    await renewal.stop();
    const confirmed = attempts.filter((attempt) => isAnswer(attempt, "confirmed"));
    if (confirmed.length > 0) await removeInstructions(db, itemsOf(confirmed));
    counts.confirmed += confirmed.length;
    const postponed = attempts.flatMap((attempt) => postponement(context, attempt));
    counts.failed += attempts.filter(({ outcome }) => outcome === "failed").length;
    for (const { item } of attempts.filter((attempt) => isAnswer(attempt, "refused"))) {
      const undone = await refuse(context, item, refuseEntry);
      if (undone) counts.refused += 1;
      else postponed.push({ claim: item, dueAt: dueAfter(context, item) });
    }
    if (postponed.length > 0) await postponeInstructions(db, postponed);
    return claims.length;
  }

  const loop = startLoop(turn, {
    name: "instructions",
    log,
    fullTurn: claimSize,
    pollMs,
    gatherMs,
  });
  return { ...loop, counts: () => ({ ...counts }) };
}

async function tell({ acquirers }: DeliveryContext, claim: Claim): Promise<Confirmation> {
  const acquirer = claim.test ? acquirers.test : acquirers.live;
  if (acquirer === undefined) throw new Error("No live acquirer is configured");
  return await acquirer[claim.kind](claim.instruction);
}

const undoneMessage = "the acquirer refused an instruction for good; it was undone";

/** Undoes the entry of a refused instruction; false when that was not possible, or not ours. */
async function refuse<Given extends DeliveryContext>(
  context: Given,
  claim: Claim,
  refuseEntry: RefuseEntry<Given>,
): Promise<boolean> {
  const { shard, id: entryId, kind, instruction } = claim;
  const details = { instruction: entryId, kind, merchant: instruction.merchantId };
  let isOurs = false;
  try {
    await atomically(context.db, async (db) => {
      isOurs = (await removeInstructions(db, [claim])) === 1;
      if (isOurs) await refuseEntry({ ...context, db }, { shard, entryId });
    });
    if (isOurs) context.log.error(details, undoneMessage);
    return isOurs;
  } catch (err) {
    const message = "the acquirer refused an instruction for good, and it could not be undone";
    context.log.error({ ...details, err, attempts: claim.attempts }, message);
    return false;
  }
}

/** When to come back to an instruction that failed, or that was claimed and not begun. */
function postponement(
  context: DeliveryContext,
  attempt: Attempt<Claim, Confirmation>,
): { claim: Claim; dueAt: Date }[] {
  const { item: claim } = attempt;
  if (attempt.outcome === "returned") return [];
  if (attempt.outcome === "skipped") return [{ claim, dueAt: context.now() }];
  const { id, kind, attempts } = claim;
  const details = { err: attempt.error, instruction: id, kind, attempts };
  context.log.warn(details, "an instruction was not delivered and will be tried again");
  return [{ claim, dueAt: dueAfter(context, claim) }];
}

function dueAfter({ now }: DeliveryContext, { attempts }: Claim): Date {
  return new Date(now().getTime() + backoffMs(attempts));
}

function isAnswer(attempt: Attempt<Claim, Confirmation>, answer: Confirmation): boolean {
  return attempt.outcome === "returned" && attempt.result === answer;
}

function itemsOf<Item>(attempts: readonly { item: Item }[]): Item[] {
  return attempts.map(({ item }) => item);
}
