import type { Server } from "@frontdesk/server/server";
import { Nothing } from "../../apps/schema.ts";
import type { Context } from "../../context.ts";
import { notFound } from "../../errors.ts";
import { idempotently } from "../../idempotency/idempotency.ts";
import { shardOf } from "../../ids.ts";
import { callOf, sendAnswer } from "../../reply.ts";
import { getMerchantFor } from "../access.ts";
import { MerchantParams } from "../schema.ts";
import { AssociationList, AssociationParams, AssociationQuery, NewAssociation } from "./schema.ts";
import { associate, dissociate, listAppsOf } from "./store.ts";

/** The apps that have access to a merchant. */
export function merchantAppRoutes(server: Server, context: Context): void {
  const { db } = context;

  server.post(
    "/merchants/:merchantId/apps",
    { schema: { params: MerchantParams, body: NewAssociation, response: { 201: Nothing } } },
    async (request, reply) => {
      const { merchantId } = request.params;
      await getMerchantFor(db, { merchantId, appId: request.identity.appId });
      const call = callOf(request, shardOf(merchantId));
      const answer = await idempotently(context, call, async ({ db }) => {
        await associate(db, { merchantId, appId: request.body.appId });
        return { status: 201, body: null };
      });
      return sendAnswer(reply, answer);
    },
  );

  server.get(
    "/merchants/:merchantId/apps",
    {
      schema: {
        params: MerchantParams,
        querystring: AssociationQuery,
        response: { 200: AssociationList },
      },
    },
    async (request) => {
      const { merchantId } = request.params;
      const { appId, key } = request.identity;
      await getMerchantFor(db, { merchantId, appId });
      const apps = await listAppsOf(db, merchantId, request.query);
      return apps.map(({ id, name }) => ({ id, name, ...(id === appId && { key }) }));
    },
  );

  server.delete(
    "/merchants/:merchantId/apps/:appId",
    { schema: { params: AssociationParams, response: { 204: Nothing } } },
    async (request, reply) => {
      const { merchantId, appId } = request.params;
      await getMerchantFor(db, { merchantId, appId: request.identity.appId });
      if (!(await dissociate(db, { merchantId, appId }))) throw notFound();
      return reply.code(204).send(null);
    },
  );
}
