/* Progress from a challenge to the payment: sealed, for half an hour and one order. The issuer's
   results never travel in it. */

import { readToken, writeToken } from "@frontdesk/platform/sealing/own-keys";
import type { Context } from "../../../core/context.ts";
import { invalidRequest, orderRefusals as refusals } from "../refusals.ts";
import type { OrderKey } from "../store.ts";

/**
 * method-done: reported; method-silent: timed out; asked: the service asked the issuer; returned:
 * the payer came back.
 */
export type Hint = "method-done" | "method-silent" | "asked" | "returned";

type Sealing = Pick<Context, "keyring" | "now">;
type Order = Pick<OrderKey, "merchantId" | "hash">;

// Longer than token and challenge together.
const lifetimeMs = 30 * 60 * 1000;

export function sealHint({ keyring, now }: Sealing, order: Order, hint: Hint): string {
  return writeToken(keyring, bindingOf(order), `${now().getTime() + lifetimeMs}:${hint}`);
}

export function openHints(
  { keyring, now }: Sealing,
  order: Order,
  inputs: readonly unknown[],
): ReadonlySet<Hint> {
  const hints = new Set<Hint>();
  const problems = inputs.flatMap((sealed, index) => {
    const field = `hints.${index}`;
    const plain =
      typeof sealed === "string" ? readToken(keyring, bindingOf(order), sealed) : undefined;
    if (plain === undefined) return [{ ...refusals.foreignHint(), field }];
    const [expiresAtMs, hint] = plain.toString("utf8").split(":");
    if (Number(expiresAtMs) <= now().getTime()) return [{ ...refusals.oldHint(), field }];
    hints.add(hint as Hint);
    return [];
  });
  if (problems.length > 0) throw invalidRequest(problems);
  return hints;
}

function bindingOf({ merchantId, hash }: Order) {
  return { purpose: "hint", context: `${merchantId} ${hash.toString("hex")}` };
}
