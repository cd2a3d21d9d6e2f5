import type { Call, Sender } from "./call.ts";
import {
  answer,
  loseConnection,
  type Reaction,
  type ScriptedServer,
  stall,
  startScripted,
  trickle,
} from "./scripted.ts";

export interface Question {
  title: string;
  ask(send: Sender): Promise<string>;
}

const key = "7f1c";
const json = { "content-type": "application/json" };
const body = '{"amount":100}';
/** A busy machine must not count as a silent server. */
const timeoutMs = 2000;
const patienceMs = 5000;

export const questions: Question[][] = [
  [
    {
      title: "Repeats a POST after a lost connection",
      ask: (send) => repeatsOf(send, loseConnection),
    },
    { title: "… and after a 503", ask: (send) => repeatsOf(send, answer(503)) },
    { title: "Waits as `Retry-After` says before it repeats a GET", ask: waitsAsRequested },
  ],
  [
    { title: "Keeps `x-api-key` from another origin when it is redirected", ask: keepsKey },
    { title: "… and the body of a POST (307)", ask: keepsBody },
  ],
  [
    { title: "Timeout ends a body that stalls", ask: (send) => endsInTime(send, stall) },
    { title: "… one that trickles", ask: (send) => endsInTime(send, trickle) },
    { title: "… and counts repeats and waits", ask: includesRepeats },
  ],
];

async function repeatsOf(send: Sender, reaction: Reaction): Promise<string> {
  const withKey = await isRepeated(send, reaction, { ...json, "idempotency-key": key });
  const without = await isRepeated(send, reaction, json);
  if (withKey && without) return "always";
  if (without) return "without a key";
  return withKey ? "with a key" : "never";
}

async function isRepeated(
  send: Sender,
  reaction: Reaction,
  headers: Record<string, string>,
): Promise<boolean> {
  const server = await startScripted(reaction, answer(200));
  await attempt(send, { method: "POST", url: server.url("127.0.0.1"), headers, body });
  server.close();
  const [, second] = server.arrivals;
  const ownKey = headers["idempotency-key"];
  return second?.body === body && second.headers["idempotency-key"] === ownKey;
}

async function waitsAsRequested(send: Sender): Promise<string> {
  const server = await startScripted(answer(503, { "retry-after": "2" }), answer(200));
  await attempt(send, { method: "GET", url: server.url("127.0.0.1"), headers: {} });
  server.close();
  const [first, second] = server.arrivals;
  if (first === undefined || second === undefined) return "never repeats";
  // Timers may be early; no other first pause comes near.
  return second.at - first.at >= 1900 ? "yes" : "no";
}

async function keepsKey(send: Sender): Promise<string> {
  const { target } = await redirected(send, 302, { method: "GET", headers: { "x-api-key": "k" } });
  const [arrival] = target.arrivals;
  if (arrival === undefined) return "not redirected";
  return "x-api-key" in arrival.headers ? "no" : "yes";
}

async function keepsBody(send: Sender): Promise<string> {
  const { target } = await redirected(send, 307, { method: "POST", headers: json, body });
  const [arrival] = target.arrivals;
  return arrival?.body === body ? "no" : "yes";
}

async function redirected(
  send: Sender,
  status: number,
  call: Omit<Call, "url">,
): Promise<{ target: ScriptedServer }> {
  const target = await startScripted(answer(200));
  const origin = await startScripted(answer(status, { location: target.url("127.0.0.1") }));
  await attempt(send, { ...call, url: origin.url("localhost") });
  target.close();
  origin.close();
  return { target };
}

async function endsInTime(send: Sender, reaction: Reaction): Promise<string> {
  const server = await startScripted(reaction);
  const call: Call = { method: "POST", url: server.url("127.0.0.1"), headers: {}, timeoutMs };
  const outcome = await attempt(send, call);
  server.close();
  return outcome === "failed" ? "yes" : "no";
}

async function includesRepeats(send: Sender): Promise<string> {
  const server = await startScripted(answer(503, { "retry-after": "2" }), stall);
  const call: Call = { method: "GET", url: server.url("127.0.0.1"), headers: {}, timeoutMs: 3000 };
  const start = performance.now();
  const outcome = await attempt(send, call);
  const elapsedMs = performance.now() - start;
  server.close();
  if (server.arrivals.length < 2) return "never repeats";
  // A restarted timeout would end after five seconds.
  return outcome === "failed" && elapsedMs < 4000 ? "yes" : "no";
}

/** Within the patience. */
async function attempt(send: Sender, call: Call): Promise<"answered" | "failed" | "pending"> {
  const gaveUp = Promise.withResolvers<"pending">();
  const timer = setTimeout(() => gaveUp.resolve("pending"), patienceMs);
  const outcome = send(call).then(
    () => "answered" as const,
    () => "failed" as const,
  );
  const result = await Promise.race([outcome, gaveUp.promise]);
  clearTimeout(timer);
  return result;
}
