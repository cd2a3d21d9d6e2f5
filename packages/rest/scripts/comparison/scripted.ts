// One reaction per request, the last for all later ones. It records its requests.
import { once } from "node:events";
import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export type Reaction = (response: ServerResponse) => void;

export interface Arrival {
  method: string;
  headers: IncomingHttpHeaders;
  body: string;
  /** Milliseconds, monotonic. */
  at: number;
}

export interface ScriptedServer {
  /** Another host name is another origin. */
  url(host: "localhost" | "127.0.0.1"): string;
  arrivals: Arrival[];
  close(): void;
}

export async function startScripted(...script: [Reaction, ...Reaction[]]): Promise<ScriptedServer> {
  const arrivals: Arrival[] = [];
  const server = createServer(async (request, response) => {
    const { method = "", headers } = request;
    let body = "";
    for await (const part of request) body += part;
    arrivals.push({ method, headers, body, at: performance.now() });
    script[Math.min(arrivals.length, script.length) - 1]!(response);
  });
  server.listen(0);
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    url: (host) => `http://${host}:${port}/`,
    arrivals,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

export function answer(status: number, headers: Record<string, string> = {}): Reaction {
  return (response) => {
    response.writeHead(status, { "content-type": "text/plain", ...headers }).end("done");
  };
}

export function loseConnection(response: ServerResponse): void {
  response.destroy();
}

/** Promises more than it sends. */
export function stall(response: ServerResponse): void {
  response.writeHead(200, { "content-length": "100" }).write("a beginning");
}

/** Never ends. */
export function trickle(response: ServerResponse): void {
  response.writeHead(200, { "content-type": "text/plain" });
  const timer = setInterval(() => response.write("."), 50);
  response.on("close", () => clearInterval(timer));
}
