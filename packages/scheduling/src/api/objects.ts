import {
  answerLongText,
  answerText,
  type LongMembers,
  piecesOf,
} from "@frontdesk/server/long-text";
import { networkOf } from "@frontdesk/server/network";
import type { FastifyReply } from "fastify";
import type { Static, TSchema } from "typebox";

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
