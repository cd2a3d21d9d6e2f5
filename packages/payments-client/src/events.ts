import { path } from "@frontdesk/rest/api/path";
import type { CallOptions } from "@frontdesk/rest/api/wire";
import { type Api, field } from "./api.ts";
import { type FollowOptions, follow, type StreamOptions, streamEvents } from "./follow.ts";
import type { List, ListOptions } from "./list.ts";
import type { EventFilter } from "./requests.ts";
import type { Delivery, Event, EventType } from "./types.ts";

export function eventsOf({ send, get, list }: Api) {
  return {
    types: async (options?: CallOptions): Promise<EventType[]> => get("/event-types", options),

    get: async (merchantId: string, id: string, options?: CallOptions): Promise<Event> =>
      field("event", get(path`/merchants/${merchantId}/events/${id}`, options)),

    /** Deliveries of one event to each webhook. */
    deliveries: async (
      merchantId: string,
      id: string,
      options?: CallOptions,
    ): Promise<Delivery[]> =>
      field("deliveries", get(path`/merchants/${merchantId}/events/${id}`, options)),

    /** With `after`, no event is missing between that and the first. */
    list: (merchantId: string, options?: ListOptions<EventFilter>): List<Event> =>
      list(path`/merchants/${merchantId}/events`, options),

    /**
     * Events after `after`, then new ones as they happen, across reconnections: none is missing or
     * repeated. Ends with its signal, or with a permanent error such as 410 (`events_expired`).
     */
    follow: (merchantId: string, options?: FollowOptions): AsyncGenerator<Event, void, undefined> =>
      follow(send, merchantId, options),

    /**
     * One stream of new events; it ends after an hour at most. To miss none afterwards use
     * `follow`, or begin `after` the last one.
     */
    stream: (merchantId: string, options?: StreamOptions): AsyncGenerator<Event, void, undefined> =>
      streamEvents(send, merchantId, options),
  };
}
