/* One function per endpoint, grouped by noun. The only state is the service's address and the
   key. */

import type { CallOptions } from "@frontdesk/rest/api/wire";
import { apiOf, field } from "./api.ts";
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
  const api = apiOf(connect(options));
  return {
    /** Owner of the key. */
    me: async (options?: CallOptions): Promise<Identity> =>
      field("identity", api.get("/me", options)),
    apps: appsOf(api),
    merchants: merchantsOf(api),
    lines: linesOf(api),
    payouts: payoutsOf(api),
    transactions: transactionsOf(api),
    cards: cardsOf(api),
    disputes: disputesOf(api),
    frauds: fraudsOf(api),
    events: eventsOf(api),
    webhooks: webhooksOf(api),
    vault: vaultOf(api),
    payments: paymentsOf(api),
  };
}
