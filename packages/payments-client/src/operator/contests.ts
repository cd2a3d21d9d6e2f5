// Payments, and later reports by banks.

import { path } from "@frontdesk/rest/api/path";
import type { CallOptions, PostOptions } from "@frontdesk/rest/api/wire";
import { type Api, field } from "../api.ts";
import { fileReader } from "../disputes.ts";
import type { List, ListOptions } from "../list.ts";
import type { AnswerOf, BodyOf, QueryOf } from "../openapi.ts";
import type { Dispute, Fraud } from "../types.ts";
import { root } from "./root.ts";

/** A transaction as operators see it. */
export type OperatedTransaction = AnswerOf<"getOperatorTransaction">["transaction"];

type DisputesFilter = NonNullable<QueryOf<"listOperatorDisputes">["filter"]>;

export function contestsOf({ send, get, post, list }: Api) {
  return {
    transactions: {
      get: async (id: string, options?: CallOptions): Promise<OperatedTransaction> =>
        field("transaction", get(root + path`/transactions/${id}`, options)),
    },

    disputes: {
      /** Lists disputes of all merchants. */
      list: (options?: ListOptions<DisputesFilter>): List<Dispute> =>
        list(`${root}/disputes`, options),

      /** Returns a dispute with the merchant's answer. */
      get: async (id: string, options?: CallOptions): Promise<Dispute> =>
        field("dispute", get(root + path`/disputes/${id}`, options)),

      /** Bytes of an answer's file. */
      file: fileReader(send, root),

      /** Opens a dispute on any transaction. */
      open: async (
        dispute: BodyOf<"createOperatorDispute">,
        options?: PostOptions,
      ): Promise<Dispute> => field("dispute", post(`${root}/disputes`, dispute, options)),

      /** Closes a dispute in the merchant's favour. */
      win: async (id: string, options?: PostOptions): Promise<Dispute> =>
        field("dispute", post(root + path`/disputes/${id}/wins`, undefined, options)),

      /** Closes a dispute in the cardholder's favour. */
      lose: async (id: string, options?: PostOptions): Promise<Dispute> =>
        field("dispute", post(root + path`/disputes/${id}/losses`, undefined, options)),
    },

    frauds: {
      report: async (fraud: BodyOf<"createOperatorFraud">, options?: PostOptions): Promise<Fraud> =>
        field("fraud", post(`${root}/frauds`, fraud, options)),
    },
  };
}
