// Fake: records requests and fails on demand.
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { Assertion, Audience } from "@frontdesk/people/assertions/assertion";
import { readAssertion } from "@frontdesk/people/assertions/read";

export interface Came {
  method: string;
  url: string;
  headers: Record<string, string>;
  body: string;
  assertion: Assertion | "unfit" | null;
}

export interface Shop {
  url: string;
  came: Came[];
  reader: Parameters<typeof readAssertion>[0] | undefined;
  answers: Map<string, [status: number, body: unknown]>;
  streams: Set<ServerResponse>;
  listened: Came[];
  pieces: string[];
  close(): Promise<void>;
}

export async function openShop(aud: Audience): Promise<Shop> {
  const listener = createServer(
    (request, response) => void answer(shop, { request, response, aud }),
  );
  await once(listener.listen(0, "127.0.0.1"), "listening");
  const { port } = listener.address() as AddressInfo;
  const shop: Shop = {
    url: `http://127.0.0.1:${port}`,
    came: [],
    reader: undefined,
    answers: new Map(),
    streams: new Set(),
    listened: [],
    pieces: [],
    close: async () => {
      listener.closeAllConnections();
      await new Promise((done) => listener.close(done));
    },
  };
  return shop;
}

interface Visit {
  request: IncomingMessage;
  response: ServerResponse;
  aud: Audience;
}

async function answer(shop: Shop, { request, response, aud }: Visit): Promise<void> {
  const { method = "", url = "", headers } = request;
  const labels = shop.reader && (await readAssertion(shop.reader, { ...cameOf(request) }, aud));
  let body = "";
  request.on("error", () => {});
  request.on("data", (piece: Buffer) => {
    body += piece;
    shop.pieces.push(String(piece));
  });
  if (/\/stream$/.test(url) && !shop.answers.has(`${method} ${url}`)) {
    shop.listened.push({
      method,
      url,
      headers: headers as Came["headers"],
      body,
      assertion: labels ?? null,
    });
    return stream(shop, response);
  }
  if (/\/cut$/.test(url)) {
    response.writeHead(200, { "content-type": "text/csv" }).write("id,amount\n1,10\n");
    setTimeout(() => request.socket.destroy(), 50);
    return;
  }
  if (/\/lost$/.test(url)) return void request.once("end", () => request.socket.destroy());
  request.once("end", () => {
    const fixed = shop.answers.get(`${method} ${url}`);
    if (fixed !== undefined) {
      shop.came.push({
        method,
        url,
        headers: headers as Came["headers"],
        body,
        assertion: labels ?? null,
      });
      const [status, answer] = fixed;
      response.writeHead(status, { "content-type": "application/json" });
      response.end(JSON.stringify(answer));
      return;
    }
    const came = {
      method,
      url,
      headers: headers as Came["headers"],
      body,
      assertion: labels ?? null,
    };
    shop.came.push(came);
    if (/\/none$/.test(url)) return void response.writeHead(204, { etag: '"2"' }).end();
    response.writeHead(/\/bad$/.test(url) ? 401 : 200, {
      "content-type": "application/json; charset=utf-8",
      "set-cookie": "frontdesk_session=stolen",
      "www-authenticate": "Basic realm=shop",
      "access-control-allow-origin": "*",
      "x-total-count": "7",
      etag: '"1"',
    });
    response.end(JSON.stringify(came));
  });
}

function stream(shop: Shop, response: ServerResponse): void {
  response.writeHead(200, { "content-type": "text/event-stream" });
  response.write("retry: 2000\n\n");
  shop.streams.add(response);
  response.once("close", () => shop.streams.delete(response));
}

function cameOf({ method = "", url = "", headers, socket }: IncomingMessage) {
  return { method, url, headers, ip: socket.remoteAddress ?? "" };
}
