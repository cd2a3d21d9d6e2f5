import { operatorAt } from "@frontdesk/server/operators";
import type { Server } from "@frontdesk/server/server";
import type { FastifyRequest } from "fastify";
import type { Context } from "../../../core/context.ts";
import type { Id } from "../../../core/ids.ts";
import { Nothing } from "../../../parties/apps/schema.ts";
import { searchMerchants } from "../../../parties/merchants/operated/search.ts";
import {
  listOperated,
  updateAuthorizationDays,
  updatePricing,
  updateTdsMode,
} from "../../../parties/merchants/operated/store.ts";
import type { MerchantWithBalance } from "../../../parties/merchants/row.ts";
import { MerchantParams, OperatedQuery } from "../../../parties/merchants/schema.ts";
import { changingMerchant } from "../../../parties/merchants/tell-change.ts";
import { act } from "../actions/act.ts";
import { approvalRefusals, bankRefusals } from "../refusals.ts";
import { approveMerchant, getOperated, setIban } from "./merchant.ts";
import { Bank, Expiry, OperatedAnswer, OperatedList, Pricing, TdsSetting } from "./schema.ts";
import { showMerchant, showMerchants } from "./show.ts";

export function operatedMerchantRoutes(server: Server, context: Context): void {
  server.get(
    "/merchants",
    {
      schema: {
        summary: "List all merchants",
        querystring: OperatedQuery,
        response: { 200: OperatedList },
      },
    },
    async ({ query }) => {
      const { filter: { q, ...filter } = {}, ...page } = query;
      const rows =
        q === undefined
          ? await listOperated(context.db, { ...filter, page })
          : await searchMerchants(context.db, { q, ...filter, page });
      return await showMerchants(context, rows);
    },
  );

  server.get(
    "/merchants/:merchantId",
    {
      schema: {
        summary: "Retrieve any merchant",
        params: MerchantParams,
        response: { 200: OperatedAnswer },
      },
    },
    async ({ params }) => {
      const merchant = await getOperated(context, params.merchantId);
      return { merchant: await showMerchant(context, merchant) };
    },
  );

  approvalRoute(server, context);
  settingRoutes(server, context);
  expiryRoute(server, context);
}

function approvalRoute(server: Server, context: Context): void {
  server.post(
    "/merchants/:merchantId/approval",
    {
      schema: {
        summary: "Approve a live merchant",
        "x-refusals": Object.values(approvalRefusals),
        params: MerchantParams,
        response: { 201: OperatedAnswer },
      },
    },
    async (request, reply) => {
      const { merchantId: subject } = request.params;
      const done = { actor: operatorAt(request), action: "merchant.approve", subject };
      const merchant = await act(context, { ...done, details: () => ({}) }, (context) =>
        approveMerchant(context, subject),
      );
      return reply.code(201).send({ merchant: await showMerchant(context, merchant) });
    },
  );
}

function expiryRoute(server: Server, context: Context): void {
  server.put(
    "/merchants/:merchantId/expiry",
    {
      schema: {
        summary: "Set a merchant's authorisation expiry",
        params: MerchantParams,
        body: Expiry,
        response: { 204: Nothing },
      },
    },
    async (request, reply) => {
      const { authorizationDays } = request.body;
      const work: Change["work"] = ({ db }, id) =>
        updateAuthorizationDays(db, id, authorizationDays);
      const before: Change["before"] = ({ authorizationDays }) => ({ authorizationDays });
      await change(context, request, { action: "merchant.expiry", work, before });
      return reply.code(204).send(null);
    },
  );
}

function settingRoutes(server: Server, context: Context): void {
  server.put(
    "/merchants/:merchantId/pricing",
    {
      schema: {
        summary: "Set a merchant's pricing",
        params: MerchantParams,
        body: Pricing,
        response: { 204: Nothing },
      },
    },
    async (request, reply) => {
      const work: Change["work"] = ({ db }, id) => updatePricing(db, id, request.body);
      const before: Change["before"] = (row) => {
        const { feeRatePpm: rate, feeFlat: flat, feeDispute: dispute, refundsFee } = row;
        return { rate, flat, dispute, refundsFee };
      };
      await change(context, request, { action: "merchant.pricing", work, before });
      return reply.code(204).send(null);
    },
  );
  server.put(
    "/merchants/:merchantId/bank",
    {
      schema: {
        summary: "Set a merchant's payout account",
        "x-refusals": Object.values(bankRefusals),
        params: MerchantParams,
        body: Bank,
        response: { 204: Nothing },
      },
    },
    async (request, reply) => {
      const work: Change["work"] = (context, id) => setIban(context, id, request.body.iban);
      const before: Change["before"] = ({ bankIban: iban }) => ({ iban });
      await change(context, request, { action: "merchant.bank", work, before });
      return reply.code(204).send(null);
    },
  );
  server.put(
    "/merchants/:merchantId/tds",
    {
      schema: {
        summary: "Set a merchant's 3-D Secure mode",
        params: MerchantParams,
        body: TdsSetting,
        response: { 204: Nothing },
      },
    },
    async (request, reply) => {
      const work: Change["work"] = ({ db }, id) => updateTdsMode(db, id, request.body.mode);
      const before: Change["before"] = ({ tdsMode: mode }) => ({ mode });
      await change(context, request, { action: "merchant.tds", work, before });
      return reply.code(204).send(null);
    },
  );
}

async function change(
  context: Context,
  request: OperatorRequest,
  { action, work, before }: Change,
): Promise<void> {
  const { merchantId: subject } = request.params;
  const details = (row: MerchantWithBalance) => ({ ...request.body, before: before(row) });
  await act(context, { actor: operatorAt(request), action, subject, details }, async (context) => {
    const row = await getOperated(context, subject);
    await changingMerchant(context.db, { merchantId: subject, actor: "operator" }, (db) =>
      work({ ...context, db }, subject),
    );
    return row;
  });
}

interface Change {
  action: string;
  work: (context: Context, id: Id) => Promise<void>;
  before: (row: MerchantWithBalance) => object;
}

type OperatorRequest = Pick<FastifyRequest, "callerAddress" | "operatorId"> & {
  params: { merchantId: Id };
  body: object;
};
