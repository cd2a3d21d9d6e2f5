import { forOperators } from "@frontdesk/platform/operator/access";
import { operatorAt } from "@frontdesk/server/operators";
import type { Server } from "@frontdesk/server/server";
import type { FastifyRequest } from "fastify";
import type { Context } from "../../../ground/context.ts";
import type { Id } from "../../../ground/ids.ts";
import { Nothing } from "../../../parties/apps/schema.ts";
import { searchMerchants } from "../../../parties/merchants/operated/search.ts";
import {
  listOperated,
  updateAuthorizationDays,
  updatePricing,
  updateTdsMode,
} from "../../../parties/merchants/operated/store.ts";
import { MerchantParams, OperatedQuery } from "../../../parties/merchants/schema.ts";
import { changingMerchant } from "../../../parties/merchants/tell-change.ts";
import { act } from "../actions/act.ts";
import { approvalRefusals, bankRefusals } from "../refusals.ts";
import { approveMerchant, getOperated, presentOperatedMerchant, setIban } from "./merchant.ts";
import { Bank, Expiry, OperatedAnswer, OperatedList, Pricing, TdsSetting } from "./schema.ts";

/** All merchants, and what only operators decide about them. */
export function operatedMerchantRoutes(server: Server, context: Context): void {
  server.get(
    "/merchants",
    {
      schema: {
        ...forOperators,
        summary: "List all merchants",
        querystring: OperatedQuery,
        response: { 200: OperatedList },
      },
    },
    async ({ query }) => {
      const { filter: { q, test } = {}, ...page } = query;
      const rows =
        q === undefined
          ? await listOperated(context.db, { test, page })
          : await searchMerchants(context.db, { q, test, page });
      return rows.map(presentOperatedMerchant);
    },
  );

  server.get(
    "/merchants/:merchantId",
    {
      schema: {
        ...forOperators,
        summary: "Read a merchant, whoever's it is",
        params: MerchantParams,
        response: { 200: OperatedAnswer },
      },
    },
    async ({ params }) => {
      return { merchant: presentOperatedMerchant(await getOperated(context, params.merchantId)) };
    },
  );

  server.post(
    "/merchants/:merchantId/approval",
    {
      schema: {
        ...forOperators,
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
      return reply.code(201).send({ merchant: presentOperatedMerchant(merchant) });
    },
  );

  settingRoutes(server, context);
  expiryRoute(server, context);
}

function expiryRoute(server: Server, context: Context): void {
  server.put(
    "/merchants/:merchantId/expiry",
    {
      schema: {
        ...forOperators,
        summary: "Set after how many days a merchant's authorisations expire",
        params: MerchantParams,
        body: Expiry,
        response: { 204: Nothing },
      },
    },
    async (request, reply) => {
      const { authorizationDays } = request.body;
      const work: Change["work"] = ({ db }, id) =>
        updateAuthorizationDays(db, id, authorizationDays);
      await change(context, request, { action: "merchant.expiry", work });
      return reply.code(204).send(null);
    },
  );
}

function settingRoutes(server: Server, context: Context): void {
  server.put(
    "/merchants/:merchantId/pricing",
    {
      schema: {
        ...forOperators,
        summary: "Set what a merchant pays",
        params: MerchantParams,
        body: Pricing,
        response: { 204: Nothing },
      },
    },
    async (request, reply) => {
      const work: Change["work"] = ({ db }, id) => updatePricing(db, id, request.body);
      await change(context, request, { action: "merchant.pricing", work });
      return reply.code(204).send(null);
    },
  );
  server.put(
    "/merchants/:merchantId/bank",
    {
      schema: {
        ...forOperators,
        summary: "Set the account that a merchant is paid out to",
        "x-refusals": Object.values(bankRefusals),
        params: MerchantParams,
        body: Bank,
        response: { 204: Nothing },
      },
    },
    async (request, reply) => {
      const work: Change["work"] = (context, id) => setIban(context, id, request.body.iban);
      await change(context, request, { action: "merchant.bank", work });
      return reply.code(204).send(null);
    },
  );
  server.put(
    "/merchants/:merchantId/tds",
    {
      schema: {
        ...forOperators,
        summary: "Set how a merchant uses 3-D Secure",
        params: MerchantParams,
        body: TdsSetting,
        response: { 204: Nothing },
      },
    },
    async (request, reply) => {
      const work: Change["work"] = ({ db }, id) => updateTdsMode(db, id, request.body.mode);
      await change(context, request, { action: "merchant.tds", work });
      return reply.code(204).send(null);
    },
  );
}

/** Does a change to the merchant that the path names. */
async function change(context: Context, request: Asked, { action, work }: Change): Promise<void> {
  const { merchantId: subject } = request.params;
  const details = () => request.body;
  await act(context, { actor: operatorAt(request), action, subject, details }, async (context) => {
    await getOperated(context, subject);
    await changingMerchant(context.db, { merchantId: subject, actor: "operator" }, (db) =>
      work({ ...context, db }, subject),
    );
  });
}

interface Change {
  action: string;
  work: (context: Context, id: Id) => Promise<void>;
}

type Asked = Pick<FastifyRequest, "callerAddress" | "operatorId"> & {
  params: { merchantId: Id };
  body: object;
};
