import { randomUUID } from "node:crypto";
import type { ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { Logger } from "pino";
import { answerIn, type ErrorFormat } from "./errors.ts";
import { messageOf, phraseOf } from "./input-refusals.ts";
import type { Server } from "./instance.ts";
import { longestReadingMs } from "./slow-bodies.ts";

/** Milliseconds; does not apply during a handler's work. */
export const silenceMs = 120_000;

/** Milliseconds to read a request. Handlers have no limit here, bodies a stricter one. */
export const readingLimits = {
  headersTimeout: 10_000,
  requestTimeout: longestReadingMs,
  // Node checks for late requests only this often.
  connectionsCheckingInterval: 2_000,
};

interface Answering extends Socket {
  /** Node's private field: the response being written. */
  _httpMessage?: ServerResponse | null;
}

export function watchConnections(server: Server): void {
  server.server.on("timeout", (socket: Answering) => {
    const response = socket._httpMessage;
    if (!response || response.headersSent) socket.destroy();
  });
  // RFC 9110, section 10.1.1, leaves the response to the server.
  server.server.on("checkExpectation", (request, response) => {
    server.server.emit("request", request, response);
  });
}

const statuses = new Map([
  ["ERR_HTTP_REQUEST_TIMEOUT", 408],
  ["HPE_CHUNK_EXTENSIONS_OVERFLOW", 413],
]);

export function answerUnreadable(
  error: Error & { code?: string },
  socket: Socket,
  { log, errorFormat }: { log: Logger; errorFormat: ErrorFormat },
): void {
  if (error.code === "ECONNRESET" || socket.destroyed) return;
  const status = statuses.get(error.code ?? "") ?? 400;
  const requestId = randomUUID();
  log.info({ requestId, status, reason: error.code }, "unreadable request");
  const response = (socket as Answering)._httpMessage;
  if (response?.req.complete) {
    // An answer now would look like the running request's response.
    response.once("close", () => socket.destroySoon());
    return;
  }
  if (socket.writable && !response?.headersSent) {
    const body = errorFormat.other(status, messageOf(status), { id: requestId });
    const { text = "", headers } = answerIn(errorFormat, { status, body }, response?.req);
    socket.write(
      [
        `HTTP/1.1 ${status} ${phraseOf(status)}`,
        ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
        `Content-Length: ${Buffer.byteLength(text)}`,
        `X-Request-Id: ${requestId}`,
        "Connection: close",
        "",
        text,
      ].join("\r\n"),
    );
  }
  socket.destroySoon();
}
