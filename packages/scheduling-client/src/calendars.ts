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

/** What calendar programs read. */
export function feedReader(wire: Wire) {
  /**
   * The feed at an address that `calendars.create` gave, as iCalendar (RFC 5545). It needs no
   * token. Throws TypeError for an address that is no feed's.
   */
  return async (address: string, options?: CallOptions): Promise<string> => {
    const [, file] = /\/calendars\/([^/?#]+)$/.exec(address) ?? [];
    if (file === undefined) throw new TypeError("The address is not that of a feed");
    const feed = `/calendars/${file}`;
    const response = await wire({ method: "GET", path: feed, repeat: "safe", options });
    return readText(response);
  };
}

/** Calendar feeds of the account at a root. They are made and ended, and never change. */
export function calendarsOf(channel: Channel, root: string) {
  const at = `${root}/calendars`;
  const { list, get, delete: end } = collectionOf<Feeds>(channel, at);
  return {
    list,
    get,
    /** Nothing is read at its address any more. */
    delete: end,

    /** Makes a feed; its address is secret and shown only now. */
    async create(feed: NewFeed = {}, options?: PostOptions): Promise<CreatedFeed> {
      return await channel.ask({ method: "POST", path: at, body: feed, options });
    },
  };
}
