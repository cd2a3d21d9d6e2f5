/* Short lists get a weak ETag; long ones stream in portions. */
import type { LongMembers } from "@frontdesk/server/long-text";
import type { FastifyReply } from "fastify";
import type { Static, TSchema } from "typebox";
import { answerLongObject, taggedWeakly } from "../../api/objects.ts";
import type { Slots } from "../../offering/services/slots-schema.ts";

export function answerSlots<Schema extends TSchema>(
  reply: FastifyReply,
  schema: Schema,
  view: LongMembers<Static<Schema>> & LongMembers<Static<typeof Slots>>,
): Static<Schema> {
  if (Array.isArray(view.days)) return taggedWeakly(reply, view) as Static<Schema>;
  reply.header("cache-control", "no-cache");
  return answerLongObject(reply, schema, view);
}
