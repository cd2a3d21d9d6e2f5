/* The limits stop card testing. */

import { tooMany } from "@frontdesk/server/limits";
import { networksAround } from "@frontdesk/server/network";
import type { Context } from "../../core/context.ts";
import type { Id } from "../../core/ids.ts";
import { declinesByMerchant, type LimitName } from "../../core/limits/limits.ts";
import { limited } from "./errors.ts";
import { orderRefusals } from "./refusals.ts";

export interface Payer {
  merchantId: Id;
  test: boolean;
  fingerprint: string;
  address: string;
}

/** Call it outside any database transaction. */
export async function refuseAfterDeclines(context: Context, payer: Payer): Promise<void> {
  await limited(async () => {
    for (const [name, key] of countersOf(payer)) await context.limits.peek(name, key);
    if (!payer.test) await keepShare(context, payer);
  }, orderRefusals.tooManyDeclined);
}

/** A merchant's last declines of a minute stay for networks with few declines in the hour. */
const keptDeclines = 50;
const fewDeclines = 5;

/** Two wide networks alone could close the merchant to all payers. */
async function keepShare({ limits }: Pick<Context, "limits">, payer: Payer): Promise<void> {
  const { merchantId, address } = payer;
  const { used, msBeforeNext } = await limits.look("declinesByMerchant", merchantId);
  if (used < declinesByMerchant.points - keptDeclines) return;
  const [, wide] = networksAround(address);
  const network = await limits.look("declinesByWideNetwork", `${merchantId} ${wide}`);
  if (network.used >= fewDeclines) throw tooMany(msBeforeNext);
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
