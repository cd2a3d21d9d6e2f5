// Somebody who listens to a stream, over a real connection.
import { once } from "node:events";
import { type ClientRequest, type IncomingMessage, type RequestOptions, request } from "node:http";

export interface Listening {
  request: ClientRequest;
  answer: IncomingMessage;
  /** What came so far. */
  text(): string;
  /** The events among it, with what their bodies say. */
  heard(): Heard[];
  ended: Promise<"ended" | "cut off">;
}

export interface Heard {
  id: string;
  type: string;
  // biome-ignore lint/suspicious/noExplicitAny: what comes is what the tests are about.
  body: any;
}

/** Asks for a stream on loopback; anything else that is answered is text. */
export async function listenTo(options: RequestOptions): Promise<Listening> {
  const sent = request({ host: "127.0.0.1", ...options });
  sent.on("error", () => {}).end();
  const [answer] = (await once(sent, "response")) as [IncomingMessage];
  let text = "";
  const { promise: ended, resolve } = Promise.withResolvers<"ended" | "cut off">();
  answer.setEncoding("utf8").on("data", (chunk: string) => {
    text += chunk;
  });
  answer.on("error", () => {}).on("close", () => resolve(answer.complete ? "ended" : "cut off"));
  return { request: sent, answer, text: () => text, heard: () => heardIn(text), ended };
}

function heardIn(text: string): Heard[] {
  return [...text.matchAll(/id: (.*)\nevent: (.*)\ndata: (.*)\n\n/g)].map(
    ([, id = "", type = "", body = ""]) => ({ id, type, body: JSON.parse(body) }),
  );
}
