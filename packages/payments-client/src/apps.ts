import { path } from "@frontdesk/rest/api/path";
import type { CallOptions } from "@frontdesk/rest/api/wire";
import { createList, type List, type ListOptions } from "./list.ts";
import type { Send } from "./send.ts";
import type { App, AppKey, NewAppKey } from "./types.ts";

/** Apps: identities of programs, each known by its keys. */
export function appsOf(send: Send) {
  return {
    /** Makes an app. Needs no key; a lost answer is not asked for again, it would make another. */
    async create(app: { name?: string } = {}, options?: CallOptions): Promise<App> {
      const answer = await send<{ app: App }>({
        method: "POST",
        path: "/apps",
        body: app,
        caller: "anyone",
        repeat: "once",
        options,
      });
      return answer.app;
    },
    keys: keysOf(send),
  };
}

function keysOf(send: Send) {
  return {
    /** Makes a further key of the app that asks, to replace one. Not repeated, like `create`. */
    async create(appId: string, options?: CallOptions): Promise<NewAppKey> {
      const answer = await send<{ key: NewAppKey }>({
        method: "POST",
        path: path`/apps/${appId}/keys`,
        repeat: "once",
        options,
      });
      return answer.key;
    },

    /** The keys of the app that asks, by what they begin with. */
    list(appId: string, options?: ListOptions): List<AppKey> {
      return createList(send, path`/apps/${appId}/keys`, options);
    },

    /** Ends a key of the app that asks, within seconds. */
    async revoke(appId: string, keyId: string, options?: CallOptions): Promise<void> {
      await send({ method: "DELETE", path: path`/apps/${appId}/keys/${keyId}`, options });
    },
  };
}
