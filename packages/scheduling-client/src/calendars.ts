import type { CallOptions, PostOptions, Wire } from "@frontdesk/rest/api/wire";
import { readText } from "./answer.ts";
import { collectionOf } from "./collection.ts";
import type { Channel } from "./send.ts";
import type { CreatedFeed, Feed, NewFeed } from "./types/calendars.ts";

interface Feeds {
  shown: Feed;
  listed: Feed;
  created: NewFeed;
  changed: never;
  filter: Record<never, never>;
}

export function feedReader(wire: Wire) {
  /**
   * Reads a feed as iCalendar (RFC 5545) by the address from `calendars.create`. Needs no token.
   * Throws TypeError for another address.
   */
  return async (address: string, options?: CallOptions): Promise<string> => {
    const [, file] = /\/calendars\/([^/?#]+)$/.exec(address) ?? [];
    if (file === undefined) throw new TypeError("The address is not a feed");
    const feed = `/calendars/${file}`;
    const response = await wire({ method: "GET", path: feed, repeat: "safe", options });
    return readText(response);
  };
}

/** Created and deleted, never changed. */
export function calendarsOf(channel: Channel, root: string) {
  const at = `${root}/calendars`;
  const { list, get, delete: end } = collectionOf<Feeds>(channel, at);
  return {
    list,
    get,
    /** Its address then shows nothing. */
    delete: end,

    /** Creates a feed; its address is secret and shown only now. */
    async create(feed: NewFeed = {}, options?: PostOptions): Promise<CreatedFeed> {
      return await channel.ask({ method: "POST", path: at, body: feed, options });
    },
  };
}
