import type { Server } from "@frontdesk/server/server";
import { answerWithStream, streamType } from "@frontdesk/server/stream";
import type { Context } from "../../core/context.ts";
import type { Id } from "../../core/ids.ts";
import { hashKey, type Identity } from "../../parties/identity/identity.ts";
import { findKey } from "../../parties/identity/store.ts";
import { MerchantParams } from "../../parties/merchants/schema.ts";
import { findMerchantFor } from "../../parties/merchants/store.ts";
import { cursorFor, lastIdOf } from "./cursor.ts";
import { streamRefusals } from "./refusals.ts";
import { startRelay } from "./relay.ts";
import { EventStream, StreamQuery } from "./schema.ts";
import { tellEvents } from "./tell.ts";

export function streamRoutes(server: Server, context: Context): void {
  const relay = startRelay(context);
  server.addHook("onClose", () => relay.stop());
  const source = { ...context, relay };
  server.get(
    "/merchants/:merchantId/events/stream",
    {
      schema: {
        summary: "Stream a merchant's events",
        tags: ["Events"],
        "x-refusals": Object.values(streamRefusals),
        produces: [streamType],
        params: MerchantParams,
        querystring: StreamQuery,
        response: { 200: EventStream },
      },
      config: { plain: true, personsMay: "see" },
    },
    async ({ params, query, headers, identity }, reply) => {
      const { merchantId } = params;
      const { callerId } = identity;
      const { filter = {} } = query;
      const named = lastIdOf(headers, query.after);
      const after = await cursorFor(context, { merchantId, callerId, after: named });
      return answerWithStream(reply, {
        who: `${identity.actor} merchant ${merchantId}`,
        caller: identity.actor,
        isAllowed: () => hasAccess(context, identity, merchantId),
        tell: (listener) => tellEvents(source, { ...listener, merchantId, after, filter }),
      });
    },
  );
}

async function hasAccess(
  { db }: Pick<Context, "db">,
  identity: Identity,
  merchantId: Id,
): Promise<boolean> {
  const { callerId } = identity;
  // The desk closes forwarded streams with their session.
  if (identity.kind === "app") {
    const key = await findKey(db, hashKey(identity.key));
    if (key?.appId !== callerId || key.suspended) return false;
  }
  return (await findMerchantFor(db, { merchantId, callerId }))?.allowed === true;
}
