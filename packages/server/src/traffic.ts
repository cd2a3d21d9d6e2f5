import type { FastifyReply, FastifyRequest } from "fastify";
import { watchedPaths } from "./health.ts";
import { InputError, inputRefusals } from "./input-refusals.ts";
import { loggedPathOf, strangePathOf } from "./log.ts";
import type { Metrics } from "./metrics.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** The log names the route only. */
    secretPath?: boolean;
  }
}

export interface Traffic {
  metrics: Metrics;
  isSecure: boolean;
  /** Everything is still served; load balancers learn to choose another process. */
  isDraining: boolean;
  isClosing: boolean;
  onIdle: () => void;
  whenUnknown?: ((request: FastifyRequest) => Error | undefined) | undefined;
}

/** Logged when the client disconnects before the response; never sent. */
const clientLeft = 499;

/** Pages have their own. */
const closedPolicy = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'";

export function follow(traffic: Traffic, request: FastifyRequest, reply: FastifyReply): void {
  reply.header("x-request-id", request.id);
  reply.header("x-content-type-options", "nosniff");
  reply.header("cache-control", "no-store");
  reply.header("content-security-policy", closedPolicy);
  reply.header("referrer-policy", "no-referrer");
  // RFC 6797: for two years, this host only.
  if (traffic.isSecure) reply.header("strict-transport-security", "max-age=63072000");
  traffic.metrics.began();
  // The socket is gone after a disconnect, so read the address now.
  const address = addressOf(request);
  reply.raw.on("close", () => conclude(traffic, { request, reply, address }));
}

function addressOf(request: FastifyRequest): string | undefined {
  if (!request.raw.socket) return undefined;
  // A request with an undecodable path never gets the server's decorations.
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
  // An unknown path may be a misspelt secret one.
  if (routeOptions.url === undefined) return strangePathOf(originalUrl);
  return routeOptions.config.secretPath === true ? routeOptions.url : loggedPathOf(originalUrl);
}

export function refusalOf(traffic: Traffic, request: FastifyRequest): Error | undefined {
  // RFC 9112, section 3.2; Node's own response would carry no request id.
  const { httpVersion, rawHeaders } = request.raw;
  const hosts = countHosts(rawHeaders);
  if (hosts === 0 && httpVersion === "1.1")
    return new InputError(400, "The Host header is missing");
  if (hosts > 1) return new InputError(400, "The Host header is repeated");
  if (traffic.isClosing && !watchedPaths.has(request.url)) return inputRefusals.unavailable();
  // Before the body is read: it would be useless.
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

/** Databases take no NUL in text, so no object has such a name. */
function hasNul({ url, params }: FastifyRequest): boolean {
  if (!url.includes("%00")) return false;
  return Object.values(params as object).some((value) => String(value).includes("\0"));
}
