/* One function per endpoint, grouped by noun. The only state is the service's address and the
   key. */

import type { CallOptions } from "@frontdesk/rest/api/wire";
import { appsOf } from "./apps.ts";
import { cardsOf } from "./cards.ts";
import { disputesOf } from "./disputes.ts";
import { eventsOf } from "./events.ts";
import { fraudsOf } from "./frauds.ts";
import { linesOf } from "./lines.ts";
import { merchantsOf } from "./merchants.ts";
import { paymentsOf, vaultOf } from "./payments.ts";
import { payoutsOf } from "./payouts.ts";
import { type ConnectionOptions, connect } from "./send.ts";
import { transactionsOf } from "./transactions.ts";
import type { Identity } from "./types.ts";
import { webhooksOf } from "./webhooks.ts";

export type Client = ReturnType<typeof createClient>;

/**
 * Client of the payment service at an address. Throws TypeError for an invalid address; sends
 * nothing yet.
 */
export function createClient(options: ConnectionOptions) {
  const send = connect(options);
  return {
    /** Owner of the key. */
    async me(options?: CallOptions): Promise<Identity> {
      const call = { method: "GET", path: "/me", options } as const;
      return (await send<{ identity: Identity }>(call)).identity;
    },
    apps: appsOf(send),
    merchants: merchantsOf(send),
    lines: linesOf(send),
    payouts: payoutsOf(send),
    transactions: transactionsOf(send),
    cards: cardsOf(send),
    disputes: disputesOf(send),
    frauds: fraudsOf(send),
    events: eventsOf(send),
    webhooks: webhooksOf(send),
    vault: vaultOf(send),
    payments: paymentsOf(send),
  };
}
