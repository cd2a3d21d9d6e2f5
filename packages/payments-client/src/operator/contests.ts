// Payments, and later reports by banks.

import { path } from "@frontdesk/rest/api/path";
import type { CallOptions, PostOptions } from "@frontdesk/rest/api/wire";
import { fileReader } from "../files.ts";
import { createList, type List, type ListOptions } from "../list.ts";
import type { AnswerOf, BodyOf, QueryOf } from "../openapi.ts";
import type { Call, Send } from "../send.ts";
import type { Dispute, Fraud } from "../types.ts";
import { root } from "./root.ts";

/** As operators see it. */
export type OperatedTransaction = AnswerOf<"getOperatorTransaction">["transaction"];

type DisputesFilter = NonNullable<QueryOf<"listOperatorDisputes">["filter"]>;

export function contestsOf(send: Send) {
  return {
    transactions: {
      async get(id: string, options?: CallOptions): Promise<OperatedTransaction> {
        const transaction = root + path`/transactions/${id}`;
        const call = { method: "GET", path: transaction, options } as const;
        return (await send<{ transaction: OperatedTransaction }>(call)).transaction;
      },
    },
    disputes: disputesOf(send),
    frauds: {
      /** On any transaction. */
      async report(fraud: BodyOf<"createOperatorFraud">, options?: PostOptions): Promise<Fraud> {
        const frauds = `${root}/frauds`;
        const call = { method: "POST", path: frauds, body: fraud, options } as const;
        return (await send<{ fraud: Fraud }>(call)).fraud;
      },
    },
  };
}

function disputesOf(send: Send) {
  return {
    /** Of all merchants. */
    list(options?: ListOptions<DisputesFilter>): List<Dispute> {
      return createList(send, `${root}/disputes`, options);
    },

    /** With the merchant's answer. */
    async get(id: string, options?: CallOptions): Promise<Dispute> {
      return await ask({ method: "GET", path: root + path`/disputes/${id}`, options });
    },

    /** Bytes of an answer's file. */
    file: fileReader(send, root),

    /** On any transaction. */
    async open(dispute: BodyOf<"createOperatorDispute">, options?: PostOptions): Promise<Dispute> {
      return await ask({ method: "POST", path: `${root}/disputes`, body: dispute, options });
    },

    /** In the merchant's favour. */
    async win(id: string, options?: PostOptions): Promise<Dispute> {
      return await ask({ method: "POST", path: root + path`/disputes/${id}/wins`, options });
    },

    /** In the cardholder's favour. */
    async lose(id: string, options?: PostOptions): Promise<Dispute> {
      return await ask({ method: "POST", path: root + path`/disputes/${id}/losses`, options });
    },
  };

  async function ask(call: Call): Promise<Dispute> {
    return (await send<{ dispute: Dispute }>(call)).dispute;
  }
}
