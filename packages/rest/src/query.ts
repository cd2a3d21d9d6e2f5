import { invalid } from "./error.ts";

/**
 * A URL with more query parameters, encoded as a form: sorted by their keys in code-unit order,
 * behind those the URL has, without the fragment, which is never sent. Throws a RestError
 * (`invalid_request`) for values that are no strings.
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

/** An encoded query and further parameters, as the part of a URL from its `?`, if any. */
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

/** Checks that a part is a plain object, not a list, a Map or Headers, whose keys are hidden. */
export function readRecord(given: unknown, part: string): Record<string, unknown> {
  if (typeof given !== "object" || given === null || Symbol.iterator in given) {
    throw invalid(`${part} must be a plain object of strings`);
  }
  return given as Record<string, unknown>;
}

/** A key as a message may show it: on one line, and not too long. */
export function quote(key: string): string {
  return JSON.stringify(key.length > 60 ? `${key.slice(0, 60)}…` : key);
}
