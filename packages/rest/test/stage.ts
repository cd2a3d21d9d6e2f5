import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";

export interface Stage extends AsyncDisposable {
  set(code: string): string;
}

/** Host in calls, not in URL building. */
const printedHost = /127\.0\.0\.1:8080(?=\/(?:[a-z]|"))/g;

export async function openStage(): Promise<Stage> {
  const server = startThings();
  await once(server, "listening");
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    set: (code) => code.replaceAll(printedHost, host),
    async [Symbol.asyncDispose]() {
      server.close().closeAllConnections();
    },
  };
}

const first: Record<string, number> = { "/busy": 503, "/running": 409 };

function startThings(): Server {
  const requests = new Set<string>();
  const server = createServer(({ method, url = "" }, response) => {
    if (url === "/slow") return;
    if (first[url] !== undefined) {
      response.writeHead(requests.has(url) ? 200 : first[url], { "retry-after": "0" }).end();
      requests.add(url);
    } else if (url.startsWith("/things/")) response.writeHead(404).end("no such thing");
    else if (method === "POST") response.writeHead(201, { location: "/things/2" }).end();
    else response.end('[{"id":1}]');
  });
  return server.listen(0, "127.0.0.1");
}
