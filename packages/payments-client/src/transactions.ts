import { path } from "@frontdesk/rest/api/path";
import type { CallOptions, PostOptions } from "@frontdesk/rest/api/wire";
import { type Api, field } from "./api.ts";
import type { List, ListOptions, TableOptions } from "./list.ts";
import type {
  NewCapture,
  NewRefund,
  NewTransaction,
  NewVoid,
  TransactionFilter,
} from "./requests.ts";
import type { Transaction } from "./types.ts";

/** Calls on payments, which begin with an authorisation. */
export function transactionsOf({ get, post, list, csv }: Api) {
  return {
    /**
     * Authorises a further payment without the customer. A decline rejects with a `ProcessingError`
     * that names the failed transaction.
     */
    create: async (
      merchantId: string,
      transaction: NewTransaction,
      options?: PostOptions,
    ): Promise<{ id: string }> =>
      field("transaction", post(path`/merchants/${merchantId}/transactions`, transaction, options)),

    /** The transaction comes with its trail. */
    get: async (id: string, options?: CallOptions): Promise<Transaction> =>
      field("transaction", get(path`/transactions/${id}`, options)),

    /** The list includes failed transactions. */
    list: (merchantId: string, options?: ListOptions<TransactionFilter>): List<Transaction> =>
      list(path`/merchants/${merchantId}/transactions`, options),

    /** Exports a year at most, as CSV. */
    csv: async (merchantId: string, options?: TableOptions<TransactionFilter>): Promise<string> =>
      csv(path`/merchants/${merchantId}/transactions`, options),

    /** Captures a part or all of the pending amount; returns the new state. */
    capture: async (id: string, capture: NewCapture, options?: PostOptions): Promise<Transaction> =>
      field("transaction", post(path`/transactions/${id}/captures`, capture, options)),

    /** Refunds a part or all of the captured amount; returns the new state. */
    refund: async (id: string, refund: NewRefund, options?: PostOptions): Promise<Transaction> =>
      field("transaction", post(path`/transactions/${id}/refunds`, refund, options)),

    /** Voids a part or all of the pending amount; returns the new state. */
    void: async (id: string, part: NewVoid, options?: PostOptions): Promise<Transaction> =>
      field("transaction", post(path`/transactions/${id}/voids`, part, options)),
  };
}
