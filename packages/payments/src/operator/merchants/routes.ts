import type { Server } from "@frontdesk/server/server";
import type { FastifyReply, FastifyRequest } from "fastify";
import { Nothing } from "../../apps/schema.ts";
import type { Context } from "../../context.ts";
import type { Id } from "../../ids.ts";
import { listOperated, updatePricing, updateTdsMode } from "../../merchants/operated/store.ts";
import { MerchantParams, MerchantQuery } from "../../merchants/schema.ts";
import { actorOf } from "../access.ts";
import { act } from "../actions/act.ts";
import { approveMerchant, getOperated, present, setIban } from "./merchant.ts";
import { Bank, OperatedAnswer, OperatedList, Pricing, Tds } from "./schema.ts";

/** All merchants, and what only operators decide about them. */
export function operatedMerchantRoutes(server: Server, context: Context): void {
  server.get(
    "/merchants",
    { schema: { querystring: MerchantQuery, response: { 200: OperatedList } } },
    async ({ query }) => {
      const { filter, ...page } = query;
      return (await listOperated(context.db, { test: filter?.test, page })).map(present);
    },
  );

  server.post(
    "/merchants/:merchantId/approval",
    { schema: { params: MerchantParams, response: { 201: OperatedAnswer } } },
    async (request, reply) => {
      const { merchantId: subject } = request.params;
      const done = { actor: actorOf(request), action: "merchant.approve", subject };
      const merchant = await act(context, { ...done, details: () => ({}) }, (context) =>
        approveMerchant(context, subject),
      );
      return reply.code(201).send({ merchant: present(merchant) });
    },
  );

  settingRoutes(server, context);
}

function settingRoutes(server: Server, context: Context): void {
  /** Does a change to the merchant that the path names, and answers with nothing. */
  async function change(request: Asked, reply: FastifyReply, { action, work }: Change) {
    const { merchantId: subject } = request.params;
    const details = () => request.body;
    await act(context, { actor: actorOf(request), action, subject, details }, async (context) => {
      await getOperated(context, subject);
      await work(context, subject);
    });
    return reply.code(204).send(null);
  }

  server.put(
    "/merchants/:merchantId/pricing",
    { schema: { params: MerchantParams, body: Pricing, response: { 204: Nothing } } },
    async (request, reply) => {
      const work: Change["work"] = ({ db }, id) => updatePricing(db, id, request.body);
      return await change(request, reply, { action: "merchant.pricing", work });
    },
  );
  server.put(
    "/merchants/:merchantId/bank",
    { schema: { params: MerchantParams, body: Bank, response: { 204: Nothing } } },
    async (request, reply) => {
      const work: Change["work"] = (context, id) => setIban(context, id, request.body.iban);
      return await change(request, reply, { action: "merchant.bank", work });
    },
  );
  server.put(
    "/merchants/:merchantId/tds",
    { schema: { params: MerchantParams, body: Tds, response: { 204: Nothing } } },
    async (request, reply) => {
      const work: Change["work"] = ({ db }, id) => updateTdsMode(db, id, request.body.mode);
      return await change(request, reply, { action: "merchant.tds", work });
    },
  );
}

interface Change {
  action: string;
  work: (context: Context, id: Id) => Promise<void>;
}

type Asked = Pick<FastifyRequest, "ip"> & { params: { merchantId: Id }; body: object };
