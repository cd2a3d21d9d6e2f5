import type { Server } from "@frontdesk/server/server";
import { Type } from "typebox";
import type { Context } from "../context.ts";
import { processingRefusal } from "../errors.ts";
import { idempotently, idempotentlyAsking } from "../idempotency/idempotency.ts";
import { shardOf } from "../ids.ts";
import { callOf, deprecated, sendAnswer } from "../reply.ts";
import { createTransaction } from "./create.ts";
import { getTransaction, listOfMerchant } from "./find.ts";
import { type MoveInput, move } from "./move.ts";
import type { MovementKind } from "./row.ts";
import {
  Created,
  IdParams,
  NewCapture,
  NewRefund,
  NewTransaction,
  NewVoid,
  Transaction,
  TransactionAnswer,
  TransactionQuery,
} from "./schema.ts";

const movements = [
  { kind: "capture", path: "captures", body: NewCapture },
  { kind: "refund", path: "refunds", body: NewRefund },
  { kind: "void", path: "voids", body: NewVoid },
] as const;

export function transactionRoutes(server: Server, context: Context): void {
  createRoute(server, context);
  for (const { kind, path, body } of movements) {
    const schema = { params: IdParams, body, response: { 201: TransactionAnswer } };
    server.post(`/transactions/:id/${path}`, { schema }, async (request, reply) => {
      const answer = await idempotently(
        context,
        callOf(request, shardOf(request.params.id)),
        async (context) => ({
          status: 201,
          body: await move(context, inputOf(kind, request)),
        }),
      );
      context.delivery.wake();
      return sendAnswer(reply, answer);
    });
  }
  readRoutes(server, context);
}

function inputOf(
  kind: MovementKind,
  { params, body, identity }: { params: { id: string }; body: Body; identity: { appId: string } },
): MoveInput {
  return { ...body, kind, transactionId: params.id, appId: identity.appId };
}

type Body = Pick<MoveInput, "amount" | "currency" | "descriptor">;

function createRoute(server: Server, context: Context): void {
  const schema = { params: IdParams, body: NewTransaction, response: { 201: Created } };
  server.post("/merchants/:id/transactions", { schema }, async (request, reply) => {
    const { appId } = request.identity;
    const input = {
      ...request.body,
      merchantId: request.params.id,
      appId,
      payerAddress: null,
    };
    const fromCard = (input.transactionId ?? input.authorizationId) === undefined;
    const headers = fromCard ? deprecated : {};
    reply.headers(headers);
    const answer = await idempotentlyAsking(context, callOf(request, shardOf(input.merchantId)), {
      work: async (claim) => ({
        status: 201,
        headers,
        body: await createTransaction(context, input, claim),
      }),
      render: ({ transactionId, error }) =>
        error === undefined
          ? { status: 201, headers, body: { transaction: { id: transactionId } } }
          : { status: 400, headers, body: processingRefusal(error, transactionId).body },
    });
    return sendAnswer(reply, answer);
  });
}

function readRoutes(server: Server, context: Context): void {
  server.get(
    "/transactions/:id",
    { schema: { params: IdParams, response: { 200: TransactionAnswer } } },
    async ({ params, identity }) => await getTransaction(context, params.id, identity.appId),
  );
  server.get(
    "/merchants/:id/transactions",
    {
      schema: {
        params: IdParams,
        querystring: TransactionQuery,
        response: { 200: Type.Array(Transaction) },
      },
    },
    async ({ params, query, identity }) =>
      await listOfMerchant(context, { merchantId: params.id, appId: identity.appId, query }),
  );
}
