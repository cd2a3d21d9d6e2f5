// RFC 9110, sections 8.8.3 and 13.1. Tags compare weakly: a compressing proxy makes a response's
// tag weak.
import { createHash } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Server } from "./instance.ts";

/** "etagc" of RFC 9110; it includes the comma and the backslash. */
const element = /[ \t]*(?:(?:W\/)?"([\x21\x23-\x7e\x80-\xff]*)"[ \t]*)?(,|$)/y;

export function readTags(list: string): "*" | readonly string[] {
  if (list.trim() === "*") return "*";
  const tags: string[] = [];
  element.lastIndex = 0;
  for (;;) {
    const [, tag, end] = element.exec(list) ?? [];
    if (end === undefined) return [];
    if (tag !== undefined) tags.push(tag);
    if (end === "") return tags;
  }
}

export function namesTag(list: string, tag: string): boolean {
  const named = readTags(list);
  if (named === "*") return true;
  const [own] = readTags(tag);
  return own !== undefined && named.includes(own);
}

export function sendOnlyNew(server: Server): void {
  server.addHook("onSend", async (request, reply, payload) =>
    exists(request, reply) ? withoutBody(reply, payload) : payload,
  );
}

export function tagObjects(scope: Server): void {
  scope.addHook<unknown>("onSend", async (request, reply, payload) => {
    const isObject = typeof payload === "string" && payload.startsWith("{");
    const isTagless = isObject && reply.statusCode === 200 && !reply.hasHeader("etag");
    if (!isTagless || !isRead(request)) return payload;
    const hash = createHash("sha256").update(payload).digest("base64url");
    reply.header("etag", `"${hash.slice(0, 27)}"`);
    return exists(request, reply) ? withoutBody(reply, payload) : payload;
  });
}

function withoutBody(reply: FastifyReply, payload: unknown): unknown {
  reply.code(304);
  // Fastify itself drops the body of a HEAD, and fails without one.
  if (reply.request.method === "HEAD") return payload;
  for (const name of ["content-type", "content-length", "content-encoding"]) {
    reply.removeHeader(name);
  }
  return null;
}

const isRead = ({ method }: FastifyRequest): boolean => method === "GET" || method === "HEAD";

function exists(request: FastifyRequest, reply: FastifyReply): boolean {
  const { "if-none-match": existing } = request.headers;
  if (existing === undefined || reply.statusCode !== 200 || !isRead(request)) return false;
  const tag = reply.getHeader("etag");
  return typeof tag === "string" && namesTag(existing, tag);
}
