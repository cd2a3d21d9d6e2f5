/* Page by page, only as far as needed. The last id of a page bounds the next. */
import type { CallOptions } from "@frontdesk/rest/api/wire";
import type { Send } from "./send.ts";

export interface ListOptions<Filter = Record<never, never>> extends CallOptions {
  /** Only older than this id or moment. */
  before?: string | Date | undefined;
  /** Only newer; without `before` the list runs oldest first. */
  after?: string | Date | undefined;
  filter?: Filter | undefined;
  /** Items per request, 1 to 1000; 100 by default. */
  pageSize?: number | undefined;
}

/** Newest first, unless only `after` is given. Each iteration starts at the beginning. */
export interface List<Item> extends AsyncIterable<Item> {
  /** The first page, of at most `pageSize` items; empty past the end. */
  page(): Promise<Item[]>;
}

/** Throws RangeError for a date outside ids. */
export function createList<Item extends { id: string }>(
  send: Send,
  path: string,
  options: ListOptions<object> = {},
): List<Item> {
  const { pageSize = 100, filter = {}, signal, timeoutMs } = options;
  const start: Bounds = {
    before: options.before && boundOf(options.before),
    after: options.after && boundOf(options.after),
  };
  const oldestFirst = start.after !== undefined && start.before === undefined;

  async function fetchPage(bounds: Bounds): Promise<Item[]> {
    const query = queryOf({ limit: pageSize, ...bounds }, filter);
    return await send({ method: "GET", path: `${path}?${query}`, options: { signal, timeoutMs } });
  }

  return {
    page: () => fetchPage(start),
    async *[Symbol.asyncIterator]() {
      let bounds = start;
      for (;;) {
        const items = await fetchPage(bounds);
        yield* items;
        const last = items.at(-1)?.id;
        if (last === undefined || items.length < pageSize) return;
        bounds = oldestFirst ? { after: last } : { ...bounds, before: last };
      }
    },
  };
}

export interface TableOptions<Filter> extends CallOptions {
  /** From `from` to `to`, at most a year; the last year by default. */
  filter?: Filter | undefined;
  /** Formats for this language: `HH:MM`, its decimal sign, a byte order mark. */
  locale?: string | undefined;
}

/** The whole list as CSV (RFC 4180). */
export async function tableOf(
  send: Send,
  path: string,
  { filter = {}, locale, ...options }: TableOptions<object> = {},
): Promise<string> {
  const query = queryOf({ format: "csv", locale }, filter);
  return await send({ method: "GET", path: `${path}?${query}`, answer: "text", options });
}

interface Bounds {
  before?: string | undefined;
  after?: string | undefined;
}

function queryOf(bounds: object, filter: object): URLSearchParams {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(bounds)) {
    if (value !== undefined) query.set(name, String(value));
  }
  for (const [field, value] of Object.entries(filter)) addTo(query, `filter[${field}]`, value);
  return query;
}

/** `filter[amount][min]` */
function addTo(query: URLSearchParams, name: string, value: unknown): void {
  if (typeof value === "object" && value !== null) {
    for (const [member, own] of Object.entries(value)) addTo(query, `${name}[${member}]`, own);
  } else if (value !== undefined) query.set(name, String(value));
}

/** Ids begin with the seconds (8 hexadecimal digits) and milliseconds (3). */
export function boundOf(bound: string | Date): string {
  if (!(bound instanceof Date)) return bound;
  const seconds = Math.floor(bound.getTime() / 1000);
  if (!(seconds >= 0 && seconds <= 0xffff_ffff)) {
    throw new RangeError("A date bound must be from 1970 to 2105");
  }
  const digits = hex(seconds, 8) + hex(bound.getTime() % 1000, 3);
  return digits.padEnd(24, "0");
}

function hex(value: number, length: number): string {
  return value.toString(16).padStart(length, "0");
}
