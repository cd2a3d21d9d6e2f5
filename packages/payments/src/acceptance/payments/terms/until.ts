import type { Context } from "../../../core/context.ts";
import { orderRefusals as refusals } from "../refusals.ts";
import { isBegun, keepBegun, type OrderKey, type Receiver } from "../store.ts";
import type { Terms } from "./terms.ts";

interface UntilInput {
  key: OrderKey;
  receiver: Pick<Receiver, "authorization_id">;
  terms: Terms | undefined;
}
type Judging = Pick<Context, "db" | "now">;

export async function refuseLate(
  { db, now }: Judging,
  { key, receiver, terms }: UntilInput,
): Promise<void> {
  if (terms?.until === undefined || now() < new Date(terms.until)) return;
  if (receiver.authorization_id !== null || (await isBegun(db, key))) return;
  throw refusals.linkEnded();
}

/** Challenges can outlast the link. */
export async function rememberInTime(
  { db, now }: Judging,
  { key, terms }: Pick<UntilInput, "key" | "terms">,
): Promise<void> {
  if (terms?.until !== undefined) await keepBegun(db, key, now());
}
