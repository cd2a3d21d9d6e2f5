/* Against card testing. A test merchant has only the merchant's counter. */

import { networksAround } from "@frontdesk/server/network";
import type { Context } from "../../core/context.ts";
import type { Id } from "../../core/ids.ts";
import type { LimitName } from "../../core/limits/limits.ts";
import { limited } from "./errors.ts";
import { orderRefusals } from "./refusals.ts";

export interface Payer {
  merchantId: Id;
  test: boolean;
  fingerprint: string;
  address: string;
}

/** Never call it in a database transaction. */
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
