import { once } from "node:events";
import { type ClientRequest, type IncomingMessage, type RequestOptions, request } from "node:http";

export interface Listening {
  request: ClientRequest;
  answer: IncomingMessage;
  text(): string;
  heard(): HeardEvent[];
  ended: Promise<"ended" | "cut off">;
}

export interface HeardEvent {
  id: string;
  type: string;
  // biome-ignore lint/suspicious/noExplicitAny: tests read any response.
  body: any;
}

/** Any other answer is text. */
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

function heardIn(text: string): HeardEvent[] {
  return [...text.matchAll(/id: (.*)\nevent: (.*)\ndata: (.*)\n\n/g)].map(
    ([, id = "", type = "", body = ""]) => ({ id, type, body: JSON.parse(body) }),
  );
}
