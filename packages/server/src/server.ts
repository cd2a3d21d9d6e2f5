// The HTTP base of both services. Every response carries a request id, and every request leaves one
// log line.
import type { TypeBoxTypeProvider } from "@fastify/type-provider-typebox";
import { type FastifyBaseLogger, type FastifyRequest, fastify, LogController } from "fastify";
import type { Logger } from "pino";
import { readBodies } from "./body.ts";
import { publicBodyBytes, requireCeilings } from "./ceilings.ts";
import { closeInOrder, serving, stateOf } from "./closing.ts";
import { keepAliveMs } from "./connection.ts";
import { type ConnectionLimits, holdBack } from "./connection-limits.ts";
import { sendOnlyNew } from "./entity-tags.ts";
import { classicErrors, type ErrorFormat, notFound, render, speak } from "./errors.ts";
import { type Parts, showHealth } from "./health.ts";
import type { Server } from "./instance.ts";
import { createMetrics } from "./metrics.ts";
import { type CommitTracking, requestMs, trackCommits } from "./outcome.ts";
import { withSingleSlashes } from "./path.ts";
import { readQuery } from "./query.ts";
import { requestIdOf } from "./request-id.ts";
import { requireResponse, serializerCompiler } from "./serialize.ts";
import { limitReading } from "./slow-bodies.ts";
import { answerUnreadable, readingLimits, silenceMs, watchConnections } from "./sockets.ts";
import { follow, refusalOf, type Traffic } from "./traffic.ts";
import { validatorCompiler } from "./validate.ts";

export type { Server };

declare module "fastify" {
  interface FastifyRequest {
    readonly callerAddress: string;
    /** The caller in the log, such as `app:64d8…`; undefined for visitors of pages. */
    callerId: string | undefined;
  }
}

export interface ServerOptions {
  log: Logger;
  parts?: Parts;
  commitTracking?: CommitTracking;
  connectionLimits?: ConnectionLimits;
  /** With https, callers must use https. */
  publicUrl?: string;
  bodyLimitBytes?: number;
  /** Addresses or networks with a trusted `X-Forwarded-For`, comma-separated. */
  trustProxy?: false | string;
  addressOf?: (request: FastifyRequest) => string;
  errorFormat?: ErrorFormat;
  whenUnknown?: (request: FastifyRequest) => Error | undefined;
  onClose?: () => Promise<void>;
}

export function createServer(options: ServerOptions): Server {
  const { log, onClose, errorFormat = classicErrors } = options;
  const metrics = createMetrics();
  const traffic: Traffic = {
    metrics,
    isSecure: options.publicUrl?.startsWith("https:") === true,
    ...serving,
    onIdle: () => server.server.closeIdleConnections(),
    whenUnknown: options.whenUnknown,
  };
  const server: Server = fastify({
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({
      disableRequestLogging: true,
      requestIdLogLabel: "requestId",
    }),
    genReqId: requestIdOf,
    bodyLimit: options.bodyLimitBytes ?? publicBodyBytes,
    trustProxy: options.trustProxy ?? false,
    connectionTimeout: silenceMs,
    keepAliveTimeout: keepAliveMs,
    requestTimeout: readingLimits.requestTimeout,
    handlerTimeout: requestMs,
    http: { ...readingLimits, requireHostHeader: false },
    return503OnClosing: false,
    rewriteUrl: ({ url = "/" }) => withSingleSlashes(url),
    routerOptions: {
      ignoreTrailingSlash: true,
      maxParamLength: 16_384,
      querystringParser: readQuery,
    },
    frameworkErrors: (error, request, reply) => {
      follow(traffic, request, reply);
      render(error, { request, reply, errorFormat });
    },
    clientErrorHandler: (error, socket) => answerUnreadable(error, socket, { log, errorFormat }),
  }).withTypeProvider<TypeBoxTypeProvider>();

  server.decorate("metrics", metrics);
  knowCallers(server, options);
  server.setValidatorCompiler(validatorCompiler);
  server.setSerializerCompiler(serializerCompiler);
  readBodies(server);
  watchConnections(server);
  limitReading(server);
  sendOnlyNew(server);
  server.addHook("onRoute", requireResponse);
  server.addHook("onRoute", requireCeilings);
  server.addHook("onRequest", (request, reply, done) => {
    follow(traffic, request, reply);
    done(refusalOf(traffic, request));
  });
  if (options.connectionLimits !== undefined) holdBack(server, options.connectionLimits);
  if (options.commitTracking !== undefined) trackCommits(server, options.commitTracking);
  closeInOrder(server, traffic);
  if (onClose !== undefined) server.addHook("onClose", onClose);
  speak(server, errorFormat);
  server.setNotFoundHandler(notFound);
  showHealth(server, { serving: async () => stateOf(traffic), ...options.parts });
  return server;
}

function knowCallers(server: Server, { addressOf = ({ ip }) => ip }: ServerOptions): void {
  server.decorateRequest("callerAddress", {
    getter() {
      return addressOf(this);
    },
  });
  server.decorateRequest("callerId", undefined);
}
