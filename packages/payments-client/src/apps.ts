import { path } from "@frontdesk/rest/api/path";
import type { CallOptions } from "@frontdesk/rest/api/wire";
import { type Api, field } from "./api.ts";
import type { List, ListOptions } from "./list.ts";
import type { App, AppKey, NewAppKey } from "./types.ts";

/** Identities of programs, with their keys. */
export function appsOf({ send, postOnce, remove, list }: Api) {
  return {
    /** Needs no key. Not repeated after a lost response: a repeat would create another app. */
    create: async (app: { name?: string } = {}, options?: CallOptions): Promise<App> => {
      const call = { method: "POST", path: "/apps", body: app, options } as const;
      return field("app", send({ ...call, caller: "anyone", repeat: "once" }));
    },

    keys: {
      /** A further key of the calling app. Not repeated, like `create`. */
      create: async (appId: string, options?: CallOptions): Promise<NewAppKey> =>
        field("key", postOnce(path`/apps/${appId}/keys`, undefined, options)),

      /** Keys of the calling app, by their prefixes. */
      list: (appId: string, options?: ListOptions): List<AppKey> =>
        list(path`/apps/${appId}/keys`, options),

      /** Revokes a key of the calling app, within seconds. */
      revoke: async (appId: string, keyId: string, options?: CallOptions): Promise<void> =>
        remove(path`/apps/${appId}/keys/${keyId}`, options),
    },
  };
}
