import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";

const sane = /^[A-Za-z0-9_.~:=+-]{1,128}$/;

/** The id a request brings along in `X-Request-Id` when it is a sane token, else a new one. */
export function requestIdOf(request: Pick<IncomingMessage, "headers">): string {
  const given = request.headers["x-request-id"];
  return typeof given === "string" && sane.test(given) ? given : randomUUID();
}
