// An entity tag names one state of an object as the API shows it (RFC 9110, section 8.8.3), so that
// a PUT fails if another caller was faster. It is a revision, not a hash of the bytes sent, so that
// a tag that a proxy made weak still names it.
import { createHash } from "node:crypto";
import { namesTag } from "@frontdesk/server/entity-tags";
import type { FastifyReply, FastifyRequest } from "fastify";
import { changedSince } from "../ground/refusals.ts";

/** The entity tag of an object as it is shown. */
function etagOf(shown: object): string {
  const hash = createHash("sha256").update(JSON.stringify(shown)).digest("base64url");
  return `"${hash.slice(0, 27)}"`;
}

/** Sets the entity tag of the response; returns the object. */
export function tagged<Shown extends object>(reply: FastifyReply, shown: Shown): Shown {
  reply.header("etag", etagOf(shown));
  return shown;
}

/** Sets a weak tag, which the caller asks with again each time; returns the answer. */
export function taggedWeakly<Shown extends object>(reply: FastifyReply, shown: Shown): Shown {
  reply.header("etag", `W/${etagOf(shown)}`).header("cache-control", "no-cache");
  return shown;
}

/** Refuses with 412 if `If-Match` names another state, or `If-None-Match` this one. */
export function checkMatch({ headers }: Pick<FastifyRequest, "headers">, shown: object): void {
  const { "if-match": wanted, "if-none-match": unwanted } = headers;
  const tag = etagOf(shown);
  if (wanted !== undefined && !namesTag(wanted, tag)) throw changedSince();
  if (unwanted !== undefined && namesTag(unwanted, tag)) throw changedSince();
}
