import { operatorAt } from "@frontdesk/server/operators";
import type { Reason } from "@frontdesk/server/refusal";
import type { Server } from "@frontdesk/server/server";
import type { Static, TObject } from "typebox";
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
  settingRoute(server, context, {
    path: "pricing",
    summary: "Set a merchant's pricing",
    body: Pricing,
    work: ({ db }, id, pricing) => updatePricing(db, id, pricing),
    before: ({ feeRatePpm: rate, feeFlat: flat, feeDispute: dispute, refundsFee }) => {
      return { rate, flat, dispute, refundsFee };
    },
  });
  settingRoute(server, context, {
    path: "bank",
    summary: "Set a merchant's payout account",
    refusals: Object.values(bankRefusals),
    body: Bank,
    work: (context, id, { iban }) => setIban(context, id, iban),
    before: ({ bankIban: iban }) => ({ iban }),
  });
  settingRoute(server, context, {
    path: "tds",
    summary: "Set a merchant's 3-D Secure mode",
    body: TdsSetting,
    work: ({ db }, id, { mode }) => updateTdsMode(db, id, mode),
    before: ({ tdsMode: mode }) => ({ mode }),
  });
  settingRoute(server, context, {
    path: "expiry",
    summary: "Set a merchant's authorisation expiry",
    body: Expiry,
    work: ({ db }, id, { authorizationDays }) => updateAuthorizationDays(db, id, authorizationDays),
    before: ({ authorizationDays }) => ({ authorizationDays }),
  });
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

interface Setting<Body extends TObject> {
  path: string;
  summary: string;
  refusals?: readonly Reason[];
  body: Body;
  work: (context: Context, id: Id, body: Static<Body>) => Promise<void>;
  before: (row: MerchantWithBalance) => object;
}

function settingRoute<Body extends TObject>(
  server: Server,
  context: Context,
  { path, summary, refusals, body: Body, work, before }: Setting<Body>,
): void {
  server.put(
    `/merchants/:merchantId/${path}`,
    {
      schema: {
        summary,
        ...(refusals !== undefined && { "x-refusals": refusals }),
        params: MerchantParams,
        body: Body,
        response: { 204: Nothing },
      },
    },
    async (request, reply) => {
      const { merchantId: subject } = request.params;
      const body = request.body as Static<Body>;
      const details = (row: MerchantWithBalance) => ({ ...body, before: before(row) });
      const done = { actor: operatorAt(request), action: `merchant.${path}`, subject, details };
      await act(context, done, async (context) => {
        const row = await getOperated(context, subject);
        await changingMerchant(context.db, { merchantId: subject, actor: "operator" }, (db) =>
          work({ ...context, db }, subject, body),
        );
        return row;
      });
      return reply.code(204).send(null);
    },
  );
}
