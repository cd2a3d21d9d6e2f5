import type { Server } from "@frontdesk/server/server";
import { basic, type Sender } from "../test/shop.ts";

export function senderOf(server: Server): Sender {
  return {
    send: async (route, { key, body, headers = {} } = {}) => {
      const [method, url] = route.split(" ", 2) as ["GET" | "POST", string];
      const authorization = key === undefined ? {} : { authorization: basic(key) };
      const response = await server.inject({
        method,
        url,
        headers: { ...authorization, ...headers },
        ...(body === undefined ? {} : { payload: body as object }),
      });
      const { statusCode: status, payload: text } = response;
      if (status > 299) throw new Error(`${route} was answered ${status} ${text}`);
      return { status, text, body: response.json(), headers: response.headers };
    },
  };
}
