import type { Api } from "./api.ts";
import type { Noun } from "./collection.ts";
import type { List, ListOptions } from "./list.ts";
import type { Deleted } from "./types/changes.ts";

export function changesOf<Of extends Noun>({ list }: Api, at: string) {
  /**
   * Changes since a moment, with archived items and markers of deleted ones: remove these, and
   * links to them, from your copy. The moment is the `syncFrom` of the first page of the last read;
   * at first that of the list itself, so that nothing is missed in between.
   */
  return (
    since: string,
    { filter, ...options }: ListOptions<Of["filter"]> = {},
  ): List<Of["listed"] | Deleted> =>
    list(at, { ...options, filter: { ...filter, updated_since: since } });
}
