import { path } from "@frontdesk/rest/api/path";
import type { CallOptions, PostOptions } from "@frontdesk/rest/api/wire";
import { createList, type List, type ListOptions, type TableOptions, tableOf } from "./list.ts";
import type {
  NewCapture,
  NewRefund,
  NewTransaction,
  NewVoid,
  TransactionFilter,
} from "./requests.ts";
import type { Call, Send } from "./send.ts";
import type { Transaction } from "./types.ts";

interface TransactionAnswer {
  transaction: Transaction;
}

/** Payments from their authorisation on. */
export function transactionsOf(send: Send) {
  return {
    ...askingOf(send),

    /** Captures a part or all of the pending amount; returns the new state. */
    async capture(id: string, capture: NewCapture, options?: PostOptions): Promise<Transaction> {
      const captures = path`/transactions/${id}/captures`;
      return await move({ method: "POST", path: captures, body: capture, options });
    },

    /** Refunds a part or all of the captured amount; returns the new state. */
    async refund(id: string, refund: NewRefund, options?: PostOptions): Promise<Transaction> {
      const refunds = path`/transactions/${id}/refunds`;
      return await move({ method: "POST", path: refunds, body: refund, options });
    },

    /** Voids a part or all of the pending amount; returns the new state. */
    async void(id: string, part: NewVoid, options?: PostOptions): Promise<Transaction> {
      const voids = path`/transactions/${id}/voids`;
      return await move({ method: "POST", path: voids, body: part, options });
    },
  };

  async function move(call: Call): Promise<Transaction> {
    return (await send<TransactionAnswer>(call)).transaction;
  }
}

function askingOf(send: Send) {
  return {
    /**
     * Authorises a further payment without the customer. A decline rejects with a `ProcessingError`
     * that names the failed transaction.
     */
    async create(
      merchantId: string,
      transaction: NewTransaction,
      options?: PostOptions,
    ): Promise<{ id: string }> {
      const answer = await send<{ transaction: { id: string } }>({
        method: "POST",
        path: path`/merchants/${merchantId}/transactions`,
        body: transaction,
        options,
      });
      return answer.transaction;
    },

    /** With its trail. */
    async get(id: string, options?: CallOptions): Promise<Transaction> {
      const call = { method: "GET", path: path`/transactions/${id}`, options } as const;
      return (await send<TransactionAnswer>(call)).transaction;
    },

    /** Includes failed ones. */
    list(merchantId: string, options?: ListOptions<TransactionFilter>): List<Transaction> {
      return createList(send, path`/merchants/${merchantId}/transactions`, options);
    },

    /** At most a year, as CSV. */
    async csv(merchantId: string, options?: TableOptions<TransactionFilter>): Promise<string> {
      return await tableOf(send, path`/merchants/${merchantId}/transactions`, options);
    },
  };
}
