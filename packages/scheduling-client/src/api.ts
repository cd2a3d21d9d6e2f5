/* Every noun of a client is made of these. */
import type { CallOptions, PostOptions } from "@frontdesk/rest/api/wire";
import { createList, type ListOptions, type TableOptions, tableOf } from "./list.ts";
import type { Channel } from "./send.ts";

export interface UpdateOptions extends CallOptions {
  /** Fails with status 412 unless this tag of `tagged` is current. */
  ifMatch?: string | undefined;
}

export type Api = ReturnType<typeof apiOf>;

export function apiOf(channel: Channel) {
  return {
    channel,
    get: <Answer>(path: string, options?: CallOptions) =>
      channel.ask<Answer>({ method: "GET", path, options }),

    /** With an ETag, so that a change fails after a concurrent one. */
    tagged: <View>(path: string, options?: CallOptions) =>
      channel.askTagged<View>({ method: "GET", path, options }),

    post: <Answer>(path: string, body?: object, options?: PostOptions) =>
      channel.ask<Answer>({ method: "POST", path, body, options }),

    /** The call is not repeated after a lost response. */
    postOnce: <Answer>(path: string, body?: object, options?: CallOptions) =>
      channel.ask<Answer>({ method: "POST", path, body, repeat: "once", options }),

    /** Changes nothing, so that every repeat is safe. */
    postSafe: <Answer>(path: string, body: object, options?: CallOptions) =>
      channel.ask<Answer>({ method: "POST", path, body, repeat: "safe", options }),

    put: <Answer>(path: string, body: object, options?: CallOptions) =>
      channel.ask<Answer>({ method: "PUT", path, body, options }),

    putIfMatch<Answer>(path: string, body: object, { ifMatch, ...options }: UpdateOptions = {}) {
      const headers = ifMatch === undefined ? undefined : { "If-Match": ifMatch };
      return channel.ask<Answer>({ method: "PUT", path, body, headers, options });
    },

    async remove(path: string, options?: CallOptions): Promise<void> {
      await channel.ask({ method: "DELETE", path, options });
    },

    list: <Item extends { id: number }>(path: string, options?: ListOptions<object>) =>
      createList<Item>(channel, path, options),

    csv: (path: string, options?: TableOptions<object>) => tableOf(channel, path, options),
  };
}
