/* In a separate process. /takes records the delay to the first byte; /hangs never answers;
   /refuses answers 500. */
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { answerQuestions, type ServerGreeting } from "@frontdesk/platform/bench/process";

export interface ReceiverFigures {
  /** Milliseconds from each change to the first byte. */
  lateMs: number[];
  hung: number;
  refused: number;
}

let heard: ReceiverFigures = { lateMs: [], hung: 0, refused: 0 };

async function receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const at = Date.now();
  let body = "";
  for await (const chunk of request) body += chunk;
  if (request.url === "/hangs") {
    heard.hung += 1;
  } else if (request.url === "/refuses") {
    heard.refused += 1;
    response.writeHead(500).end();
  } else {
    heard.lateMs.push(at - Date.parse(JSON.parse(body).timestamp));
    response.writeHead(204).end();
  }
}

const server = createServer((request, response) => void receive(request, response).catch(() => {}));
server.listen(0, "127.0.0.1");
await once(server, "listening");
const { port } = server.address() as AddressInfo;
await answerQuestions({ port } satisfies ServerGreeting, async () => {
  const answer = heard;
  heard = { lateMs: [], hung: 0, refused: 0 };
  return answer;
});
process.exit(0);
