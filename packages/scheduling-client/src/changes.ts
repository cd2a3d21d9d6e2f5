import { createList, type List, type ListOptions } from "./list.ts";
import type { Channel } from "./send.ts";
import type { Deleted } from "./types/changes.ts";

/** What changes of a list of which a copy can be kept. */
export interface FollowedNoun {
  listed: { id: number };
  filter: object;
}

/** What has changed of the list at a path. */
export function changesOf<Noun extends FollowedNoun>(channel: Channel, at: string) {
  /**
   * What has changed since a moment, archived things too, and what deleted ones leave: take these,
   * and any link to them, out of what you keep. The moment is the `syncFrom` of the first page that
   * you read the last time; of the list itself at first, so that nothing is missed between the two.
   */
  return (
    since: string,
    { filter, ...options }: ListOptions<Noun["filter"]> = {},
  ): List<Noun["listed"] | Deleted> =>
    createList(channel, at, { ...options, filter: { ...filter, updated_since: since } });
}
