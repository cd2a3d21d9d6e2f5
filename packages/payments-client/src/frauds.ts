import { path } from "@frontdesk/rest/api/path";
import type { CallOptions, PostOptions } from "@frontdesk/rest/api/wire";
import { createList, type List, type ListOptions } from "./list.ts";
import type { NewFraud } from "./requests.ts";
import type { Send } from "./send.ts";
import type { Fraud } from "./types.ts";

export function fraudsOf(send: Send) {
  return {
    async get(id: string, options?: CallOptions): Promise<Fraud> {
      const call = { method: "GET", path: path`/frauds/${id}`, options } as const;
      return (await send<{ fraud: Fraud }>(call)).fraud;
    },

    list(merchantId: string, options?: ListOptions<{ transactionId?: string }>): List<Fraud> {
      const filter = { ...options?.filter, merchantId };
      return createList(send, "/frauds", { ...options, filter });
    },

    /** Reports a fraud on a test merchant's transaction. */
    async report(fraud: NewFraud, options?: PostOptions): Promise<Fraud> {
      const call = { method: "POST", path: "/frauds", body: fraud, options } as const;
      return (await send<{ fraud: Fraud }>(call)).fraud;
    },
  };
}
