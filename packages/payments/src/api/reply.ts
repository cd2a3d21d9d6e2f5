import type { Answer } from "@frontdesk/platform/idempotency/answer";
import type { FastifyReply, FastifyRequest } from "fastify";
import { isId, shardOf } from "../core/ids.ts";
import type { Admit, Call } from "./idempotency/idempotency.ts";

export function callOf(request: FastifyRequest, admit: Admit): Call {
  const header = request.headers["idempotency-key"];
  const { callerId } = request.identity;
  const ids = Object.values(request.params as Record<string, string>);
  return {
    key: Array.isArray(header) ? header.join() : header,
    callerId,
    method: request.method,
    // The same for each spelling of the path.
    path: JSON.stringify([request.routeOptions.url, ids]),
    body: request.body,
    shard: shardOfFirst([...ids, callerId]),
    admit,
  };
}

function shardOfFirst(names: readonly string[]): number {
  const id = names.find(isId);
  return id === undefined ? 0 : shardOf(id);
}

export function sendAnswer<Body>(reply: FastifyReply, answer: Answer<Body>): FastifyReply {
  return reply
    .code(answer.status)
    .headers(answer.headers ?? {})
    .send(answer.body);
}
