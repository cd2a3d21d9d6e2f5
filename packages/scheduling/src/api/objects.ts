// Objects whose lists have no end: they are read and written in portions, as long lists are.
import {
  answerLongText,
  answerText,
  type LongMembers,
  piecesOf,
} from "@frontdesk/server/long-text";
import type { FastifyReply } from "fastify";
import type { Static, TSchema } from "typebox";

/** The caller of a request, whose long answers wait for each other. */
export function readerOf({ request }: Pick<FastifyReply, "request">): string {
  return request.callerId ?? request.callerAddress;
}

/** Answers with an object by its schema, written as it is read. */
export async function answerObject<Schema extends TSchema>(
  reply: FastifyReply,
  schema: Schema,
  members: LongMembers<Static<Schema>>,
): Promise<Static<Schema>> {
  const type = "application/json; charset=utf-8";
  const pieces = piecesOf(schema, members);
  // Fastify takes the reply itself for an answer that was begun.
  return (await answerText(reply, { who: readerOf(reply), type, pieces })) as Static<Schema>;
}

/** The same for a long object. It reads nothing before its caller's turn. */
export function answerLongObject<Schema extends TSchema>(
  reply: FastifyReply,
  schema: Schema,
  members: LongMembers<Static<Schema>>,
): Static<Schema> {
  const type = "application/json; charset=utf-8";
  const text = { who: readerOf(reply), type, pieces: piecesOf(schema, members) };
  return answerLongText(reply, text) as Static<Schema>;
}
