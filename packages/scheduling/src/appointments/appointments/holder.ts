// Nobody keeps a business from others by holding many of its times.
import { fingerprint } from "@frontdesk/platform/sealing/own-keys";
import { networkOf, networksAround, widerNetworkOf } from "@frontdesk/server/network";
import type { Context } from "../../ground/context.ts";
import type { LimitName } from "../../ground/limits.ts";
import { tooOften } from "../../ground/refusals.ts";
import { heldForMs } from "./appointment.ts";
import { countHolds, type HolderMarks } from "./holders.store.ts";
import type { StepContext } from "./locked.ts";

/** Whoever holds, and how much they may hold at once. */
export interface SlotHolder extends HolderMarks {
  most: Context["limits"]["open"];
}

/** Whoever asks from an address, of which nothing is kept but keyed digests. */
export function holderOf({ keyring, limits }: Context, ip: string): SlotHolder {
  const markOf = (text: string) => fingerprint(keyring, "address", `holder ${text}`);
  return {
    address: markOf(networkOf(ip)),
    network: markOf(widerNetworkOf(ip)),
    most: limits.open,
  };
}

/** What the holds of an account are counted by: no network uses up what is left for others. */
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

/** Refuses with 429 who holds as much as they may; in the transaction that is to hold more. */
export async function checkHolder(
  { db, now }: StepContext,
  { accountId, holder, replacedId }: Holding,
): Promise<void> {
  const { most, ...marks } = holder;
  const open = await countHolds(db, { accountId, ...marks, replacedId, now: now() });
  const isFull = open.ofAddress >= most.byAddress || open.nameless >= most.namelessByNetwork;
  if (isFull) throw tooOften(String(heldForMs / 1000));
}

const turns = new Map<string, Promise<unknown>>();

/**
 * Does what holds more for somebody after what does so for others of their network, or many at once
 * would each count too few. Processes do not wait for each other: each may let one too many in.
 */
export async function holdInTurn<Result>(
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
