import { path } from "@frontdesk/rest/api/path";
import type { CallOptions } from "@frontdesk/rest/api/wire";
import { type FollowOptions, follow } from "./follow.ts";
import { createList, type List, type ListOptions } from "./list.ts";
import type { EventFilter } from "./requests.ts";
import type { Send } from "./send.ts";
import { type StreamOptions, streamEvents } from "./stream.ts";
import type { Delivery, Event, EventType } from "./types.ts";

export function eventsOf(send: Send) {
  return {
    async types(options?: CallOptions): Promise<EventType[]> {
      return await send({ method: "GET", path: "/event-types", options });
    },

    async get(merchantId: string, id: string, options?: CallOptions): Promise<Event> {
      const at = path`/merchants/${merchantId}/events/${id}`;
      return (await send<{ event: Event }>({ method: "GET", path: at, options })).event;
    },

    /** Deliveries of one event to each webhook. */
    async deliveries(merchantId: string, id: string, options?: CallOptions): Promise<Delivery[]> {
      const at = path`/merchants/${merchantId}/events/${id}`;
      const call = { method: "GET", path: at, options } as const;
      return (await send<{ deliveries: Delivery[] }>(call)).deliveries;
    },

    /** With `after`, no event is missing between that and the first. */
    list(merchantId: string, options?: ListOptions<EventFilter>): List<Event> {
      return createList(send, path`/merchants/${merchantId}/events`, options);
    },

    /**
     * Events after `after`, then new ones as they happen, across reconnections: none is missing or
     * repeated. Ends with its signal, or with a permanent error such as 410 (`events_expired`).
     */
    follow(merchantId: string, options?: FollowOptions): AsyncGenerator<Event, void, undefined> {
      return follow(send, merchantId, options);
    },

    /**
     * One stream of new events; it ends after an hour at most. To miss none afterwards use
     * `follow`, or begin `after` the last one.
     */
    stream(merchantId: string, options?: StreamOptions): AsyncGenerator<Event, void, undefined> {
      return streamEvents(send, merchantId, options);
    },
  };
}
