import { once } from "node:events";
import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import { Webhook } from "standardwebhooks";

export interface ReceivedRequest {
  headers: IncomingHttpHeaders;
  body: string;
}

export type Reply =
  | readonly [number, string?, Record<string, string>?]
  | ((response: ServerResponse) => void);

export type Reaction = (received: ReceivedRequest) => Promise<Reply> | Reply;

export interface HeldReplies {
  now: number;
  most: number;
  let(): void;
}

export interface Receiver {
  url: string;
  received: ReceivedRequest[];
  react(reaction: Reaction): void;
  hold(status?: number): HeldReplies;
  counts(): Map<string, number>;
  missigned(...secrets: string[]): ReceivedRequest[];
  close(): Promise<void>;
}

export const reactions = {
  hangs: () => () => {},
  resets: () => (response: ServerResponse) => void response.socket?.resetAndDestroy(),
  isEndless: () => (response: ServerResponse) => {
    const write = (): void => {
      while (response.writable && response.write("and on ".repeat(1000)));
    };
    response.on("drain", write);
    write();
  },
  stopsMidway: () => (response: ServerResponse) => void response.write("and then"),
  isGone: () => [410] as const,
  redirectsTo: (location: string) => () => [301, "", { location }] as const,
  isBusyFor: (seconds: number) => () => [429, "", { "retry-after": String(seconds) }] as const,
  isLateBy: (ms: number) => async (): Promise<Reply> => {
    await delay(ms);
    return [200];
  },
  failsEveryOtherTime: () => {
    let isWell = true;
    return (): Reply => {
      isWell = !isWell;
      return [isWell ? 200 : 500];
    };
  },
} satisfies Record<string, (...inputs: never[]) => unknown>;

export async function startReceiver({
  host = "127.0.0.1",
  port: query = 0,
} = {}): Promise<Receiver> {
  const received: ReceivedRequest[] = [];
  let reaction: Reaction = () => [200, "thanks"];
  const server = createServer(async (request, response) => {
    let body = "";
    for await (const chunk of request) body += chunk;
    const note = { headers: request.headers, body };
    received.push(note);
    const reply = await reaction(note);
    if (typeof reply === "function") return reply(response);
    const [status, text = "", headers = {}] = reply;
    response.writeHead(status, headers).end(text);
  }).listen(query, host);
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const react = (setUp: Reaction) => {
    reaction = setUp;
  };
  return {
    url: `http://${host}:${port}/told`,
    received,
    react,
    hold: (status = 200) => hold(react, status),
    counts: () => {
      const ids = Map.groupBy(received, ({ headers }) => String(headers["webhook-id"]));
      return new Map([...ids].map(([id, times]) => [id, times.length]));
    },
    missigned: (...secrets) => received.filter((note) => !isSigned(note, secrets)),
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

function hold(react: (reaction: Reaction) => void, status: number): HeldReplies {
  const gate = Promise.withResolvers<void>();
  const held = { now: 0, most: 0, let: gate.resolve };
  react(async () => {
    held.now += 1;
    held.most = Math.max(held.most, held.now);
    await gate.promise;
    held.now -= 1;
    return [status];
  });
  return held;
}

function isSigned({ headers, body }: ReceivedRequest, secrets: readonly string[]): boolean {
  const [id, timestamp, text] = ["id", "timestamp", "signature"].map((name) =>
    String(headers[`webhook-${name}`]),
  );
  const expected = secrets.map((secret) => {
    const isMarked = secret.startsWith("whsec_");
    const webhook = new Webhook(isMarked ? secret : Buffer.from(secret).toString("base64"));
    return webhook.sign(id!, new Date(Number(timestamp) * 1000), body);
  });
  return text === expected.join(" ");
}
