import { answerWithCsv, type Columns } from "@frontdesk/server/csv";
import type { Server } from "@frontdesk/server/server";
import { callOf, idempotently, sendAnswer } from "../../api/idempotency/idempotency.ts";
import {
  exportedAtOnce,
  exportPage,
  listedOrCsv,
  pagesOf,
  withoutLimit,
} from "../../api/lists/export.ts";
import type { Page } from "../../api/lists/schema.ts";
import { spanOf } from "../../api/lists/span.ts";
import { tableRefusals } from "../../api/refusals.ts";
import type { Context } from "../../core/context.ts";
import { exponentOf } from "../../core/currencies.ts";
import { timeOf } from "../../core/ids.ts";
import { formatDecimal } from "../../core/money.ts";
import { forbidden, notFound } from "../../core/refusals.ts";
import { getMerchantFor } from "../../parties/merchants/access.ts";
import { exported } from "../../parties/merchants/exports.ts";
import { ofFilter, ofOne } from "../../parties/merchants/roles/admit.ts";
import { ofNamed, stillAt } from "../../parties/merchants/roles/repeats.ts";
import { IdParams } from "../transactions/schema.ts";
import { acceptByPerson } from "./accept-by-person.ts";
import { getDisputeFor, requireTestDispute, requireTestTransaction } from "./access.ts";
import { answerDispute } from "./answer.ts";
import { closeDispute } from "./close.ts";
import { type DisputeRow, presentDispute } from "./dispute.ts";
import { disputeFileRoutes } from "./files/routes.ts";
import { openDispute } from "./open.ts";
import {
  answeringRefusals,
  closingRefusals,
  openingRefusals,
  reportingRefusals,
} from "./refusals.ts";
import { DisputeAnswer, DisputeList, DisputeQuery, NewAnswer, NewDispute } from "./schema.ts";
import { listDisputes } from "./store.ts";

const { noFile: _file, manyFiles: _many, ...answerRefusals } = answeringRefusals;

export const closings = [
  { path: "wins", outcome: "won", summary: "Close a dispute as won" },
  { path: "losses", outcome: "lost", summary: "Close a dispute as lost" },
] as const;

export function disputeRoutes(server: Server, context: Context): void {
  readingRoutes(server, context);
  answeringRoutes(server, context);
  disputeFileRoutes(server, context);

  server.post(
    "/disputes",
    {
      schema: {
        summary: "Create a test dispute",
        tags: ["Disputes"],
        "x-refusals": Object.values({ ...reportingRefusals, ...openingRefusals }),
        "x-idempotent": true,
        body: NewDispute,
        response: { 201: DisputeAnswer },
      },
    },
    async (request, reply) => {
      const { body, identity } = request;
      const of = ofNamed("transactions", body.transactionId);
      const call = callOf(request, stillAt(request, of));
      const answer = await idempotently(context, call, async (context) => {
        await requireTestTransaction(context, { ...body, callerId: identity.callerId });
        const opened = await openDispute(context, body, identity.actor);
        return { status: 201, body: { dispute: presentDispute(opened) } };
      });
      return sendAnswer(reply, answer);
    },
  );

  for (const { path, outcome, summary } of closings) {
    server.post(
      `/disputes/:id/${path}`,
      {
        schema: {
          summary: `${summary}, on a test merchant`,
          tags: ["Disputes"],
          "x-refusals": Object.values(closingRefusals),
          "x-idempotent": true,
          params: IdParams,
          response: { 201: DisputeAnswer },
        },
      },
      async (request, reply) => {
        const { id: disputeId } = request.params;
        const { callerId, actor } = request.identity;
        const call = callOf(request, stillAt(request, ofOne("disputes")));
        const answer = await idempotently(context, call, async (context) => {
          await requireTestDispute(context, { disputeId, callerId });
          const closing = { disputeId, outcome, actor };
          const closed = await closeDispute(context, closing);
          return { status: 201, body: { dispute: presentDispute(closed) } };
        });
        return sendAnswer(reply, answer);
      },
    );
  }
}

function answeringRoutes(server: Server, context: Context): void {
  server.post(
    "/disputes/:id/answer",
    {
      schema: {
        operationId: "answerDispute",
        summary: "Submit the answer to a dispute",
        tags: ["Disputes"],
        "x-refusals": Object.values(answerRefusals),
        "x-idempotent": true,
        params: IdParams,
        body: NewAnswer,
        response: { 201: DisputeAnswer },
      },
      config: { personsMay: { act: "handle", of: ofOne("disputes") } },
    },
    async (request, reply) => {
      const { params, body, identity } = request;
      const { callerId, actor } = identity;
      const input = { disputeId: params.id, callerId, actor };
      const call = callOf(request, stillAt(request, ofOne("disputes")));
      const answer = await idempotently(context, call, async (context) => {
        const answered = await answerDispute(context, { ...input, text: body.text });
        return { status: 201, body: { dispute: presentDispute(answered) } };
      });
      return sendAnswer(reply, answer);
    },
  );

  server.post(
    "/disputes/:id/acceptance",
    {
      schema: {
        operationId: "acceptDispute",
        summary: "Accept a dispute as lost",
        tags: ["Disputes"],
        "x-refusals": [forbidden, closingRefusals.closed],
        "x-idempotent": true,
        params: IdParams,
        response: { 201: DisputeAnswer },
      },
      config: { personsMay: { act: "handle", of: ofOne("disputes") } },
    },
    async (request, reply) => {
      const { identity, params } = request;
      const { callerId, actor } = identity;
      const disputeId = params.id;
      const call = callOf(request, stillAt(request, ofOne("disputes")));
      const answer = await idempotently(context, call, async (context) => {
        await getDisputeFor(context, { disputeId, callerId });
        const isApp = identity.kind === "app";
        const closed = await (isApp
          ? closeDispute(context, { disputeId, outcome: "lost", actor })
          : acceptByPerson(context, { disputeId, actor, person: identity }));
        return { status: 201, body: { dispute: presentDispute(closed) } };
      });
      return sendAnswer(reply, answer);
    },
  );
}

function readingRoutes(server: Server, context: Context): void {
  server.get(
    "/disputes",
    {
      schema: {
        summary: "List a merchant's disputes",
        tags: ["Disputes"],
        "x-refusals": [notFound, forbidden, tableRefusals.tooLong],
        querystring: DisputeQuery,
        response: { 200: listedOrCsv(DisputeList) },
      },
      preValidation: withoutLimit,
      config: { personsMay: { act: "see", of: ofFilter } },
    },
    async (request, reply) => {
      const { query, identity } = request;
      const { filter, format, ...bounds } = query;
      const { merchantId } = filter;
      const page = { ...bounds, ...spanOf(filter) };
      await getMerchantFor(context.db, { merchantId, callerId: identity.callerId });
      if (format === "csv") {
        const list = (page: Page) => listDisputes(context.db, { ...filter, page });
        const whole = { ...exportPage(query, context.now()), limit: exportedAtOnce };
        const read = () => pagesOf(whole, list);
        const pages = await exported(context, request, { merchantId, noun: "dispute", read });
        const name = `disputes-${merchantId}`;
        return await answerWithCsv(reply, { name, columns: disputeColumns, pages });
      }
      return (await listDisputes(context.db, { ...filter, page })).map(presentDispute);
    },
  );

  server.get(
    "/disputes/:id",
    {
      schema: {
        summary: "Retrieve a dispute",
        tags: ["Disputes"],
        "x-refusals": [forbidden],
        params: IdParams,
        response: { 200: DisputeAnswer },
      },
      config: { personsMay: { act: "see", of: ofOne("disputes") } },
    },
    async ({ params, identity }) => {
      const reach = { disputeId: params.id, callerId: identity.callerId };
      return { dispute: presentDispute(await getDisputeFor(context, reach)) };
    },
  );
}

const disputeColumns: Columns<DisputeRow> = {
  id: ({ id }) => id,
  created: ({ id }) => timeOf(id).toISOString(),
  due: ({ due }) => due.toISOString(),
  state: ({ state }) => state,
  transactionId: ({ transactionId }) => transactionId,
  currency: ({ currency }) => currency,
  amount: ({ amount, currency }) => ({ plain: formatDecimal(amount, exponentOf(currency)) }),
  reasonCode: ({ reasonCode }) => reasonCode,
  reasonTitle: ({ reasonTitle }) => reasonTitle,
  answered: ({ answeredAt }) => answeredAt?.toISOString(),
  answer: ({ answer }) => answer,
};
