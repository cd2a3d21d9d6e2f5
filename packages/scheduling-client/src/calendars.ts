import { collectionOf } from "./collection.ts";
import type { Channel } from "./send.ts";
import type { CreatedFeed, Feed, NewFeed } from "./types/calendars.ts";
import type { PostOptions } from "./wire.ts";

interface Feeds {
  shown: Feed;
  listed: Feed;
  created: NewFeed;
  changed: never;
  filter: Record<never, never>;
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
