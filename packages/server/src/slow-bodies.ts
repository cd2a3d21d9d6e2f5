/* Time to receive a body. Node's own limit is one for the whole server, so a large file over a
   slow line would never arrive. Here the time grows with the declared length. */
import type { IncomingMessage, ServerResponse } from "node:http";
import type { FastifyRequest, RouteOptions } from "fastify";
import { defaultBodyBytes } from "./ceilings.ts";
import type { Server } from "./instance.ts";
import { requestMs } from "./outcome.ts";
import { slowLineMs } from "./slow-line.ts";

/** Without a length, and for the rest of a body after its response. */
const usualMs = 30_000;

/** Files of rates; a larger body is refused by its length. */
const mostBytes = 16 * 1_048_576;

/** Node's limit, the last resort. */
export const longestReadingMs = usualMs + slowLineMs(mostBytes);

export function hasBody({ headers }: Pick<IncomingMessage, "headers">): boolean {
  const length = headers["content-length"];
  return headers["transfer-encoding"] !== undefined || (length !== undefined && length !== "0");
}

export function limitReading(server: Server): void {
  server.server.prependListener("request", (request: IncomingMessage, response: ServerResponse) => {
    if (!hasBody(request)) return;
    // A proxy that ends early takes the socket from the request.
    const { socket } = request;
    const late = () => {
      if (socket.destroyed || request.complete) return;
      const error = new Error("The body came too slowly");
      const code = "ERR_HTTP_REQUEST_TIMEOUT";
      server.server.emit("clientError", Object.assign(error, { code }), socket);
    };
    const length = Math.min(Number(request.headers["content-length"] ?? 0), mostBytes);
    let timer = setTimeout(late, usualMs + slowLineMs(length)).unref();
    const end = () => clearTimeout(timer);
    request.once("end", end).once("close", end);
    response.once("finish", () => {
      end();
      if (!request.complete) timer = setTimeout(late, usualMs).unref();
    });
  });
  server.addHook("onRoute", allowSlowFiles);
}

/** Repeats a check of rights if the body arrived after it: the rights may have ended meanwhile. */
export function checkAfterLateBody(
  scope: Server,
  check: (request: FastifyRequest) => Promise<void>,
): void {
  const late = new WeakSet<FastifyRequest>();
  scope.addHook("onRequest", async (request) => {
    if (hasBody(request.raw) && !request.raw.complete) late.add(request);
  });
  scope.addHook("preValidation", async (request) => {
    if (late.has(request)) await check(request);
  });
}

/** The limit of a handler includes the time to receive its body. */
function allowSlowFiles(route: RouteOptions): void {
  const { bodyLimit = 0 } = route;
  if (bodyLimit > defaultBodyBytes) route.handlerTimeout ??= requestMs + slowLineMs(bodyLimit);
}
