/*
 * Card testing must not pay: whoever collects declines is refused for a while, by card, address and
 * merchant. The cards of test merchants are nobody's, so there only the merchant is counted.
 */

import { networksAround } from "@frontdesk/server/network";
import type { Context } from "../../ground/context.ts";
import type { Id } from "../../ground/ids.ts";
import type { LimitName } from "../../ground/limits/limits.ts";
import { limited } from "./errors.ts";
import { orderRefusals } from "./refusals.ts";

export interface Payer {
  merchantId: Id;
  test: boolean;
  /** Of the card's number. */
  fingerprint: string;
  address: string;
}

/** Refuses with 429 after too many declines. Not to be called inside a database transaction. */
export async function refuseAfterDeclines({ limits }: Context, payer: Payer): Promise<void> {
  await limited(async () => {
    for (const [name, key] of countersOf(payer)) await limits.peek(name, key);
  }, orderRefusals.tooManyDeclined);
}

export async function countDecline({ limits }: Context, payer: Payer): Promise<void> {
  for (const [name, key] of countersOf(payer)) await limits.count(name, key);
}

function countersOf({ merchantId, test, fingerprint, address }: Payer): [LimitName, string][] {
  const byMerchant: [LimitName, string] = ["declinesByMerchant", merchantId];
  if (test) return [byMerchant];
  const [near, wide] = networksAround(address);
  return [
    ["declinesByCard", fingerprint],
    ["declinesByAddress", address],
    ["declinesByNetwork", `${merchantId} ${near}`],
    ["declinesByWideNetwork", `${merchantId} ${wide}`],
    byMerchant,
  ];
}
