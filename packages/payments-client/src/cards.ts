import { path } from "@frontdesk/rest/api/path";
import type { CallOptions, PostOptions } from "@frontdesk/rest/api/wire";
import { type Api, field } from "./api.ts";
import type { List, ListOptions } from "./list.ts";
import type { NewCard } from "./requests.ts";
import type { Card } from "./types.ts";

export function cardsOf({ get, post, remove, list }: Api) {
  return {
    /**
     * Saves the card of a transaction.
     * @deprecated Keep the id of the transaction, and create further ones from it.
     */
    save: async (
      merchantId: string,
      card: NewCard,
      options?: PostOptions,
    ): Promise<{ id: string }> =>
      field("card", post(path`/merchants/${merchantId}/cards`, card, options)),

    get: async (id: string, options?: CallOptions): Promise<Card> =>
      field("card", get(path`/cards/${id}`, options)),

    /** Deleted cards are left out. */
    list: (merchantId: string, options?: ListOptions): List<Card> =>
      list(path`/merchants/${merchantId}/cards`, options),

    /** Prevents further charges of a saved card. */
    delete: async (id: string, options?: CallOptions): Promise<void> =>
      remove(path`/cards/${id}`, options),
  };
}
