import type { FastifyReply, FastifyRequest } from "fastify";
import type { Answer, Call } from "./idempotency/idempotency.ts";

/** What an idempotency key of this request is bound to; `shard` is that of what the path names. */
export function callOf(request: FastifyRequest, shard: number): Call {
  const header = request.headers["idempotency-key"];
  const path = request.url.split("?", 1)[0] ?? "";
  return {
    key: Array.isArray(header) ? header.join() : header,
    appId: request.identity.appId,
    method: request.method,
    path: path.replace(/\/+$/, ""),
    body: request.body,
    shard,
  };
}

/** What answers of a deprecated call carry: since when, and where its replacement is (RFC 9745). */
export const deprecated = {
  Deprecation: "@1483228800",
  Link: '</docs>; rel="deprecation"; type="text/html"',
};

/** Sends an answer: its status, headers and body. */
export function sendAnswer<Body>(reply: FastifyReply, answer: Answer<Body>): FastifyReply {
  return reply
    .code(answer.status)
    .headers(answer.headers ?? {})
    .send(answer.body);
}
