import type { CallOptions } from "@frontdesk/rest/api/wire";
import type { Send } from "./send.ts";

import type { EventType } from "./types.ts";

/** Events: what happened to a merchant. */
export function eventsOf(send: Send) {
  return {
    /** Every type of events. */
    async types(options?: CallOptions): Promise<EventType[]> {
      return await send({ method: "GET", path: "/event-types", options });
    },
  };
}
