import { createHash } from "node:crypto";
import { namesTag } from "@frontdesk/server/entity-tags";
import {
  answerLongText,
  answerText,
  type LongMembers,
  piecesOf,
} from "@frontdesk/server/long-text";
import { networkOf } from "@frontdesk/server/network";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Static, TSchema } from "typebox";
import { changedSince } from "../core/refusals.ts";

export function readerOf({ request }: Pick<FastifyReply, "request">): string {
  return request.callerId ?? networkOf(request.callerAddress);
}

export async function answerObject<Schema extends TSchema>(
  reply: FastifyReply,
  schema: Schema,
  members: LongMembers<Static<Schema>>,
): Promise<Static<Schema>> {
  const type = "application/json; charset=utf-8";
  const pieces = piecesOf(schema, members);
  // Fastify treats the reply itself as a started answer.
  return (await answerText(reply, { who: readerOf(reply), type, pieces })) as Static<Schema>;
}

/** Reads nothing before the caller's turn. */
export function answerLongObject<Schema extends TSchema>(
  reply: FastifyReply,
  schema: Schema,
  members: LongMembers<Static<Schema>>,
): Static<Schema> {
  const type = "application/json; charset=utf-8";
  const text = { who: readerOf(reply), type, pieces: piecesOf(schema, members) };
  return answerLongText(reply, text) as Static<Schema>;
}

// An ETag names one state of an object as shown (RFC 9110, section 8.8.3). `If-Match` also accepts
// a tag weakened by a proxy.

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
