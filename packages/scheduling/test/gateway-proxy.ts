import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as wait } from "node:timers/promises";

/**
 * away: nothing arrives. reads: only reads arrive. loses, late, silent: operations arrive, and the
 * response is lost, comes after the timeout, or never. twice: operations arrive twice.
 */
export type Mood = "well" | "away" | "reads" | "loses" | "late" | "silent" | "twice";

export interface GatewayProxy {
  url: string;
  mood: Mood;
  requests: string[];
  close(): void;
}

// The gateway's timeout is five seconds.
const lateMs = 5_500;

export async function openGatewayProxy(to: string): Promise<GatewayProxy> {
  const gatewayProxy: GatewayProxy = {
    url: "",
    mood: "well",
    requests: [],
    close: () => server.close(),
  };

  async function carry(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { mood } = gatewayProxy;
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const ask = () => forward(`${to}${request.url}`, request, Buffer.concat(parts));
    const respond = ({ status, headers, body }: Awaited<ReturnType<typeof ask>>) => {
      response.writeHead(status, headers).end(body);
    };
    if (request.method !== "POST") {
      if (mood === "away") request.socket.destroy();
      else respond(await ask());
      return;
    }
    const url = String(request.url);
    if (mood === "away" || mood === "reads") {
      gatewayProxy.requests.push(url);
      request.socket.destroy();
      return;
    }
    if (mood === "twice") await ask();
    const answer = await ask();
    gatewayProxy.requests.push(url);
    if (mood === "silent") return;
    if (mood === "late") await wait(lateMs);
    if (mood === "loses") request.socket.destroy();
    else respond(answer);
  }

  const server = createServer((request, response) => {
    carry(request, response).catch(() => request.socket.destroy());
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  gatewayProxy.url = `http://127.0.0.1:${port}`;
  gatewayProxy.close = () => {
    server.closeAllConnections();
    server.close();
  };
  return gatewayProxy;
}

const ownHeaders = new Set(["host", "connection", "content-length", "transfer-encoding"]);

async function forward(url: string, { method = "GET", headers }: IncomingMessage, body: Buffer) {
  const sent = Object.entries(headers).filter(([name]) => !ownHeaders.has(name));
  const answer = await fetch(url, {
    method,
    headers: Object.fromEntries(sent.map(([name, value]) => [name, String(value)])),
    ...(method === "POST" && { body: new Uint8Array(body) }),
  });
  const type = answer.headers.get("content-type") ?? "application/json";
  return { status: answer.status, headers: { "content-type": type }, body: await answer.text() };
}
