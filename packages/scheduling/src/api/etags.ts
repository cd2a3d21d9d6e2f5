// An entity tag names one state of a thing as the API shows it (RFC 9110, section 8.8.3), so that a
// PUT can be made to fail when somebody else was faster.
import { createHash } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import { changedSince } from "../ground/refusals.ts";

/** The entity tag of a thing as it is shown. */
export function etagOf(shown: object): string {
  const hash = createHash("sha256").update(JSON.stringify(shown)).digest("base64url");
  return `"${hash.slice(0, 27)}"`;
}

/** Gives the answer its entity tag; gives back what is shown. */
export function tagged<Shown extends object>(reply: FastifyReply, shown: Shown): Shown {
  reply.header("etag", etagOf(shown));
  return shown;
}

/** Refuses with 412 when `If-Match` is given and names another state than the one shown. */
export function checkMatch({ headers }: Pick<FastifyRequest, "headers">, shown: object): void {
  const wanted = headers["if-match"];
  if (wanted === undefined || wanted.trim() === "*") return;
  const tags = wanted.split(",").map((tag) => tag.trim());
  if (!tags.includes(etagOf(shown))) throw changedSince();
}
