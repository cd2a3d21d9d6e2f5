import type { FastifyReply, FastifyRequest } from "fastify";
import type { Answer, Call } from "./idempotency/idempotency.ts";
import { type Id, isId, shardOf } from "./ids.ts";

/** What an idempotency key of this request is bound to. */
export function callOf(request: FastifyRequest): Call {
  const header = request.headers["idempotency-key"];
  const { appId } = request.identity;
  const ids = Object.values(request.params as Record<string, string>);
  return {
    key: Array.isArray(header) ? header.join() : header,
    appId,
    method: request.method,
    // However a path is spelt, it leads to one route and the same ids.
    path: JSON.stringify([request.routeOptions.url, ids]),
    body: request.body,
    shard: shardOfFirst([...ids, appId]),
  };
}

// A key is kept where what the path names is, or else where the caller is.
function shardOfFirst(names: readonly string[]): number {
  const id = names.find(isId);
  return id === undefined ? 0 : shardOf(id);
}

/**
 * What answers of a deprecated call carry: since when it is, where to read of it, and what replaces
 * it (RFC 9745, RFC 5829).
 */
export function deprecated(merchantId: Id): Record<string, string> {
  const successor = `</merchants/${merchantId}/transactions>; rel="successor-version"`;
  return {
    Deprecation: "@1483228800",
    Link: `</docs>; rel="deprecation"; type="text/html", ${successor}`,
  };
}

/** Sends an answer: its status, headers and body. */
export function sendAnswer<Body>(reply: FastifyReply, answer: Answer<Body>): FastifyReply {
  return reply
    .code(answer.status)
    .headers(answer.headers ?? {})
    .send(answer.body);
}
