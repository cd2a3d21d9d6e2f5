import type { CallOptions, PostOptions, Wire } from "@frontdesk/rest/api/wire";
import { readText } from "./answer.ts";
import type { Api } from "./api.ts";
import { collectionOf, type Noun } from "./collection.ts";
import type { CreatedFeed, Feed, NewFeed } from "./types/calendars.ts";

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

type Feeds = Noun<Feed, NewFeed, never, Record<never, never>, Feed>;

/** Feeds are created and deleted, never changed. */
export function calendarsOf(api: Api, root: string) {
  const at = `${root}/calendars`;
  const { list, get, delete: end } = collectionOf<Feeds>(api, at);
  return {
    list,
    get,
    /** The feed's address then shows nothing. */
    delete: end,

    /** Creates a feed; its address is secret and shown only now. */
    create: async (feed: NewFeed = {}, options?: PostOptions): Promise<CreatedFeed> =>
      api.post(at, feed, options),
  };
}
