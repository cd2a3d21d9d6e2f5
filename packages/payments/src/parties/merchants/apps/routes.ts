import type { Server } from "@frontdesk/server/server";
import { sendAnswer } from "../../../api/idempotency/idempotency.ts";
import type { Context } from "../../../core/context.ts";
import { forbidden, notFound } from "../../../core/refusals.ts";
import { createApp } from "../../apps/create.ts";
import { AppAnswer, NewApp, Nothing } from "../../apps/schema.ts";
import { admitApp, dismissApp } from "../access.store.ts";
import { getMerchantFor } from "../access.ts";
import { object } from "../access-recoveries/access-recovery.ts";
import { recorded, recordedOnce } from "../audit-log/record.ts";
import { accessRefusals } from "../refusals.ts";
import { MerchantParams } from "../schema.ts";
import { AssociationList, AssociationParams, AssociationQuery, NewAssociation } from "./schema.ts";
import { listAppsOf } from "./store.ts";

export function merchantAppRoutes(server: Server, context: Context): void {
  const { db } = context;

  server.post(
    "/merchants/:merchantId/apps",
    {
      schema: {
        summary: "Grant an app access to a merchant",
        tags: ["Merchants"],
        "x-refusals": [forbidden, accessRefusals.noApp],
        "x-idempotent": true,
        params: MerchantParams,
        body: NewAssociation,
        response: { 201: Nothing },
      },
      config: { personsMay: "keys" },
    },
    async (request, reply) => {
      const { merchantId } = request.params;
      await getMerchantFor(db, { merchantId, callerId: request.identity.callerId });
      const { appId: subject } = request.body;
      const answer = await recordedOnce(context, request, async ({ db }) => {
        const isNew = await admitApp(db, { merchantId, appId: subject });
        const act = { merchantId, act: "app.add", subject };
        return { result: null, act: isNew ? act : undefined };
      });
      return sendAnswer(reply, answer);
    },
  );

  listRoute(server, context);
  keyRoute(server, context);
  endRoute(server, context);
}

function endRoute(server: Server, context: Context): void {
  server.delete(
    "/merchants/:merchantId/apps/:appId",
    {
      schema: {
        summary: "Remove an app's access",
        tags: ["Merchants"],
        "x-refusals": [forbidden],
        params: AssociationParams,
        response: { 204: Nothing },
      },
      config: { personsMay: "keys" },
    },
    async (request, reply) => {
      const { merchantId, appId } = request.params;
      await getMerchantFor(context.db, { merchantId, callerId: request.identity.callerId });
      await recorded(context, request, async (context) => {
        const isEnded = await dismissApp(context.db, { merchantId, appId });
        // The call also ends an app's pending access.
        if (!isEnded && !(await object(context, { merchantId, appId }))) throw notFound();
        return { result: undefined, act: { merchantId, act: "app.remove", subject: appId } };
      });
      return reply.code(204).send(null);
    },
  );
}

function listRoute(server: Server, { db }: Context): void {
  server.get(
    "/merchants/:merchantId/apps",
    {
      schema: {
        summary: "List the apps with access",
        tags: ["Merchants"],
        "x-refusals": [forbidden],
        params: MerchantParams,
        querystring: AssociationQuery,
        response: { 200: AssociationList },
      },
      config: { personsMay: "keys" },
    },
    async (request) => {
      const { merchantId } = request.params;
      const { identity } = request;
      const { callerId } = identity;
      const own = identity.kind === "app" && { key: identity.key };
      const isPerson = identity.kind === "person";
      await getMerchantFor(db, { merchantId, callerId });
      const apps = await listAppsOf(db, merchantId, request.query);
      return apps.map(({ id, name, prefixes }) => ({
        id,
        name,
        ...(isPerson && { prefixes }),
        ...(id === callerId && own),
      }));
    },
  );
}

function keyRoute(server: Server, context: Context): void {
  server.post(
    "/merchants/:merchantId/keys",
    {
      schema: {
        summary: "Create an app and a key for a merchant without usable keys",
        tags: ["Merchants"],
        "x-refusals": [forbidden],
        params: MerchantParams,
        body: NewApp,
        response: { 201: AppAnswer },
      },
      config: { personsMay: "keys", apps: false },
    },
    async (request, reply) => {
      const { merchantId } = request.params;
      const app = await recorded(context, request, async (context) => {
        const app = await createApp(context, request.body);
        const { id: subject, name } = app;
        await admitApp(context.db, { merchantId, appId: subject });
        return { result: app, act: { merchantId, act: "key.create", subject, after: { name } } };
      });
      return reply.code(201).send({ app });
    },
  );
}
