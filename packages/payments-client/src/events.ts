import { path } from "@frontdesk/rest/api/path";
import type { CallOptions } from "@frontdesk/rest/api/wire";
import { createList, type List, type ListOptions } from "./list.ts";
import type { EventFilter } from "./requests.ts";
import type { Send } from "./send.ts";
import type { Event, EventType } from "./types.ts";

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

    /** The events of a merchant. Given `after`, nothing is missing between that and the first. */
    list(merchantId: string, options?: ListOptions<EventFilter>): List<Event> {
      return createList(send, path`/merchants/${merchantId}/events`, options);
    },
  };
}
