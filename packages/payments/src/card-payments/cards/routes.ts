import { atomically } from "@frontdesk/database/atomically";
import type { Server } from "@frontdesk/server/server";
import { deprecated } from "../../api/deprecation.ts";
import { callOf, idempotently, sendAnswer } from "../../api/idempotency/idempotency.ts";
import type { Context } from "../../core/context.ts";
import { type Id, shardOf } from "../../core/ids.ts";
import { tell } from "../../core/outbox/entry.store.ts";
import type { Actor } from "../../core/outbox/entry.ts";
import { forbidden } from "../../core/refusals.ts";
import { Nothing } from "../../parties/apps/schema.ts";
import { allowedOnly, getMerchantFor } from "../../parties/merchants/access.ts";
import { ofOne } from "../../parties/merchants/roles/admit.ts";
import { stillAt } from "../../parties/merchants/roles/repeats.ts";
import { IdParams } from "../transactions/schema.ts";
import { getCard, presentCard, saveCard } from "./card.ts";
import { cardRefusals } from "./refusals.ts";
import { CardAnswer, CardList, CardQuery, CreatedCard, NewCard } from "./schema.ts";
import { findCard, listCards, markDeleted } from "./store.ts";

export function cardRoutes(server: Server, context: Context): void {
  savingRoute(server, context);
  ownRoutes(server, context);
}

function savingRoute(server: Server, context: Context): void {
  server.post(
    "/merchants/:id/cards",
    {
      schema: {
        summary: "Save a transaction's card",
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
      const call = callOf(request, stillAt(request));
      const answer = await idempotently(context, call, async (context) => ({
        status: 201,
        headers,
        body: await saveCard(context, input),
      }));
      return sendAnswer(reply, answer);
    },
  );
}

function ownRoutes(server: Server, context: Context): void {
  server.get(
    "/merchants/:id/cards",
    {
      schema: {
        summary: "List a merchant's saved cards",
        tags: ["Cards"],
        "x-refusals": [forbidden],
        params: IdParams,
        querystring: CardQuery,
        response: { 200: CardList },
      },
      config: { personsMay: "see" },
    },
    async ({ params, query: { limit, before, after }, identity: { callerId } }) => {
      const merchantId = params.id;
      await getMerchantFor(context.db, { merchantId, callerId });
      const page = { limit, ...(before && { before }), ...(after && { after }) };
      return (await listCards(context.db, { merchantId, page })).map(presentCard);
    },
  );

  server.get(
    "/cards/:id",
    {
      schema: {
        summary: "Retrieve a saved card",
        tags: ["Cards"],
        "x-refusals": [forbidden],
        params: IdParams,
        response: { 200: CardAnswer },
      },
      config: { personsMay: { act: "see", of: ofOne("cards") } },
    },
    async ({ params, identity }) =>
      await getCard(context, { id: params.id, callerId: identity.callerId }),
  );

  server.delete(
    "/cards/:id",
    {
      schema: {
        summary: "Delete a saved card",
        tags: ["Cards"],
        "x-refusals": [forbidden],
        params: IdParams,
        response: { 204: Nothing },
      },
      config: { personsMay: { act: "cards", of: ofOne("cards") } },
    },
    async ({ params: { id }, identity: { callerId, actor } }, reply) => {
      await deleteCard(context, { id, callerId, actor });
      return reply.code(204).send(null);
    },
  );
}

/** Charges in progress finish normally. */
async function deleteCard(
  context: Pick<Context, "db" | "now">,
  { id, callerId, actor }: { id: Id; callerId: Id; actor: Actor },
): Promise<void> {
  const reach = { shard: shardOf(id), id, callerId };
  allowedOnly(await findCard(context.db, reach));
  await atomically(context.db, async (db) => {
    if (!(await markDeleted(db, id, context.now()))) return;
    const deleted = allowedOnly(await findCard(db, reach));
    const entry = { kind: "card.deleted", merchantId: deleted.merchant_id, subjectId: id } as const;
    await tell(db, { ...entry, actor, payload: { card: presentCard(deleted) } });
  });
}
