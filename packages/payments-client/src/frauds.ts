import { path } from "@frontdesk/rest/api/path";
import type { CallOptions, PostOptions } from "@frontdesk/rest/api/wire";
import { type Api, field } from "./api.ts";
import type { List, ListOptions } from "./list.ts";
import type { NewFraud } from "./requests.ts";
import type { Fraud } from "./types.ts";

export function fraudsOf({ get, post, list }: Api) {
  return {
    get: async (id: string, options?: CallOptions): Promise<Fraud> =>
      field("fraud", get(path`/frauds/${id}`, options)),

    list: (merchantId: string, options?: ListOptions<{ transactionId?: string }>): List<Fraud> =>
      list("/frauds", { ...options, filter: { ...options?.filter, merchantId } }),

    /** Reports a fraud on a test merchant's transaction. */
    report: async (fraud: NewFraud, options?: PostOptions): Promise<Fraud> =>
      field("fraud", post("/frauds", fraud, options)),
  };
}
