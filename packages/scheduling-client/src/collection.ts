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

/** A thing as it was read, and the tag of that state. */
export interface TaggedObject<View> {
  shown: View;
  /** For `ifMatch`. */
  etag: string;
}

/** What a change can be given. */
export interface UpdateOptions extends CallOptions {
  /** Has the change fail with status 412 unless it is still as this tag of `tagged` says. */
  ifMatch?: string | undefined;
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

    /** As it is now, with a tag by which a change fails when somebody else was faster. */
    async tagged(id: number, options?: CallOptions): Promise<TaggedObject<Noun["shown"]>> {
      return await channel.askTagged({ method: "GET", path: one(id), options });
    },

    async create(created: Noun["created"], options?: PostOptions): Promise<Noun["shown"]> {
      return await channel.ask({ method: "POST", path: at, body: created, options });
    },

    /** Changes only what is given; answers what it is then. */
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
