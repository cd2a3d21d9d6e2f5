import { path } from "@frontdesk/rest/api/path";
import type { CallOptions, PostOptions } from "@frontdesk/rest/api/wire";
import type { Api, UpdateOptions } from "./api.ts";
import type { List, ListOptions } from "./list.ts";

/** Types of a noun; `listed` is an entry of its list. */
export interface Noun<
  Item = unknown,
  Created extends object = object,
  Changed extends object = object,
  Filter extends object = object,
  Listed extends { id: number } = { id: number },
> {
  shown: Item;
  created: Created;
  changed: Changed;
  filter: Filter;
  listed: Listed;
}

/** An object with the tag of its state. */
export interface TaggedObject<View> {
  shown: View;
  /** Value for `ifMatch`. */
  etag: string;
}

/** The calls of most nouns. */
export function collectionOf<Of extends Noun>(
  { get, tagged, post, putIfMatch, remove, list }: Api,
  at: string,
) {
  const one = (id: number) => at + path`/${id}`;
  return {
    list: (options?: ListOptions<Of["filter"]>): List<Of["listed"]> => list(at, options),

    get: async (id: number, options?: CallOptions): Promise<Of["shown"]> => get(one(id), options),

    /** With an ETag, so that a change fails after a concurrent one. */
    tagged: async (id: number, options?: CallOptions): Promise<TaggedObject<Of["shown"]>> =>
      tagged(one(id), options),

    create: async (created: Of["created"], options?: PostOptions): Promise<Of["shown"]> =>
      post(at, created, options),

    /** Changes the given fields; returns the new state. */
    update: async (
      id: number,
      changes: Of["changed"],
      options?: UpdateOptions,
    ): Promise<Of["shown"]> => putIfMatch(one(id), changes, options),

    delete: async (id: number, options?: CallOptions): Promise<void> => remove(one(id), options),
  };
}
