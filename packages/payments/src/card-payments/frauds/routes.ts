import type { Server } from "@frontdesk/server/server";
import { callOf, idempotently, sendAnswer } from "../../api/idempotency/idempotency.ts";
import type { Context } from "../../core/context.ts";
import { forbidden, notFound } from "../../core/refusals.ts";
import { allowedOnly, getMerchantFor } from "../../parties/merchants/access.ts";
import { ofFilter, ofOne } from "../../parties/merchants/roles/admit.ts";
import { ofNamed, stillAt } from "../../parties/merchants/roles/repeats.ts";
import { requireTestTransaction } from "../disputes/access.ts";
import { reportingRefusals } from "../disputes/refusals.ts";
import { OfTransactionQuery } from "../disputes/schema.ts";
import { IdParams } from "../transactions/schema.ts";
import { presentFraud } from "./fraud.ts";
import { fraudRefusals } from "./refusals.ts";
import { reportFraud } from "./report.ts";
import { FraudAnswer, FraudList, NewFraud } from "./schema.ts";
import { findFraudFor, listFrauds } from "./store.ts";

export function fraudRoutes(server: Server, context: Context): void {
  server.post(
    "/frauds",
    {
      schema: {
        summary: "Create a test fraud report",
        tags: ["Frauds"],
        "x-refusals": Object.values({ ...reportingRefusals, ...fraudRefusals }),
        "x-idempotent": true,
        body: NewFraud,
        response: { 201: FraudAnswer },
      },
    },
    async (request, reply) => {
      const { body, identity } = request;
      const of = ofNamed("transactions", body.transactionId);
      const call = callOf(request, stillAt(request, of));
      const answer = await idempotently(context, call, async (context) => {
        await requireTestTransaction(context, { ...body, callerId: identity.callerId });
        const reported = await reportFraud(context, body, identity.actor);
        return { status: 201, body: { fraud: presentFraud(reported) } };
      });
      return sendAnswer(reply, answer);
    },
  );

  readingRoutes(server, context);
}

function readingRoutes(server: Server, context: Context): void {
  server.get(
    "/frauds",
    {
      schema: {
        summary: "List a merchant's fraud reports",
        tags: ["Frauds"],
        "x-refusals": [notFound, forbidden],
        querystring: OfTransactionQuery,
        response: { 200: FraudList },
      },
      config: { personsMay: { act: "see", of: ofFilter } },
    },
    async ({ query, identity }) => {
      const { filter, ...page } = query;
      const { merchantId } = filter;
      await getMerchantFor(context.db, { merchantId, callerId: identity.callerId });
      return (await listFrauds(context.db, { ...filter, page })).map(presentFraud);
    },
  );

  server.get(
    "/frauds/:id",
    {
      schema: {
        summary: "Retrieve a fraud report",
        tags: ["Frauds"],
        "x-refusals": [forbidden],
        params: IdParams,
        response: { 200: FraudAnswer },
      },
      config: { personsMay: { act: "see", of: ofOne("frauds") } },
    },
    async ({ params, identity }) => {
      const reach = { fraudId: params.id, callerId: identity.callerId };
      return { fraud: presentFraud(allowedOnly(await findFraudFor(context.db, reach))) };
    },
  );
}
