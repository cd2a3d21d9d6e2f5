import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import { PassThrough, type Readable, Transform } from "node:stream";
import { type Audience, type Target, targetOf } from "@frontdesk/people/assertions/assertion";
import type { SignedIn } from "@frontdesk/people/people";
import { hasBody } from "@frontdesk/server/slow-bodies";
import { streamType } from "@frontdesk/server/stream";
import type { FastifyReply, FastifyRequest } from "fastify";
import { type Dispatcher, errors } from "undici";
import type { Context } from "../context.ts";
import { gatewayRefusals as refusals } from "./refusals.ts";

interface Upstream {
  aud: Audience;
  target: Target;
}

const started = /^\/api\/(payments|scheduling|operator)(\/.*)$/;
// Operator assignment needs the key.
const operatorPaths = /^\/(?:(payments|scheduling)(\/.*)|(desk)(\/(?:persons|actions)(?:\/.*)?))$/;

/** Returns the path below `/api`; undefined if it is not allowed. */
export function upstreamOf(method: string, url: string): Upstream | undefined {
  const whole = targetOf(url);
  const [, aud, path = ""] = started.exec(whole?.path ?? "") ?? [];
  if (whole === undefined || aud === undefined) return undefined;
  const { query } = whole;
  if (aud === "operator") {
    const [serviceName, rest] =
      operatorPaths
        .exec(path)
        ?.slice(1)
        .filter((part) => part !== undefined) ?? [];
    const inside = { path: `/${serviceName}/operator${rest}`, query };
    return serviceName === undefined ? undefined : { aud, target: inside };
  }
  const isOpen = aud === "payments" ? isOfPayments(method, path) : isOfScheduling(method, path);
  return isOpen ? { aud: aud as Audience, target: { path, query } } : undefined;
}

/** Includes logos: pages of the desk load pictures from one origin. */
function isOfScheduling(method: string, path: string): boolean {
  const isLogo = /^\/public\/v1\/\d+\/logo\/[^/]+$/.test(path);
  return path.startsWith("/v1/") || (method === "GET" && isLogo);
}

/** Excludes customers' cards and payments, and app creation: its response contains a key. */
function isOfPayments(method: string, path: string): boolean {
  const [, first = "", second = ""] = path.split("/");
  if (["vault", "payments", "oauth"].includes(first)) return false;
  return !(method === "POST" && first === "apps" && second === "");
}

// Streams send at least every fifteen seconds.
const times = { headersTimeout: 20_000, bodyTimeout: 60_000 };
const operatorTimes = { headersTimeout: 60 * 60 * 1000, bodyTimeout: 60_000 };

const names = { payments: "Payments", scheduling: "Scheduling", operator: "The admin listener" };

interface Forwarding {
  request: FastifyRequest;
  reply: FastifyReply;
  person: SignedIn;
  upstream: Upstream;
}

export async function forward(
  context: Context,
  { request, reply, person, upstream }: Forwarding,
): Promise<FastifyReply> {
  const { headers, method, raw } = request;
  const leaving = new AbortController();
  reply.raw.once("close", () => leaving.abort());
  const isOpen = async () => (await context.people.sessionFactsOf(person)) !== undefined;
  const body = hasBody(raw) ? drained(raw, isOpen) : null;
  if (body !== null) await firstBytes(body);
  const idempotencyKey = [headers["idempotency-key"]].flat().join(", ") || null;
  const assertion = await context.people.makeAssertion({
    person,
    address: request.ip,
    aud: upstream.aud,
    request: { method, ...upstream.target, idempotencyKey },
  });
  if (assertion === undefined) {
    body?.destroy();
    throw refusals.signedOut();
  }
  const { path, query } = upstream.target;
  const answer = await answerFrom(context, upstream, {
    origin: originOf(context, upstream),
    path: query === "" ? path : `${path}?${query}`,
    method: method as Dispatcher.HttpMethod,
    headers: {
      ...forwardedHeaders(headers),
      authorization: assertion.header,
      "x-request-id": request.id,
    },
    body,
    signal: leaving.signal,
    ...(upstream.aud === "operator" ? operatorTimes : times),
  });
  const { statusCode: status, body: content } = answer;
  reply.code(status).headers(answeredHeaders(answer.headers));
  if (method === "HEAD" || status === 204 || status === 304) {
    await content.dump();
    return reply.send();
  }
  const end = () => void content.destroy();
  const forget = context.sessions.follow(person.sessionId, end);
  const { ends } = request.server.streams;
  if (answer.headers["content-type"] === streamType) ends.add(end);
  content.once("close", () => {
    forget();
    ends.delete(end);
  });
  return reply.send(content);
}

/**
 * The body for the service. If it answers early, undici drops this stream only: a browser reads an
 * answer after it has sent everything, so the rest is read and dropped.
 */
function drained(raw: IncomingMessage, isOpen: () => Promise<boolean>): Readable {
  const body = raw.pipe(raw.complete ? new PassThrough() : endingWhile(isOpen));
  const end = () => {
    if (!raw.complete) body.destroy();
  };
  if (raw.destroyed) end();
  else raw.once("close", end);
  // Runs after the pipe's own listener, which pauses the rest.
  body.on("error", () => {}).once("close", () => raw.resume());
  return body;
}

/**
 * undici reserves a connection at once but writes nothing before the first bytes. The service may
 * close the idle connection, and the outcome would look unknown.
 */
function firstBytes(body: Readable): Promise<void> {
  return new Promise((resolve) => {
    const go = () => {
      body.off("readable", go).off("close", go);
      resolve();
    };
    if (body.destroyed) resolve();
    else body.on("readable", go).on("close", go);
  });
}

class SessionEndedError extends Error {}

/** The session may end while a body arrives slowly. The service never gets the last byte then. */
function endingWhile(isOpen: () => Promise<boolean>): Transform {
  let last: Buffer = Buffer.alloc(0);
  return new Transform({
    transform(piece: Buffer, _encoding, done) {
      const before = last;
      last = piece.subarray(-1);
      done(null, Buffer.concat([before, piece.subarray(0, -1)]));
    },
    flush(done) {
      isOpen().then((isStill) => {
        if (isStill) done(null, last);
        else done(new SessionEndedError());
      }, done);
    },
  });
}

async function answerFrom(
  { agent }: Pick<Context, "agent">,
  { aud }: Upstream,
  request: Dispatcher.RequestOptions,
): Promise<Dispatcher.ResponseData> {
  try {
    return await agent.request(request);
  } catch (error) {
    if (error instanceof SessionEndedError) throw refusals.signedOut();
    const isReading = request.method === "GET" || request.method === "HEAD";
    throw isReading || wasNotSent(error) ? refusals.away(names[aud]) : refusals.lost(names[aud]);
  }
}

const notSent = new Set(["ECONNREFUSED", "ENOTFOUND", "EHOSTUNREACH", "UND_ERR_CONNECT_TIMEOUT"]);

/** The service certainly received nothing. */
function wasNotSent(error: unknown): boolean {
  if (error instanceof errors.ConnectTimeoutError) return true;
  const { code } = error as { code?: unknown };
  return typeof code === "string" && notSent.has(code);
}

export function originOf(
  { settings }: Pick<Context, "settings">,
  { aud, target }: Pick<Upstream, "aud"> & Partial<Pick<Upstream, "target">>,
): string {
  if (aud === "operator") {
    const [, serviceName] = target?.path.split("/") ?? [];
    if (serviceName === "desk") return settings.operatorUrl;
    return serviceName === "payments" ? settings.paymentsAdminUrl : settings.schedulingAdminUrl;
  }
  return aud === "payments" ? settings.paymentsAt : settings.schedulingAt;
}

// Allowlists: no cookies, credentials or additions of proxies.
const requests = [
  "accept",
  "accept-language",
  "accept-version",
  "content-length",
  "content-type",
  "if-match",
  "if-modified-since",
  "if-none-match",
  "idempotency-key",
  "last-event-id",
  "range",
  "user-agent",
];

function forwardedHeaders(headers: IncomingHttpHeaders): Record<string, string> {
  const passed = requests.flatMap((name): [string, string][] => {
    const value = headers[name];
    return typeof value === "string" ? [[name, value]] : [];
  });
  return Object.fromEntries(passed);
}

const answered = [
  "accept-ranges",
  "allow",
  "cache-control",
  "content-disposition",
  "content-language",
  "content-length",
  "content-range",
  "content-type",
  "deprecation",
  "error-message",
  "etag",
  "last-modified",
  "link",
  "location",
  "retry-after",
  "sunset",
  "vary",
  "x-accel-buffering",
  "x-ratelimit-limit",
  "x-ratelimit-remaining",
  "x-sync-from",
  "x-total-count",
];

/** No API response may act as a page. */
const inert = {
  "content-security-policy": "sandbox; default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
};

function answeredHeaders(headers: IncomingHttpHeaders): Record<string, string | string[]> {
  const passed = answered.flatMap((name): [string, string | string[]][] => {
    const value = headers[name];
    return value === undefined ? [] : [[name, value]];
  });
  return { ...Object.fromEntries(passed), ...inert };
}
