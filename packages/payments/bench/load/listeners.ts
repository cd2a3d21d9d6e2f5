import { once } from "node:events";
import { type ClientRequest, type IncomingMessage, request } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { answerQuestions } from "@frontdesk/platform/bench/process";
import { basic } from "../../test/shop.ts";

export interface Listener {
  merchantId: string;
  key: string;
}

export interface ListenersQuestion {
  port: number;
  listeners: Listener[];
}

export interface ListenersAnswer {
  heard: number;
}

const start = "\nevent: ";
/** A stream's initial reads end within this time. */
const settlingMs = 300;
let opened: ClientRequest[] = [];
let heard = 0;

async function listen(port: number, { merchantId, key }: Listener): Promise<ClientRequest> {
  const path = `/merchants/${merchantId}/events/stream`;
  const headers = { authorization: basic(key), accept: "text/event-stream" };
  const response = request({ host: "127.0.0.1", port, path, headers, agent: false });
  response.end();
  const [answer] = (await once(response, "response")) as [IncomingMessage];
  if (answer.statusCode !== 200) throw new Error(`a stream was answered ${answer.statusCode}`);
  answer.on("data", (chunk: Buffer) => {
    for (let at = chunk.indexOf(start); at !== -1; at = chunk.indexOf(start, at + 1)) heard += 1;
  });
  for (const side of [response, answer]) side.on("error", () => {});
  return response;
}

await answerQuestions<ListenersQuestion>({}, async ({ port, listeners }) => {
  for (const stream of opened) stream.destroy();
  opened = await Promise.all(listeners.map((listener) => listen(port, listener)));
  await wait(settlingMs);
  const answer: ListenersAnswer = { heard };
  heard = 0;
  return answer;
});
process.exit(0);
