import type { FastifyReply, FastifyRequest } from "fastify";
import { Type } from "typebox";
import type { Context } from "../../core/context.ts";
import { momentOf } from "../../core/dates.ts";

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

export const DeletedItem = Type.Object({
  id: Type.Integer(),
  deleted: Type.Literal(true),
  updated_at: Type.String({ format: "date-time" }),
});

interface Deletable {
  id: number;
  updated_at: Date;
  deleted_at: Date | null;
}

export function orDeleted<Row extends Deletable, View, Item>(show: (row: Row, view: View) => Item) {
  return (row: Row, view: View) => {
    const { id, updated_at: updated } = row;
    if (row.deleted_at === null) return show(row, view);
    return { id, deleted: true as const, updated_at: momentOf(updated) };
  };
}

export function sinceOf({ updated_since: since }: { updated_since?: string }): Date | undefined {
  // The format allows leap seconds, which Date cannot represent.
  return since === undefined ? undefined : new Date(Temporal.Instant.from(since).epochMilliseconds);
}

// A transaction in progress during the read has an earlier timestamp.
const overlapMs = 60_000;

export function saySyncFrom(reply: FastifyReply, now: Date): void {
  reply.header("x-sync-from", new Date(now.getTime() - overlapMs).toISOString());
}

export function followed<Incoming extends FastifyRequest, Answer>(
  { now }: Pick<Context, "now">,
  answer: (request: Incoming, reply: FastifyReply) => Promise<Answer>,
) {
  return async (request: Incoming, reply: FastifyReply): Promise<Answer> => {
    saySyncFrom(reply, now());
    return await answer(request, reply);
  };
}
