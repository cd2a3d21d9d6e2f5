// The examples of the README, run one after the other, in a project that knows the package.
import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { run } from "./run.ts";

/** Where the README says that its server is. */
const toldHost = "127.0.0.1:8080";

export interface Examples {
  code: string;
  /** What their comments say that they print, line by line. */
  told: string[];
}

export function examplesIn(readme: string): Examples {
  const blocks = readme.matchAll(/^```js\n(.*?)^```/gms);
  const code = [...blocks].map(([, block]) => block).join("\n");
  const told = [...code.matchAll(/console\.log.*; \/\/ (.*)$/gm)].map(([, output]) => output!);
  return { code, told };
}

/** Runs the examples in the folder, against a server of ours, and gives the lines they print. */
export async function runExamples({ code }: Examples, folder: string): Promise<string[]> {
  const server = startThings();
  await once(server, "listening");
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const input = code.replaceAll(toldHost, host);
  const printed = await run({ folder, words: [process.execPath, "--input-type=module"], input });
  server.close().closeAllConnections();
  return printed.trimEnd().replaceAll(host, toldHost).split("\n");
}

/** What is answered at first; later it is 200. */
const first: Record<string, number> = { "/busy": 503, "/running": 409 };

/** The server that the examples speak of: it has one thing, and is busy at first. */
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
