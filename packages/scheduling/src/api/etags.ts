// An ETag names one state of an object as shown (RFC 9110, section 8.8.3). `If-Match` also accepts
// a tag weakened by a proxy.
import { createHash } from "node:crypto";
import { namesTag } from "@frontdesk/server/entity-tags";
import type { FastifyReply, FastifyRequest } from "fastify";
import { changedSince } from "../core/refusals.ts";

function etagOf(view: object): string {
  const hash = createHash("sha256").update(JSON.stringify(view)).digest("base64url");
  return `"${hash.slice(0, 27)}"`;
}

export function tagged<View extends object>(reply: FastifyReply, view: View): View {
  reply.header("etag", etagOf(view));
  return view;
}

export function taggedWeakly<View extends object>(reply: FastifyReply, view: View): View {
  reply.header("etag", `W/${etagOf(view)}`).header("cache-control", "no-cache");
  return view;
}

export function checkMatch({ headers }: Pick<FastifyRequest, "headers">, view: object): void {
  const { "if-match": expected, "if-none-match": unwanted } = headers;
  const tag = etagOf(view);
  if (expected !== undefined && !namesTag(expected, tag)) throw changedSince();
  if (unwanted !== undefined && namesTag(unwanted, tag)) throw changedSince();
}
