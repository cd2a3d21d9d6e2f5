import { path } from "@frontdesk/rest/api/path";
import { type AskForStream, readStream } from "@frontdesk/rest/api/stream";
import { queryOf } from "./query.ts";
import type { EventFilter } from "./requests.ts";
import type { Send } from "./send.ts";
import type { Event } from "./types.ts";

export interface StreamOptions {
  /** Event id; from now on by default. */
  after?: string | undefined;
  filter?: EventFilter | undefined;
  /** Rejects with the signal's reason. */
  signal?: AbortSignal | undefined;
}

export async function* streamEvents(
  send: Send,
  merchantId: string,
  { after, filter = {}, signal }: StreamOptions = {},
): AsyncGenerator<Event, void, undefined> {
  const filters = Object.entries(filter).map(([name, value]) => [`filter[${name}]`, value]);
  const query = queryOf({ after, ...Object.fromEntries(filters) });
  const ask = askingFor(send, path`/merchants/${merchantId}/events/stream` + query);
  for await (const { text } of readStream(ask, signal)) if (text !== "") yield JSON.parse(text);
}

export function askingFor(send: Send, at: string): AskForStream {
  return (onPart, signal) =>
    send({ method: "GET", path: at, answer: "events", onPart, options: { signal } });
}
