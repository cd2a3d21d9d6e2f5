import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";

/** Where the examples of the README can run. */
export interface Stage extends AsyncDisposable {
  /** The code of the examples, with what is true here instead of what they say. */
  set(code: string): string;
}

/** Where the README says that its server is, where that has to be true: not what is only built. */
const toldHost = /127\.0\.0\.1:8080(?=\/(?:[a-z]|"))/g;

/** The server that the examples of the README speak of. */
export async function openStage(): Promise<Stage> {
  const server = startThings();
  await once(server, "listening");
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    set: (code) => code.replaceAll(toldHost, host),
    async [Symbol.asyncDispose]() {
      server.close().closeAllConnections();
    },
  };
}

/** What is answered at first; later it is 200. */
const first: Record<string, number> = { "/busy": 503, "/running": 409 };

/** It has one thing, and is busy at first; pages of others may ask it. */
function startThings(): Server {
  const asked = new Set<string>();
  const server = createServer(({ method, url = "" }, response) => {
    if (url === "/slow") return;
    if (first[url] !== undefined) {
      response.writeHead(asked.has(url) ? 200 : first[url], { "retry-after": "0" }).end();
      asked.add(url);
    } else if (url.startsWith("/things/")) response.writeHead(404).end("no such thing");
    else if (method === "POST") response.writeHead(201, { location: "/things/2" }).end();
    else response.end('[{"id":1}]');
  });
  return server.listen(0, "127.0.0.1");
}
