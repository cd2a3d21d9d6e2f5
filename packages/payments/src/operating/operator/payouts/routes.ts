import { answerText } from "@frontdesk/server/long-text";
import { operatorAt } from "@frontdesk/server/operators";
import { Refusal } from "@frontdesk/server/refusal";
import type { Server } from "@frontdesk/server/server";
import type { Static } from "typebox";
import { IdParams } from "../../../card-payments/transactions/schema.ts";
import type { Context } from "../../../core/context.ts";
import type { Id } from "../../../core/ids.ts";
import { notFound } from "../../../core/refusals.ts";
import { ibanOf } from "../../../ledger/payouts/create.ts";
import { type ExportResult, exportPayouts } from "../../../ledger/payouts/export.ts";
import { readExport } from "../../../ledger/payouts/exports.store.ts";
import { finishPayout } from "../../../ledger/payouts/finish.ts";
import { listOwed, type OwedRow } from "../../../ledger/payouts/owed.store.ts";
import { presentPayout } from "../../../ledger/payouts/payout.ts";
import {
  endingRefusals,
  exportRefusals,
  payoutRefusals,
} from "../../../ledger/payouts/refusals.ts";
import {
  ExportAnswer,
  NewExport,
  NewPayouts,
  PaymentFile,
  PayoutAnswer,
  PayoutList,
  PayoutQuery,
  PayoutsAnswer,
  ProposalList,
  ProposalQuery,
} from "../../../ledger/payouts/schema.ts";
import { listPayouts } from "../../../ledger/payouts/store.ts";
import { act } from "../actions/act.ts";
import { payAll, payOne } from "./pay.ts";

export function operatedPayoutRoutes(server: Server, context: Context): void {
  server.get(
    "/payouts",
    {
      schema: {
        summary: "List payouts",
        querystring: PayoutQuery,
        response: { 200: PayoutList },
      },
    },
    async ({ query }) => {
      const { filter = {}, ...page } = query;
      return (await listPayouts(context.db, { filter, page })).map(presentPayout);
    },
  );

  server.get(
    "/payout-proposals",
    {
      schema: {
        summary: "Preview payouts",
        querystring: ProposalQuery,
        response: { 200: ProposalList },
      },
    },
    ({ query }) => proposePayouts(context, query),
  );

  server.post(
    "/payouts",
    {
      schema: {
        summary: "Create payouts for one merchant or all merchants with a positive balance",
        "x-refusals": Object.values(payoutRefusals),
        body: NewPayouts,
        response: { 201: PayoutsAnswer },
      },
    },
    async (request, reply) => {
      const { merchantId, test = false } = request.body;
      const actor = operatorAt(request);
      const { payouts, refused } =
        merchantId === undefined
          ? await payAll(context, { test, actor })
          : { payouts: [await payOne(context, { merchantId, test, actor })], refused: [] };
      return reply.code(201).send({ payouts: payouts.map(presentPayout), refused });
    },
  );

  endingRoutes(server, context);
  exportRoutes(server, context);
}

function exportRoutes(server: Server, context: Context): void {
  server.post(
    "/payout-exports",
    {
      schema: {
        summary: "Export payouts for the bank",
        "x-refusals": Object.values(exportRefusals),
        body: NewExport,
        response: { 201: ExportAnswer },
      },
    },
    async (request, reply) => {
      const subject = ({ id }: ExportResult) => id;
      const details = ({ payouts, total }: ExportResult) => ({
        payouts,
        total,
        ...request.body,
      });
      const done = { actor: operatorAt(request), action: "payout.export", subject, details };
      const exported = await act(context, done, (context) => exportPayouts(context, request.body));
      return reply.code(201).send({ export: exported });
    },
  );

  server.get(
    "/payout-exports/:id",
    {
      schema: {
        summary: "Retrieve an export as a pain.001 file",
        produces: ["application/xml"],
        params: IdParams,
        response: { 200: PaymentFile },
      },
      config: { plain: true },
    },
    async (request, reply) => {
      const who = `operator at ${request.callerAddress}`;
      const pieces = readFile(context, request.params.id);
      return await answerText(reply, { who, type: "application/xml; charset=utf-8", pieces });
    },
  );
}

async function* readFile({ db }: Context, id: Id): AsyncGenerator<string> {
  let isThere = false;
  for await (const part of readExport(db, id)) {
    isThere = true;
    yield part;
  }
  if (!isThere) throw notFound();
}

function endingRoutes(server: Server, context: Context): void {
  for (const ending of ["paid", "returned"] as const) {
    server.post(
      `/payouts/:id/${ending}`,
      {
        schema: {
          operationId: `markOperatorPayout${ending === "paid" ? "Paid" : "Returned"}`,
          summary: `Mark a payout as ${ending}`,
          "x-refusals": Object.values(endingRefusals),
          params: IdParams,
          response: { 201: PayoutAnswer },
        },
      },
      async (request, reply) => {
        const { id: subject } = request.params;
        const done = { actor: operatorAt(request), action: `payout.${ending}`, subject };
        const payout = await act(context, { ...done, details: () => ({}) }, (context) =>
          finishPayout(context, { id: subject, ending }),
        );
        return reply.code(201).send({ payout: presentPayout(payout) });
      },
    );
  }
}

type Proposal = Static<typeof ProposalList>[number];

/** Includes merchants that would get none. */
async function proposePayouts(
  { db }: Pick<Context, "db">,
  { test = false, after = "", limit }: { test?: boolean; after?: Id; limit: number },
): Promise<Proposal[]> {
  return (await listOwed(db, { test, after, limit })).map(proposalOf);
}

function proposalOf(owed: OwedRow): Proposal {
  const { id: merchantId, name, payable: amount, currency, iban, isSuspended, reason } = owed;
  const refusal = ibanOf(owed);
  const held = isSuspended ? (reason ?? "") : null;
  const rejected = refusal instanceof Refusal ? messageOf(refusal) : null;
  return { merchantId, name, amount, currency, bank: { iban }, held, refused: rejected };
}

function messageOf({ body }: Refusal): string {
  return (body as { message: string }).message;
}
