import { invalid } from "./error.ts";

/**
 * A URL with added query parameters, form-encoded. They follow the URL's own query, sorted by key
 * in code-unit order. The fragment is dropped, since it is never sent. Throws a RestError
 * (`invalid_request`) for values other than strings.
 *
 * @example
 * addQueryParameters("/things?page=2#top", { sort: "name", limit: "1 0" });
 * // "/things?page=2&limit=1+0&sort=name"
 */
export function addQueryParameters(url: string, queryParams: Record<string, string>): string {
  if (typeof url !== "string") throw invalid("url must be a string");
  const fragmentAt = url.indexOf("#");
  const address = fragmentAt < 0 ? url : url.slice(0, fragmentAt);
  const queryAt = address.indexOf("?");
  const path = queryAt < 0 ? address : address.slice(0, queryAt);
  const query = queryAt < 0 ? "" : address.slice(queryAt + 1);
  return path + searchOf(query, queryParams);
}

/** With `?`; empty without parameters. */
export function searchOf(query: string, queryParams: unknown): string {
  const added = queryParams === undefined ? "" : encode(queryParams);
  if (added === "") return query === "" ? "" : `?${query}`;
  if (query === "") return `?${added}`;
  return query.endsWith("&") ? `?${query}${added}` : `?${query}&${added}`;
}

function encode(queryParams: unknown): string {
  const record = readRecord(queryParams, "queryParams");
  const search = new URLSearchParams();
  for (const key of Object.keys(record).sort()) {
    const value = record[key];
    if (typeof value !== "string") throw invalid(`queryParams ${quote(key)} must be a string`);
    search.append(key, value);
  }
  return search.toString();
}

/** Lists, Maps and Headers hide their keys. */
export function readRecord(input: unknown, part: string): Record<string, unknown> {
  if (typeof input !== "object" || input === null || Symbol.iterator in input) {
    throw invalid(`${part} must be a plain object of strings`);
  }
  return input as Record<string, unknown>;
}

/** For messages: one line, shortened. */
export function quote(key: string): string {
  return JSON.stringify(key.length > 60 ? `${key.slice(0, 60)}…` : key);
}
