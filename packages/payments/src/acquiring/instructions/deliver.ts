/* Any process delivers a decided capture, refund or void, at least once, until the acquirer
   answers. */
import { atomically } from "@frontdesk/database/atomically";
import type { Database } from "@frontdesk/database/database";
import { type BatchTiming, startBatches } from "@frontdesk/platform/work-queue/batches";
import type { Loop } from "@frontdesk/platform/work-queue/loop";
import type { Context } from "../../core/context.ts";
import type { Id } from "../../core/ids.ts";
import type { Confirmation } from "../port/acquirer.ts";
import { deliveryTiming } from "../port/timing.ts";
import {
  type Lease,
  leaseInstructions,
  leaseSize,
  listDueInstructions,
  postponeInstructions,
  removeInstructions,
  renewInstructions,
} from "./store.ts";

export type DeliveryContext = Pick<Context, "db" | "now" | "log" | "acquirers" | "telling">;

/**
 * After a final refusal, in a database transaction; may run again. An error postpones the
 * instruction.
 */
export type RefuseEntry<Input> = (
  context: Input & { db: Database },
  entry: { shard: number; entryId: Id },
) => Promise<void>;

export interface DeliveryCounts {
  confirmed: number;
  failed: number;
  /** Each refused entry needs an operator. */
  refused: number;
}

export interface Delivery extends Loop {
  counts(): DeliveryCounts;
}

/** Instructions of a tenth of a second share a run: deliveries do not slow payments. */
export function startDelivery<Input extends DeliveryContext>(
  context: Input,
  refuseEntry: RefuseEntry<Input>,
  options: Partial<BatchTiming> = {},
): Delivery {
  const { db, log } = context;
  const counts: DeliveryCounts = { confirmed: 0, failed: 0, refused: 0 };
  const loop = startBatches<Lease, Confirmation>(
    context,
    {
      name: "instructions",
      batchSize: leaseSize,
      lease: async (lease) =>
        await leaseInstructions(db, await listDueInstructions(db, lease.now), lease),
      renew: renewInstructions,
      attempt: (lease) => tell(context, lease),
      conclude: async (answered) => {
        const confirmed = answered.filter(({ result }) => result === "confirmed");
        if (confirmed.length > 0)
          await removeInstructions(
            db,
            confirmed.map(({ item }) => item),
          );
        counts.confirmed += confirmed.length;
        const again: Lease[] = [];
        for (const { item } of answered.filter(({ result }) => result === "refused")) {
          if (await refuse(context, item, refuseEntry)) counts.refused += 1;
          else again.push(item);
        }
        return again;
      },
      noteFailure: ({ id, kind, attempts }, err) => {
        counts.failed += 1;
        const details = { err, instruction: id, kind, attempts };
        log.warn(details, "the delivery of an instruction failed and will be retried");
      },
      postpone: postponeInstructions,
    },
    { pollMs: 2_000, ...deliveryTiming, ...options },
  );
  return { ...loop, counts: () => ({ ...counts }) };
}

async function tell({ acquirers }: DeliveryContext, lease: Lease): Promise<Confirmation> {
  const acquirer = lease.test ? acquirers.test : acquirers.live;
  if (acquirer === undefined) throw new Error("No live acquirer is configured");
  return await acquirer[lease.kind](lease.instruction);
}

const undoneMessage = "undid an instruction that the acquirer rejected";

async function refuse<Input extends DeliveryContext>(
  context: Input,
  lease: Lease,
  refuseEntry: RefuseEntry<Input>,
): Promise<boolean> {
  const { shard, id: entryId, kind, instruction } = lease;
  const details = { instruction: entryId, kind, merchant: instruction.merchantId };
  let isOurs = false;
  try {
    await atomically(context.db, async (db) => {
      isOurs = (await removeInstructions(db, [lease])) === 1;
      if (isOurs) await refuseEntry({ ...context, db }, { shard, entryId });
    });
    if (!isOurs) return false;
    context.telling.wake();
    context.log.error(details, undoneMessage);
    return true;
  } catch (err) {
    const message = "could not undo an instruction that the acquirer rejected";
    context.log.error({ ...details, err, attempts: lease.attempts }, message);
    return false;
  }
}
