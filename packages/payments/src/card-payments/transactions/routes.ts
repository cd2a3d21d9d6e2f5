import { answerWithCsv, type Cell, type Columns } from "@frontdesk/server/csv";
import { answerInPortions, longAnswerMs } from "@frontdesk/server/portions";
import type { Server } from "@frontdesk/server/server";
import type { FastifyRequest } from "fastify";
import { Type } from "typebox";
import { deprecated } from "../../api/deprecation.ts";
import { callOf, idempotently, sendAnswer } from "../../api/idempotency/idempotency.ts";
import { listedOrCsv, withoutLimit } from "../../api/lists/export.ts";
import { tableRefusals } from "../../api/refusals.ts";
import type { Context } from "../../core/context.ts";
import { timeOf } from "../../core/ids.ts";
import { formatDecimal } from "../../core/money.ts";
import { processingError } from "../../core/processing.ts";
import { dayOf } from "../../core/rates/rates.ts";
import { forbidden } from "../../core/refusals.ts";
import type { Caller } from "../../parties/identity/identity.ts";
import { getMerchantFor } from "../../parties/merchants/access.ts";
import { checkedBody } from "../../parties/merchants/checked-body.ts";
import { exported } from "../../parties/merchants/exports.ts";
import { ofOne } from "../../parties/merchants/roles/admit.ts";
import { stillAt } from "../../parties/merchants/roles/repeats.ts";
import { createTransaction, transactionProblems } from "./create.ts";
import { exportOfMerchant, getTransaction, listOfMerchant } from "./find.ts";
import { type MoveInput, moveOnce } from "./move.ts";
import { refundByPerson } from "./refund-limit.ts";
import { creationRefusals, operationRefusals } from "./refusals.ts";
import {
  CreatedResponse,
  IdParams,
  NewCapture,
  NewRefund,
  NewTransaction,
  NewVoid,
  type OperationKind,
  Transaction,
  TransactionAnswer,
  TransactionQuery,
} from "./schema.ts";
import { pendingOf, refundableOf, type TransactionRow } from "./transaction.ts";

const operations = [
  {
    kind: "capture",
    path: "captures",
    act: "handle",
    summary: "Capture an authorised amount",
    body: NewCapture,
  },
  {
    kind: "refund",
    path: "refunds",
    act: "refund",
    summary: "Refund a captured amount",
    body: NewRefund,
  },
  {
    kind: "void",
    path: "voids",
    act: "handle",
    summary: "Void an authorised amount",
    body: NewVoid,
  },
] as const;

export function transactionRoutes(server: Server, context: Context): void {
  createRoute(server, context);
  for (const { kind, path, summary, body, act } of operations) {
    const schema = {
      operationId: `${kind}Transaction`,
      summary,
      tags: ["Transactions"],
      "x-refusals": Object.values(operationRefusals),
      "x-idempotent": true,
      params: IdParams,
      body,
      response: { 201: TransactionAnswer },
    };
    const config = { personsMay: { act, of: ofOne("transactions") } };
    server.post(`/transactions/:id/${path}`, { schema, config }, async (request, reply) => {
      const answer = await move(context, inputOf(kind, request), request);
      context.delivery.wake();
      return sendAnswer(reply, answer);
    });
  }
  readRoutes(server, context);
}

async function move(context: Context, input: MoveInput, request: FastifyRequest) {
  const { identity } = request;
  const call = callOf(request, stillAt(request, ofOne("transactions")));
  if (input.kind !== "refund" || identity.kind !== "person") {
    return await moveOnce(context, input, call);
  }
  return await idempotently(context, call, async (context) => ({
    status: 201,
    body: await refundByPerson(context, input, identity),
  }));
}

function inputOf(
  kind: OperationKind,
  { params, body, identity }: { params: { id: string }; body: Body; identity: Caller },
): MoveInput {
  const { callerId, actor } = identity;
  return { ...body, kind, transactionId: params.id, callerId, actor };
}

type Body = Pick<MoveInput, "amount" | "currency" | "descriptor">;

function createRoute(server: Server, context: Context): void {
  const schema = {
    summary: "Charge an earlier transaction's card or a saved card again",
    description:
      "Pass the customer's first transaction. A later one stands for the first, " +
      "and the response then has the headers `Deprecation` and `Link` to it. For live " +
      "merchants, the customer must have agreed to later payments.",
    tags: ["Transactions"],
    "x-refusals": Object.values(creationRefusals),
    "x-idempotent": true,
    params: IdParams,
    body: NewTransaction,
    response: { 201: CreatedResponse },
  };
  const options = { schema, attachValidation: true, config: { personsMay: "cards" } } as const;
  server.post("/merchants/:id/transactions", options, async (request, reply) => {
    const { callerId, actor } = request.identity;
    const day = dayOf(context.now());
    const body = checkedBody(request, NewTransaction, (input) => transactionProblems(input, day));
    const input = {
      ...body,
      merchantId: request.params.id,
      callerId,
      actor,
      payerAddress: null,
    };
    const isFromCard = (body.transactionId ?? body.authorizationId) === undefined;
    reply.headers(isFromCard ? deprecated(input.merchantId) : {});
    const call = callOf(request, stillAt(request));
    return sendAnswer(reply, await createTransaction(context, input, call));
  });
}

function readRoutes(server: Server, context: Context): void {
  server.get(
    "/transactions/:id",
    {
      schema: {
        summary: "Retrieve a transaction and its trail",
        tags: ["Transactions"],
        "x-refusals": [forbidden],
        params: IdParams,
        response: { 200: TransactionAnswer },
      },
      config: { personsMay: { act: "see", of: ofOne("transactions") } },
    },
    async ({ params, identity }) => await getTransaction(context, params.id, identity.callerId),
  );
  server.get(
    "/merchants/:id/transactions",
    {
      schema: {
        summary: "List a merchant's transactions",
        tags: ["Transactions"],
        "x-refusals": [forbidden, tableRefusals.tooLong],
        params: IdParams,
        querystring: TransactionQuery,
        response: { 200: listedOrCsv(Type.Array(Transaction)) },
      },
      preValidation: withoutLimit,
      handlerTimeout: longAnswerMs,
      config: { personsMay: "see" },
    },
    async (request, reply) => {
      const { params, query, identity } = request;
      const merchantId = params.id;
      const target = { merchantId, callerId: identity.callerId, query };
      if (query.format !== "csv") {
        const listed = await listOfMerchant(context, target);
        if (Array.isArray(listed)) return listed;
        return await answerInPortions(reply, { who: identity.callerId, portions: listed });
      }
      await getMerchantFor(context.db, target);
      const read = () => exportOfMerchant(context, target);
      const pages = await exported(context, request, { merchantId, noun: "transaction", read });
      const name = `transactions-${merchantId}`;
      return await answerWithCsv(reply, { name, columns: transactionColumns, pages });
    },
  );
}

const money =
  (amountOf: (row: TransactionRow) => number) =>
  (row: TransactionRow): Cell => ({ plain: formatDecimal(amountOf(row), row.exponent) });

const transactionColumns: Columns<TransactionRow> = {
  id: ({ id }) => id,
  created: ({ id }) => timeOf(id).toISOString(),
  test: ({ test }) => test,
  successful: ({ error_code }) => error_code === null,
  error: ({ error_code }) => (error_code === null ? null : processingError(error_code).message),
  currency: ({ currency }) => currency,
  amount: money(({ amount }) => amount),
  pending: money((row) => (row.error_code === null ? pendingOf(row) : 0)),
  captured: money(({ captured }) => captured),
  refunded: money(({ refunded }) => refunded),
  voided: money(({ voided }) => voided),
  disputed: money(({ disputed }) => disputed),
  refundable: money(refundableOf),
  reference: ({ reference }) => reference,
  text: ({ text }) => text,
  descriptor: ({ descriptor }) => descriptor,
  scheme: ({ scheme }) => scheme,
  bin: ({ bin }) => bin,
  last4: ({ last4 }) => last4,
  tds: ({ tds }) => tds,
  recurring: ({ recurring }) => recurring,
};
