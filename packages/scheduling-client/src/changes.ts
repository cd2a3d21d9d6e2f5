import { createList, type List, type ListOptions } from "./list.ts";
import type { Channel } from "./send.ts";
import type { Deleted } from "./types/changes.ts";

/** A list that can be mirrored. */
export interface FollowedNoun {
  listed: { id: number };
  filter: object;
}

export function changesOf<Noun extends FollowedNoun>(channel: Channel, at: string) {
  /**
   * Changes since a moment, with archived items and markers of deleted ones: remove these, and
   * links to them, from your copy. The moment is the `syncFrom` of the first page of the last read;
   * at first that of the list itself, so that nothing is missed in between.
   */
  return (
    since: string,
    { filter, ...options }: ListOptions<Noun["filter"]> = {},
  ): List<Noun["listed"] | Deleted> =>
    createList(channel, at, { ...options, filter: { ...filter, updated_since: since } });
}
