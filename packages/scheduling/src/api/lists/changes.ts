/*
 * Whoever keeps a copy of a list asks for what changed since they last asked, deleted things
 * included, and is told what to ask with the next time.
 */
import type { FastifyReply, FastifyRequest } from "fastify";
import { Type } from "typebox";
import type { Context } from "../../ground/context.ts";
import { momentOf } from "../../ground/times.ts";

/** The query parameter of lists of which a copy can be kept. */
export const sinceQuery = {
  updated_since: Type.Optional(
    Type.String({
      format: "date-time",
      description:
        "Returns only changes since then, including archived and deleted objects. Start " +
        "with the `X-Sync-From` of your previous request",
    }),
  ),
};

/** What is left of a thing that was deleted. */
export const Deleted = Type.Object({
  id: Type.Integer(),
  deleted: Type.Literal(true),
  updated_at: Type.String({ format: "date-time" }),
});

interface Deletable {
  id: number;
  updated_at: Date;
  deleted_at: Date | null;
}

/** Shows things of a list, and of deleted ones that they are. */
export function orDeleted<Row extends Deletable, View, Shown>(
  show: (row: Row, view: View) => Shown,
) {
  return (row: Row, view: View) => {
    const { id, updated_at: updated } = row;
    if (row.deleted_at === null) return show(row, view);
    return { id, deleted: true as const, updated_at: momentOf(updated) };
  };
}

/** Since when a list is asked for changes; undefined where it is asked for all. */
export function sinceOf({ updated_since: since }: { updated_since?: string }): Date | undefined {
  // Formats let leap seconds pass, which are no date.
  return since === undefined ? undefined : new Date(Temporal.Instant.from(since).epochMilliseconds);
}

// What was being written while a list was read has a moment from before it, and is seen only later.
const overlapMs = 60_000;

/** Says with which `updated_since` to ask the next time. */
export function saySyncFrom(reply: FastifyReply, now: Date): void {
  reply.header("x-sync-from", new Date(now.getTime() - overlapMs).toISOString());
}

/** Answers with a list, and with which `updated_since` to ask for it the next time. */
export function followed<Asked extends FastifyRequest, Answer>(
  { now }: Pick<Context, "now">,
  answer: (request: Asked, reply: FastifyReply) => Promise<Answer>,
) {
  return async (request: Asked, reply: FastifyReply): Promise<Answer> => {
    saySyncFrom(reply, now());
    return await answer(request, reply);
  };
}
