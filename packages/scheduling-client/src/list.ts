/* Page by page, by id. Each page begins after the last id, so deletions cause no gap. */

import type { CallOptions } from "@frontdesk/rest/api/wire";
import type { Channel, Page } from "./send.ts";

export interface ListOptions<Filter = Record<never, never>> extends CallOptions {
  /** Entries to skip. */
  offset?: number | undefined;
  /** Entries per request; 100 by default. */
  pageSize?: number | undefined;
  filter?: Filter | undefined;
}

/** In id order. Each iteration starts at the beginning. */
export interface List<Item> extends AsyncIterable<Item> {
  /**
   * The first page, of at most `pageSize` items, and the total. More than 10 000 are counted only
   * within a range of days.
   */
  page(): Promise<Page<Item>>;
}

/** Requests nothing yet. */
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

/** Lists become `name[]`; no undefined values. */
export function queryOf(values: object): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) {
    if (Array.isArray(value)) for (const entry of value) query.append(`${name}[]`, String(entry));
    else if (value !== undefined) query.set(name, String(value));
  }
  return query.size === 0 ? "" : `?${query}`;
}

export interface TableOptions<Filter> extends CallOptions {
  filter?: Filter | undefined;
  /** Formats for this language: `HH:MM`, its decimal sign, a byte order mark. */
  locale?: string | undefined;
}

/** The whole list as CSV (RFC 4180). */
export async function tableOf(
  channel: Channel,
  path: string,
  { filter = {}, locale, ...options }: TableOptions<object> = {},
): Promise<string> {
  const table = path + queryOf({ format: "csv", locale, ...filter });
  return await channel.askText({ method: "GET", path: table, options });
}
