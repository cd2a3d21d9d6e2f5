import type { Server } from "@frontdesk/server/server";
import { answerWithStream, streamType } from "@frontdesk/server/stream";
import type { StreamOwner } from "@frontdesk/server/stream-limits";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Context } from "../../core/context.ts";
import { refuseInOurWords } from "../../core/limits.ts";
import { AccountPath } from "../../core/paths.ts";
import { isStillLetIn } from "../../parties/identity/authenticate.ts";
import type { SeenChanges } from "./live.ts";
import { HintStream } from "./schema.ts";
import { tellHints } from "./tell.ts";

export function liveRoutes(server: Server, context: Context): void {
  server.get(
    "/:account/changes/stream",
    {
      schema: {
        tags: ["Changes"],
        summary: "Stream an account's changes",
        produces: [streamType],
        params: AccountPath,
        response: { 200: HintStream },
      },
      config: { persons: true, scope: "bookings:read", plain: true },
    },
    async (request, reply) => {
      const { account, headers } = request;
      const heard = Number(headers["last-event-id"]);
      const hasHeard = Number.isSafeInteger(heard) && heard > 0;
      return stream(context, reply, hasHeard ? heard : await context.live.seenNow(account.id));
    },
  );
}

function stream(context: Context, reply: FastifyReply, from: SeenChanges | number): FastifyReply {
  const { request } = reply;
  try {
    return answerWithStream(reply, {
      ...ownerOf(request),
      isAllowed: () => isStillLetIn(context, request),
      tell: (listener) => tellHints(context.live, { ...listener, whose: request, from }),
    });
  } catch (error) {
    return refuseInOurWords(error);
  }
}

function ownerOf({ account, caller }: FastifyRequest): Omit<StreamOwner, "address"> {
  const { userId, applicationId } = caller;
  return {
    who: `account ${account.id} user ${userId} application ${applicationId}`,
    caller: `user ${userId}`,
    ...(applicationId !== null && { application: String(applicationId) }),
  };
}
