/*
 * A list is read page by page, in the order of its ids, and only as far as it is looked at. A page
 * begins behind the last id of the one before, so that none is missed where others are deleted.
 */

import type { CallOptions } from "@frontdesk/rest/api/wire";
import type { Channel, Page } from "./send.ts";

/** Where in a list to begin, and how much of it to fetch at once. */
export interface ListOptions<Filter = Record<never, never>> extends CallOptions {
  /** How many entries to leave out from the beginning. */
  offset?: number | undefined;
  /** Entries fetched at once; 100 by default. */
  pageSize?: number | undefined;
  filter?: Filter | undefined;
}

/** A list in the order of its ids. Each iteration starts from its beginning. */
export interface List<Item> extends AsyncIterable<Item> {
  /**
   * The first page alone, of at most `pageSize` items, and how many there are in all. More than
   * 10 000 are counted only within a range of days.
   */
  page(): Promise<Page<Item>>;
}

/** The list at a path; nothing is fetched yet. */
export function createList<Item extends { id: number }>(
  channel: Channel,
  path: string,
  options: ListOptions<object> = {},
): List<Item> {
  const { pageSize = 100, offset: start = 0, filter = {}, signal, timeoutMs } = options;
  const fetchPage = (from: { offset: number } | { after: number }) => {
    const query = queryOf({ limit: pageSize, ...from, ...filter });
    const call = { method: "GET", path: path + query, options: { signal, timeoutMs } } as const;
    return channel.askPage<Item>(call);
  };
  return {
    async page() {
      const { items, total, syncFrom } = await fetchPage({ offset: start });
      return { items, total, syncFrom };
    },
    async *[Symbol.asyncIterator]() {
      for (let from: Parameters<typeof fetchPage>[0] = { offset: start }; ; ) {
        const { items, hasMore } = await fetchPage(from);
        yield* items;
        const last = items.at(-1);
        if (last === undefined || !hasMore) return;
        from = { after: last.id };
      }
    },
  };
}

/** A query with `name[]` for each entry of a list; what is undefined is left out. */
export function queryOf(values: object): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) {
    if (Array.isArray(value)) for (const entry of value) query.append(`${name}[]`, String(entry));
    else if (value !== undefined) query.set(name, String(value));
  }
  return query.size === 0 ? "" : `?${query}`;
}

/** What of a list to have as a table. */
export interface TableOptions<Filter> extends CallOptions {
  filter?: Filter | undefined;
  /** Writes it for people of this language: `HH:MM`, its decimal sign, a byte order mark. */
  locale?: string | undefined;
}

/** All of a list at a path, as CSV (RFC 4180). */
export async function tableOf(
  channel: Channel,
  path: string,
  { filter = {}, locale, ...options }: TableOptions<object> = {},
): Promise<string> {
  const table = path + queryOf({ format: "csv", locale, ...filter });
  return await channel.askText({ method: "GET", path: table, options });
}
