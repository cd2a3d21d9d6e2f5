/* Every noun of a client is made of these. */
import type { CallOptions, PostOptions } from "@frontdesk/rest/api/wire";
import { createList, type ListOptions, type TableOptions, tableOf } from "./list.ts";
import type { Send } from "./send.ts";

export type Api = ReturnType<typeof apiOf>;

export function apiOf(send: Send) {
  return {
    send,
    get: <Answer>(path: string, options?: CallOptions) =>
      send<Answer>({ method: "GET", path, options }),

    post: <Answer>(path: string, body?: object, options?: PostOptions) =>
      send<Answer>({ method: "POST", path, body, options }),

    /** The call is not repeated after a lost response. */
    postOnce: <Answer>(path: string, body?: object, options?: CallOptions) =>
      send<Answer>({ method: "POST", path, body, repeat: "once", options }),

    async put(path: string, body: object, options?: CallOptions): Promise<void> {
      await send({ method: "PUT", path, body, options });
    },

    async remove(path: string, options?: CallOptions): Promise<void> {
      await send({ method: "DELETE", path, options });
    },

    list: <Item extends { id: string }>(path: string, options?: ListOptions<object>) =>
      createList<Item>(send, path, options),

    csv: (path: string, options?: TableOptions<object>) => tableOf(send, path, options),
  };
}

/** One field of an answer. */
export async function field<Name extends string, Value>(
  name: Name,
  answer: Promise<Record<Name, Value>>,
): Promise<Value> {
  return (await answer)[name];
}
