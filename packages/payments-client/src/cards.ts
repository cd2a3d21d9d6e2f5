import { path } from "@frontdesk/rest/api/path";
import type { CallOptions, PostOptions } from "@frontdesk/rest/api/wire";
import { createList, type List, type ListOptions } from "./list.ts";
import type { NewCard } from "./requests.ts";
import type { Send } from "./send.ts";
import type { Card } from "./types.ts";

export function cardsOf(send: Send) {
  return {
    /**
     * Saves the card of a transaction.
     * @deprecated Keep the id of the transaction, and create further ones from it.
     */
    async save(merchantId: string, card: NewCard, options?: PostOptions): Promise<{ id: string }> {
      const cards = path`/merchants/${merchantId}/cards`;
      const call = { method: "POST", path: cards, body: card, options } as const;
      return (await send<{ card: { id: string } }>(call)).card;
    },

    async get(id: string, options?: CallOptions): Promise<Card> {
      const call = { method: "GET", path: path`/cards/${id}`, options } as const;
      return (await send<{ card: Card }>(call)).card;
    },

    /** Without deleted ones. */
    list(merchantId: string, options?: ListOptions): List<Card> {
      return createList(send, path`/merchants/${merchantId}/cards`, options);
    },

    /** Prevents further charges of a saved card. */
    async delete(id: string, options?: CallOptions): Promise<void> {
      await send({ method: "DELETE", path: path`/cards/${id}`, options });
    },
  };
}
