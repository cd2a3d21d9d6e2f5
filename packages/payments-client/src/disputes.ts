import { path } from "@frontdesk/rest/api/path";
import type { CallOptions, PostOptions } from "@frontdesk/rest/api/wire";
import { createList, type List, type ListOptions } from "./list.ts";
import type { DisputeFilter, NewDispute } from "./requests.ts";
import type { Call, Send } from "./send.ts";
import type { Dispute } from "./types.ts";

/** Disputes: charges that cardholders contest. */
export function disputesOf(send: Send) {
  return {
    /** One dispute. */
    async get(id: string, options?: CallOptions): Promise<Dispute> {
      return await ask({ method: "GET", path: path`/disputes/${id}`, options });
    },

    /** The disputes of a merchant. */
    list(merchantId: string, options?: ListOptions<DisputeFilter>): List<Dispute> {
      const filter = { ...options?.filter, merchantId };
      return createList(send, "/disputes", { ...options, filter });
    },

    /** Opens a dispute on a test merchant's transaction, to see what follows. */
    async open(dispute: NewDispute, options?: PostOptions): Promise<Dispute> {
      return await ask({ method: "POST", path: "/disputes", body: dispute, options });
    },

    /** Closes a test merchant's dispute in its favour. */
    async win(id: string, options?: PostOptions): Promise<Dispute> {
      return await ask({ method: "POST", path: path`/disputes/${id}/wins`, options });
    },

    /** Closes a test merchant's dispute in the cardholder's favour. */
    async lose(id: string, options?: PostOptions): Promise<Dispute> {
      return await ask({ method: "POST", path: path`/disputes/${id}/losses`, options });
    },
  };

  async function ask(call: Call): Promise<Dispute> {
    return (await send<{ dispute: Dispute }>(call)).dispute;
  }
}
