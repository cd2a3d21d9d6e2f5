import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { GatewayShop } from "./payment-gateway.ts";
import type { Json } from "./studio.ts";

/** Undefined passes the request on; an unresolved promise is silence. */
export type Answering = (
  request: URL,
  ask: () => Promise<Json>,
) => Promise<{ status?: number; type?: string; body: Json }> | undefined;

export interface Stranger {
  url: string;
  answer: Answering;
  requests: string[];
  close(): void;
}

export async function openStranger(to: string): Promise<Stranger> {
  const stranger: Stranger = {
    url: "",
    answer: () => undefined,
    requests: [],
    close() {
      server.closeAllConnections();
      server.close();
    },
  };

  async function carry(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const path = String(request.url);
    stranger.requests.push(path);
    const pass = () => forward(`${to}${path}`, request, Buffer.concat(parts));
    const own = stranger.answer(new URL(path, to), async () => await (await pass()).json());
    if (own !== undefined) {
      const { status = 200, type = "application/json", body } = await own;
      response.writeHead(status, { "content-type": type });
      response.end(typeof body === "string" ? body : JSON.stringify(body));
      return;
    }
    const real = await pass();
    const id = real.headers.get("x-request-id");
    response.writeHead(real.status, {
      "content-type": real.headers.get("content-type") ?? "application/json",
      ...(id !== null && { "x-request-id": id }),
    });
    response.end(await real.text());
  }

  const server = createServer((request, response) => {
    carry(request, response).catch(() => request.socket.destroy());
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  stranger.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return stranger;
}

const ownHeaders = new Set(["host", "connection", "content-length", "transfer-encoding"]);

async function forward(url: string, { method = "GET", headers }: IncomingMessage, body: Buffer) {
  const sent = Object.entries(headers).filter(([name]) => !ownHeaders.has(name));
  return await fetch(url, {
    method,
    headers: Object.fromEntries(sent.map(([name, value]) => [name, String(value)])),
    ...(method === "POST" && { body: new Uint8Array(body) }),
  });
}

export async function connectThrough(
  studio: { put(path: string, body: object): Promise<{ status: number; text: string }> },
  shop: GatewayShop,
  { url }: Pick<Stranger, "url">,
): Promise<void> {
  const { status, text } = await studio.put("/merchant", {
    merchant_id: shop.merchantId,
    key: shop.key,
    url,
  });
  if (status !== 200) throw new Error(`the merchant was answered ${status} ${text}`);
}
