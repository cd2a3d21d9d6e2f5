/* Reverses authorisations without an outcome after their deadline. */

import { type BatchTiming, startBatches } from "@frontdesk/platform/work-queue/batches";
import type { Loop } from "@frontdesk/platform/work-queue/loop";
import type { Context } from "../../core/context.ts";
import { deliveryTiming } from "../port/timing.ts";
import {
  leaseReversals,
  listReversible,
  markReversed,
  postponeReversals,
  type ReversalLease,
  renewReversals,
  reversalLeaseSize,
} from "./store.ts";

export type RecoveryContext = Pick<Context, "db" | "now" | "log" | "acquirers">;

export interface RecoveryOptions extends BatchTiming {
  /** Grace for late answers after the deadline. */
  graceMs: number;
}

export function startRecovery(
  context: RecoveryContext,
  options: Partial<RecoveryOptions> = {},
): Loop {
  const { db, log } = context;
  const { graceMs = 5_000, ...input } = options;
  return startBatches<ReversalLease, void>(
    context,
    {
      name: "reversals",
      batchSize: reversalLeaseSize,
      lease: async (lease) => {
        const due = { overdueBefore: new Date(lease.now.getTime() - graceMs), ...lease };
        return await leaseReversals(db, await listReversible(db, due), due);
      },
      renew: renewReversals,
      attempt: (reversalLease) => reverse(context, reversalLease),
      conclude: async (answered) => {
        await markReversed(
          db,
          answered.map(({ item }) => item),
        );
        return [];
      },
      noteFailure: ({ id, attempts }, err) => {
        const details = { err, authorization: id, attempts };
        log.warn(details, "the reversal of an authorisation failed and will be retried");
      },
      postpone: postponeReversals,
    },
    { pollMs: 3_000, ...deliveryTiming, ...input },
  );
}

async function reverse(
  { acquirers, log }: RecoveryContext,
  { id, test, attempts, reversal }: ReversalLease,
): Promise<void> {
  const acquirer = test ? acquirers.test : acquirers.live;
  if (acquirer === undefined) throw new Error("No live acquirer is configured");
  await acquirer.reverse(reversal);
  log.info({ authorization: id, attempts }, "reversed an authorisation without a result");
}
