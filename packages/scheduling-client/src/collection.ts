import { path } from "@frontdesk/rest/api/path";
import type { CallOptions, PostOptions } from "@frontdesk/rest/api/wire";
import { createList, type List, type ListOptions } from "./list.ts";
import type { Channel } from "./send.ts";

export interface Shapes {
  shown: unknown;
  /** As an entry of the list. */
  listed: { id: number };
  created: object;
  changed: object;
  filter: object;
}

/** An object with the tag of its state. */
export interface TaggedObject<View> {
  shown: View;
  /** For `ifMatch`. */
  etag: string;
}

export interface UpdateOptions extends CallOptions {
  /** Fails with status 412 unless this tag of `tagged` is current. */
  ifMatch?: string | undefined;
}

/** Of most nouns. */
export function collectionOf<Noun extends Shapes>(channel: Channel, at: string) {
  const one = (id: number) => at + path`/${id}`;
  return {
    list(options?: ListOptions<Noun["filter"]>): List<Noun["listed"]> {
      return createList(channel, at, options);
    },

    async get(id: number, options?: CallOptions): Promise<Noun["shown"]> {
      return await channel.ask({ method: "GET", path: one(id), options });
    },

    /** With an ETag, so that a change fails after a concurrent one. */
    async tagged(id: number, options?: CallOptions): Promise<TaggedObject<Noun["shown"]>> {
      return await channel.askTagged({ method: "GET", path: one(id), options });
    },

    async create(created: Noun["created"], options?: PostOptions): Promise<Noun["shown"]> {
      return await channel.ask({ method: "POST", path: at, body: created, options });
    },

    /** Changes the given fields; returns the new state. */
    async update(
      id: number,
      changes: Noun["changed"],
      { ifMatch, ...options }: UpdateOptions = {},
    ): Promise<Noun["shown"]> {
      const headers = ifMatch === undefined ? undefined : { "If-Match": ifMatch };
      return await channel.ask({ method: "PUT", path: one(id), body: changes, headers, options });
    },

    async delete(id: number, options?: CallOptions): Promise<void> {
      await channel.ask({ method: "DELETE", path: one(id), options });
    },
  };
}
