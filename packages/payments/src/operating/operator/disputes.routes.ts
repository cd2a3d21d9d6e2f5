import { operatorAt } from "@frontdesk/server/operators";
import type { Server } from "@frontdesk/server/server";
import { callOf, idempotently, sendAnswer } from "../../api/idempotency/idempotency.ts";
import { closeDispute } from "../../card-payments/disputes/close.ts";
import { presentDispute } from "../../card-payments/disputes/dispute.ts";
import { sendFile } from "../../card-payments/disputes/files/read.ts";
import { openDispute } from "../../card-payments/disputes/open.ts";
import { closingRefusals, openingRefusals } from "../../card-payments/disputes/refusals.ts";
import { closings } from "../../card-payments/disputes/routes.ts";
import {
  AllDisputesQuery,
  DisputeAnswer,
  DisputeList,
  FileBytes,
  FileParams,
  fileTypes,
  NewDispute,
} from "../../card-payments/disputes/schema.ts";
import { findDispute, listAllDisputes } from "../../card-payments/disputes/store.ts";
import { presentFraud } from "../../card-payments/frauds/fraud.ts";
import { fraudRefusals } from "../../card-payments/frauds/refusals.ts";
import { reportFraud } from "../../card-payments/frauds/report.ts";
import { FraudAnswer, NewFraud } from "../../card-payments/frauds/schema.ts";
import { IdParams } from "../../card-payments/transactions/schema.ts";
import type { Context } from "../../core/context.ts";
import { notFound } from "../../core/refusals.ts";
import { byOperators } from "../../parties/merchants/roles/repeats.ts";
import { act } from "./actions/act.ts";

export function operatedDisputeRoutes(server: Server, context: Context): void {
  reportRoutes(server, context);
  evidenceRoutes(server, context);
  for (const { path, outcome, summary } of closings) {
    server.post(
      `/disputes/:id/${path}`,
      {
        schema: {
          summary,
          "x-refusals": [closingRefusals.closed],
          "x-idempotent": true,
          params: IdParams,
          response: { 201: DisputeAnswer },
        },
      },
      async (request, reply) => {
        const { id: subject } = request.params;
        const action = outcome === "won" ? "dispute.win" : "dispute.lose";
        const details = () => ({});
        const done = { actor: operatorAt(request), action, subject, details };
        const call = callOf(request, byOperators);
        const answer = await idempotently(context, call, async (context) => {
          const closed = await act(context, done, (context) =>
            closeDispute(context, { disputeId: subject, outcome, actor: "operator" }),
          );
          return { status: 201, body: { dispute: presentDispute(closed) } };
        });
        return sendAnswer(reply, answer);
      },
    );
  }
}

function evidenceRoutes(server: Server, context: Context): void {
  server.get(
    "/disputes",
    {
      schema: {
        summary: "List disputes",
        querystring: AllDisputesQuery,
        response: { 200: DisputeList },
      },
    },
    async ({ query }) => {
      const { filter = {}, ...page } = query;
      return (await listAllDisputes(context.db, { filter, page })).map(presentDispute);
    },
  );

  server.get(
    "/disputes/:id",
    {
      schema: {
        summary: "Retrieve a dispute and its evidence",
        params: IdParams,
        response: { 200: DisputeAnswer },
      },
    },
    async ({ params }) => {
      const dispute = await findDispute(context.db, params.id);
      if (dispute === undefined) throw notFound();
      return { dispute: presentDispute(dispute) };
    },
  );

  server.get(
    "/disputes/:id/files/:name",
    {
      schema: {
        summary: "Retrieve a dispute's evidence file",
        produces: [...fileTypes],
        params: FileParams,
        response: { 200: FileBytes },
      },
      config: { plain: true },
    },
    async ({ params: { id, name } }, reply) =>
      await sendFile(context, { disputeId: id, name }, reply),
  );
}

function reportRoutes(server: Server, context: Context): void {
  server.post(
    "/disputes",
    {
      schema: {
        summary: "Create a dispute",
        "x-refusals": Object.values(openingRefusals),
        "x-idempotent": true,
        body: NewDispute,
        response: { 201: DisputeAnswer },
      },
    },
    async (request, reply) => {
      const { body } = request;
      const subject = ({ id }: { id: string }) => id;
      const done = { actor: operatorAt(request), action: "dispute.open", subject };
      const call = callOf(request, byOperators);
      const answer = await idempotently(context, call, async (context) => {
        const opened = await act(context, { ...done, details: () => body }, (context) =>
          openDispute(context, body, "operator"),
        );
        return { status: 201, body: { dispute: presentDispute(opened) } };
      });
      return sendAnswer(reply, answer);
    },
  );

  server.post(
    "/frauds",
    {
      schema: {
        summary: "Create a fraud report",
        "x-refusals": Object.values(fraudRefusals),
        "x-idempotent": true,
        body: NewFraud,
        response: { 201: FraudAnswer },
      },
    },
    async (request, reply) => {
      const { body } = request;
      const subject = ({ id }: { id: string }) => id;
      const done = { actor: operatorAt(request), action: "fraud.report", subject };
      const call = callOf(request, byOperators);
      const answer = await idempotently(context, call, async (context) => {
        const reported = await act(context, { ...done, details: () => body }, (context) =>
          reportFraud(context, body, "operator"),
        );
        return { status: 201, body: { fraud: presentFraud(reported) } };
      });
      return sendAnswer(reply, answer);
    },
  );
}
