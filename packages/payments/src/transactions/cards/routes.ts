import type { Server } from "@frontdesk/server/server";
import { deprecated } from "../../api/deprecation.ts";
import { idempotently } from "../../api/idempotency/idempotency.ts";
import { callOf, sendAnswer } from "../../api/reply.ts";
import type { Context } from "../../ground/context.ts";
import { forbidden } from "../../ground/refusals.ts";
import { IdParams } from "../transactions/schema.ts";
import { getCard, saveCard } from "./card.ts";
import { cardRefusals } from "./refusals.ts";
import { CardAnswer, CreatedCard, NewCard } from "./schema.ts";

export function cardRoutes(server: Server, context: Context): void {
  server.post(
    "/merchants/:id/cards",
    {
      schema: {
        summary: "Save the card of a transaction",
        tags: ["Cards"],
        deprecated: true,
        "x-refusals": Object.values(cardRefusals),
        "x-idempotent": true,
        params: IdParams,
        body: NewCard,
        response: { 201: CreatedCard },
      },
    },
    async (request, reply) => {
      const { callerId, actor } = request.identity;
      const input = { ...request.body, merchantId: request.params.id, callerId, actor };
      const headers = deprecated(input.merchantId);
      reply.headers(headers);
      const call = callOf(request);
      const answer = await idempotently(context, call, async (context) => ({
        status: 201,
        headers,
        body: await saveCard(context, input),
      }));
      return sendAnswer(reply, answer);
    },
  );

  server.get(
    "/cards/:id",
    {
      schema: {
        summary: "Read a saved card",
        tags: ["Cards"],
        "x-refusals": [forbidden],
        params: IdParams,
        response: { 200: CardAnswer },
      },
    },
    async ({ params, identity }) =>
      await getCard(context, { id: params.id, callerId: identity.callerId }),
  );
}
