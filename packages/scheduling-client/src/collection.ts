import { path } from "@frontdesk/rest/api/path";
import type { CallOptions, PostOptions } from "@frontdesk/rest/api/wire";
import { createList, type List, type ListOptions } from "./list.ts";
import type { Channel } from "./send.ts";

/** What a noun is read, made and changed as. */
export interface Shapes {
  shown: unknown;
  /** As an entry of the list. */
  listed: { id: number };
  created: object;
  changed: object;
  filter: object;
}

/** The functions that most nouns have, at a path. */
export function collectionOf<Noun extends Shapes>(channel: Channel, at: string) {
  const one = (id: number) => at + path`/${id}`;
  return {
    list(options?: ListOptions<Noun["filter"]>): List<Noun["listed"]> {
      return createList(channel, at, options);
    },

    async get(id: number, options?: CallOptions): Promise<Noun["shown"]> {
      return await channel.ask({ method: "GET", path: one(id), options });
    },

    async create(created: Noun["created"], options?: PostOptions): Promise<Noun["shown"]> {
      return await channel.ask({ method: "POST", path: at, body: created, options });
    },

    /** Changes only what is given; answers what it is then. */
    async update(
      id: number,
      changes: Noun["changed"],
      options?: CallOptions,
    ): Promise<Noun["shown"]> {
      return await channel.ask({ method: "PUT", path: one(id), body: changes, options });
    },

    async delete(id: number, options?: CallOptions): Promise<void> {
      await channel.ask({ method: "DELETE", path: one(id), options });
    },
  };
}
