// From its first line to its last a request is followed: it gets an id, is counted, and leaves
// one line in the log, also when the client went away.
import type { FastifyReply, FastifyRequest } from "fastify";
import { watchedPaths } from "./health.ts";
import { InputError, inputRefusals } from "./input-refusals.ts";
import { knownPathOf, strangePathOf } from "./log.ts";
import type { Metrics } from "./metrics.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** The path holds a secret: the log names the route only. */
    secretPath?: boolean;
  }
}

export interface Traffic {
  metrics: Metrics;
  /** Whether callers reach the server by https. */
  isSecure: boolean;
  /** Everything is still served, and balancers are told to ask another process. */
  isDraining: boolean;
  isClosing: boolean;
  /** Called when a request ends while the server is closing. */
  onIdle: () => void;
  /** What is answered to a path that no route has with its method, if not 404. */
  whenUnknown?: ((request: FastifyRequest) => Error | undefined) | undefined;
}

/** The status that is logged when the client did not wait for the answer; never sent. */
const clientLeft = 499;

/** What may be done with an answer that says nothing of it: pages have policies of their own. */
const closedPolicy = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'";

/** Begins to follow a request; the rest happens when its answer is out. */
export function follow(traffic: Traffic, request: FastifyRequest, reply: FastifyReply): void {
  reply.header("x-request-id", request.id);
  reply.header("x-content-type-options", "nosniff");
  reply.header("cache-control", "no-store");
  reply.header("content-security-policy", closedPolicy);
  reply.header("referrer-policy", "no-referrer");
  // RFC 6797: for two years, here and nowhere else.
  if (traffic.isSecure) reply.header("strict-transport-security", "max-age=63072000");
  traffic.metrics.began();
  // A request has no socket any more once its client is gone.
  const address = addressOf(request);
  reply.raw.on("close", () => conclude(traffic, { request, reply, address }));
}

function addressOf(request: FastifyRequest): string | undefined {
  if (!request.raw.socket) return undefined;
  // A request whose path cannot be decoded never gets the decorations of the server.
  return request.callerAddress ?? request.ip;
}

interface Exchange {
  request: FastifyRequest;
  reply: FastifyReply;
  address: string | undefined;
}

function conclude(traffic: Traffic, { request, reply, address }: Exchange): void {
  const { method } = request;
  const route = request.routeOptions.url;
  const status = reply.raw.writableEnded ? reply.statusCode : clientLeft;
  const milliseconds = reply.elapsedTime;
  traffic.metrics.ended({ method, route, status, milliseconds });
  const ms = Math.round(milliseconds * 100) / 100;
  const path = loggedPath(request);
  const { callerId: caller } = request;
  request.log.info({ method, path, route, status, ms, address, caller }, "request");
  if (traffic.isClosing) traffic.onIdle();
}

function loggedPath({ routeOptions, originalUrl }: FastifyRequest): string | undefined {
  // Without a route nobody can say what the path means: it may be a secret one's, misspelt.
  if (routeOptions.url === undefined) return strangePathOf(originalUrl);
  return routeOptions.config.secretPath === true ? routeOptions.url : knownPathOf(originalUrl);
}

/** Why a request is not even begun, if so. */
export function refusalOf(traffic: Traffic, request: FastifyRequest): Error | undefined {
  // RFC 9112, section 3.2; Node's own answer would carry no request id.
  const { httpVersion, rawHeaders } = request.raw;
  const hosts = countHosts(rawHeaders);
  if (hosts === 0 && httpVersion === "1.1")
    return new InputError(400, "The Host header is missing");
  if (hosts > 1) return new InputError(400, "The Host header is repeated");
  if (traffic.isClosing && !watchedPaths.has(request.url)) return inputRefusals.unavailable();
  // Before its body is read, which is of no use then.
  if (!request.is404) return hasNul(request) ? inputRefusals.notFound() : undefined;
  return traffic.whenUnknown?.(request) ?? inputRefusals.notFound();
}

function countHosts(rawHeaders: readonly string[]): number {
  let count = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    if (rawHeaders[at]!.length === 4 && rawHeaders[at]!.toLowerCase() === "host") count += 1;
  }
  return count;
}

/** Whether a name in its path has what no database takes as text: nothing has such a name. */
function hasNul({ url, params }: FastifyRequest): boolean {
  if (!url.includes("%00")) return false;
  return Object.values(params as object).some((value) => String(value).includes("\0"));
}
