import { path } from "@frontdesk/rest/api/path";
import type { CallOptions } from "@frontdesk/rest/api/wire";
import { type FollowOptions, follow } from "./follow.ts";
import { createList, type List, type ListOptions } from "./list.ts";
import type { EventFilter } from "./requests.ts";
import type { Send } from "./send.ts";
import { type StreamOptions, streamEvents } from "./stream.ts";
import type { Delivery, Event, EventType } from "./types.ts";

/** Events: what happened to a merchant. */
export function eventsOf(send: Send) {
  return {
    /** Every type of events. */
    async types(options?: CallOptions): Promise<EventType[]> {
      return await send({ method: "GET", path: "/event-types", options });
    },

    /** One event of a merchant. */
    async get(merchantId: string, id: string, options?: CallOptions): Promise<Event> {
      const at = path`/merchants/${merchantId}/events/${id}`;
      return (await send<{ event: Event }>({ method: "GET", path: at, options })).event;
    },

    /** What became of one event at each webhook that the merchant has. */
    async deliveries(merchantId: string, id: string, options?: CallOptions): Promise<Delivery[]> {
      const at = path`/merchants/${merchantId}/events/${id}`;
      const call = { method: "GET", path: at, options } as const;
      return (await send<{ deliveries: Delivery[] }>(call)).deliveries;
    },

    /** The events of a merchant. Given `after`, nothing is missing between that and the first. */
    list(merchantId: string, options?: ListOptions<EventFilter>): List<Event> {
      return createList(send, path`/merchants/${merchantId}/events`, options);
    },

    /**
     * The events of a merchant as they happen, and before that those after `after`, whatever
     * becomes of the connection: none is missing and none comes twice. It ends with its signal, and
     * with what will not pass, such as 410 (`events_expired`) for an `after` that is too old.
     */
    follow(merchantId: string, options?: FollowOptions): AsyncGenerator<Event, void, undefined> {
      return follow(send, merchantId, options);
    },

    /**
     * The events of a merchant as they happen, of one stream, which ends after an hour at most:
     * whoever wants none to be missing after that uses `follow`, or begins `after` the last one.
     */
    stream(merchantId: string, options?: StreamOptions): AsyncGenerator<Event, void, undefined> {
      return streamEvents(send, merchantId, options);
    },
  };
}
