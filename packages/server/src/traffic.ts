// From its first line to its last a request is followed: it gets an id, is counted, and leaves
// one line in the log, also when the client went away.
import type { FastifyReply, FastifyRequest } from "fastify";
import { InputError, messageOf } from "./errors.ts";
import { pathOf } from "./log.ts";
import type { Metrics } from "./metrics.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** The path holds a secret: the log names the route only. */
    secretPath?: boolean;
  }
}

export interface Traffic {
  metrics: Metrics;
  isClosing: boolean;
  /** Called when a request ends while the server is closing. */
  onIdle: () => void;
  /** What is answered to a path that no route has with its method, if not 404. */
  whenUnknown?: ((request: FastifyRequest) => Error | undefined) | undefined;
}

/** The status that is logged when the client did not wait for the answer; never sent. */
const clientLeft = 499;

/** Begins to follow a request; the rest happens when its answer is out. */
export function follow(traffic: Traffic, request: FastifyRequest, reply: FastifyReply): void {
  reply.header("x-request-id", request.id);
  reply.header("x-content-type-options", "nosniff");
  reply.header("cache-control", "no-store");
  traffic.metrics.began();
  reply.raw.on("close", () => conclude(traffic, request, reply));
}

function conclude(traffic: Traffic, request: FastifyRequest, reply: FastifyReply): void {
  const { method } = request;
  const route = request.routeOptions.url;
  const status = reply.raw.writableEnded ? reply.statusCode : clientLeft;
  const milliseconds = reply.elapsedTime;
  traffic.metrics.ended({ method, route, status, milliseconds });
  const ms = Math.round(milliseconds * 100) / 100;
  const path = request.routeOptions.config.secretPath === true ? route : pathOf(request.url);
  request.log.info({ method, path, route, status, ms }, "request");
  if (traffic.isClosing) traffic.onIdle();
}

/** Why a request is not even begun, if so. */
export function refusalOf(traffic: Traffic, request: FastifyRequest): Error | undefined {
  // RFC 9112, section 3.2; Node's own answer would carry no request id.
  const isNameless = request.headers.host === undefined && request.raw.httpVersion === "1.1";
  if (isNameless) return new InputError(400, "The Host header is missing");
  if (traffic.isClosing && request.url !== "/health") return new InputError(503, messageOf(503));
  // Before its body is read, which is of no use then.
  if (!request.is404) return undefined;
  return traffic.whenUnknown?.(request) ?? new InputError(404, messageOf(404));
}
