import { path } from "@frontdesk/rest/api/path";
import type { CallOptions } from "@frontdesk/rest/api/wire";
import { createList, type List, type ListOptions } from "./list.ts";
import type { Send } from "./send.ts";
import type { App, AppKey, NewAppKey } from "./types.ts";

/** Identities of programs, with their keys. */
export function appsOf(send: Send) {
  return {
    /** Needs no key. Not repeated after a lost response: a repeat would create another app. */
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
    /** A further key of the calling app. Not repeated, like `create`. */
    async create(appId: string, options?: CallOptions): Promise<NewAppKey> {
      const answer = await send<{ key: NewAppKey }>({
        method: "POST",
        path: path`/apps/${appId}/keys`,
        repeat: "once",
        options,
      });
      return answer.key;
    },

    /** Keys of the calling app, by their prefixes. */
    list(appId: string, options?: ListOptions): List<AppKey> {
      return createList(send, path`/apps/${appId}/keys`, options);
    },

    /** Revokes a key of the calling app, within seconds. */
    async revoke(appId: string, keyId: string, options?: CallOptions): Promise<void> {
      await send({ method: "DELETE", path: path`/apps/${appId}/keys/${keyId}`, options });
    },
  };
}
