// Limits open holds per holder, so that one cannot block a business.
import { fingerprint } from "@frontdesk/platform/sealing/own-keys";
import { networkOf, networksAround, widerNetworkOf } from "@frontdesk/server/network";
import type { Context } from "../../core/context.ts";
import type { LimitName } from "../../core/limits.ts";
import { tooOften } from "../../core/refusals.ts";
import { heldForMs } from "./appointment.ts";
import { countHolds, type HolderMarks } from "./holders.store.ts";
import type { TransitionContext } from "./locked.ts";

export interface SlotHolder extends HolderMarks {
  most: Context["limits"]["open"];
}

export function holderOf({ keyring, limits }: Context, ip: string): SlotHolder {
  const markOf = (text: string) => fingerprint(keyring, "address", `holder ${text}`);
  return {
    address: markOf(networkOf(ip)),
    network: markOf(widerNetworkOf(ip)),
    most: limits.open,
  };
}

/** No network can exhaust an account. */
export function holdCounts(
  { keyring }: Pick<Context, "keyring">,
  accountId: number,
  ip: string,
): [name: LimitName, key: string][] {
  const [near, wide] = networksAround(ip).map(
    (network) => `${accountId} ${fingerprint(keyring, "address", `holder ${network}`)}`,
  ) as [string, string];
  return [
    ["holdsByNetwork", near],
    ["holdsByWideNetwork", wide],
    ["holdsByAccount", String(accountId)],
  ];
}

interface Holding {
  accountId: number;
  holder: SlotHolder;
  replacedId: number | undefined;
}

/** Call in the transaction of the new hold. */
export async function checkHolder(
  { db, now }: TransitionContext,
  { accountId, holder, replacedId }: Holding,
): Promise<void> {
  const { most, ...marks } = holder;
  const open = await countHolds(db, { accountId, ...marks, replacedId, now: now() });
  const isFull = open.ofAddress >= most.byAddress || open.nameless >= most.namelessByNetwork;
  if (isFull) throw tooOften(String(heldForMs / 1000));
}

const turns = new Map<string, Promise<unknown>>();

/**
 * Serializes the holds of a network, because concurrent holds would count too few. Each process may
 * still admit one too many.
 */
export async function holdInOrder<Result>(
  { network, most }: SlotHolder,
  work: () => Promise<Result>,
): Promise<Result> {
  if (most.namelessByNetwork === Infinity) return await work();
  const mine = (turns.get(network) ?? Promise.resolve()).then(work);
  const over = mine.catch(() => {});
  turns.set(network, over);
  try {
    return await mine;
  } finally {
    if (turns.get(network) === over) turns.delete(network);
  }
}
