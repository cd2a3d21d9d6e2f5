import { once } from "node:events";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";

export interface Received {
  headers: IncomingHttpHeaders;
  body: string;
}

/** Gives the status and body of an answer, or waits as long as it likes. */
export type Reaction = (received: Received) => Promise<[number, string?]> | [number, string?];

/** Somebody who is told of changes. */
export interface Receiver {
  url: string;
  received: Received[];
  /** How it answers from now on: 200 unless said. */
  react(reaction: Reaction): void;
  close(): Promise<void>;
}

/** A server on this machine that notes what it is sent. */
export async function startReceiver(): Promise<Receiver> {
  const received: Received[] = [];
  let reaction: Reaction = () => [200, "thanks"];
  const server = createServer(async (request, response) => {
    let body = "";
    for await (const chunk of request) body += chunk;
    const note = { headers: request.headers, body };
    received.push(note);
    const [status, text = ""] = await reaction(note);
    response.writeHead(status).end(text);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/told`,
    received,
    react: (given) => {
      reaction = given;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
