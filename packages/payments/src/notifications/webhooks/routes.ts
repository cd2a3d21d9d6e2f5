import type { Server } from "@frontdesk/server/server";
import { callOf, idempotently, sendAnswer } from "../../api/idempotency/idempotency.ts";
import type { Context } from "../../core/context.ts";
import { forbidden, notFound } from "../../core/refusals.ts";
import { Nothing } from "../../parties/apps/schema.ts";
import { getMerchantFor } from "../../parties/merchants/access.ts";
import { recorded } from "../../parties/merchants/audit-log/record.ts";
import { checkedBody } from "../../parties/merchants/checked-body.ts";
import { stillAt } from "../../parties/merchants/roles/repeats.ts";
import { MerchantParams } from "../../parties/merchants/schema.ts";
import { changeWebhook, removeWebhook } from "./change.ts";
import { createWebhook } from "./create.ts";
import { deliveryRoutes } from "./deliveries/routes.ts";
import { webhookRefusals } from "./refusals.ts";
import {
  CreatedWebhook,
  NewSecret,
  NewWebhook,
  SecretChange,
  WebhookAnswer,
  WebhookChanges,
  WebhookList,
  WebhookParams,
  WebhookQuery,
} from "./schema.ts";
import { renewSecret } from "./secret.ts";
import { findWebhook, listWebhooks } from "./store.ts";
import { presentWebhook, urlProblems } from "./webhook.ts";

const tags = ["Webhooks"];
const { full, ...changeRefusals } = webhookRefusals;

export function webhookRoutes(server: Server, context: Context): void {
  createRoute(server, context);
  readRoutes(server, context);
  changeRoutes(server, context);
  secretRoute(server, context);
  deliveryRoutes(server, context);
}

function createRoute(server: Server, context: Context): void {
  server.post(
    "/merchants/:merchantId/webhooks",
    {
      schema: {
        summary: "Create a webhook",
        tags,
        "x-refusals": Object.values(webhookRefusals),
        "x-idempotent": true,
        params: MerchantParams,
        body: NewWebhook,
        response: { 201: CreatedWebhook },
      },
      config: { personsMay: "profile" },
      attachValidation: true,
    },
    async (request, reply) => {
      const webhook = checkedBody(request, NewWebhook, ({ url }) =>
        urlProblems(url, context.settings),
      );
      const { merchantId } = request.params;
      const { callerId } = request.identity;
      const call = callOf(request, stillAt(request));
      const answer = await idempotently(context, call, async (context) => ({
        status: 201,
        isSecret: true,
        body: {
          webhook: await recorded(context, request, async (context) => {
            const createdWebhook = await createWebhook(context, { merchantId, callerId, webhook });
            const { id: subject, url, types } = createdWebhook;
            const after = { url, types };
            return {
              result: createdWebhook,
              act: { merchantId, act: "webhook.create", subject, after },
            };
          }),
        },
      }));
      // An earlier version stored no secret.
      if (answer.body?.webhook.secret === undefined) throw notFound();
      context.webhooks.read(merchantId);
      return sendAnswer(reply, answer);
    },
  );
}

function readRoutes(server: Server, context: Context): void {
  const { db } = context;

  server.get(
    "/merchants/:merchantId/webhooks",
    {
      schema: {
        summary: "List webhooks",
        tags,
        "x-refusals": [forbidden],
        params: MerchantParams,
        querystring: WebhookQuery,
        response: { 200: WebhookList },
      },
      config: { personsMay: "see" },
    },
    async ({ params: { merchantId }, identity: { callerId }, query }) => {
      await getMerchantFor(db, { merchantId, callerId });
      return (await listWebhooks(db, merchantId, query)).map(presentWebhook);
    },
  );

  server.get(
    "/merchants/:merchantId/webhooks/:webhookId",
    {
      schema: {
        summary: "Retrieve a webhook",
        tags,
        "x-refusals": [forbidden],
        params: WebhookParams,
        response: { 200: WebhookAnswer },
      },
      config: { personsMay: "see" },
    },
    async ({ params, identity: { callerId } }) => {
      await getMerchantFor(db, { ...params, callerId });
      const row = await findWebhook(db, params);
      if (row === undefined) throw notFound();
      return { webhook: presentWebhook(row) };
    },
  );
}

function changeRoutes(server: Server, context: Context): void {
  server.put(
    "/merchants/:merchantId/webhooks/:webhookId",
    {
      schema: {
        summary: "Update, pause or resume a webhook",
        tags,
        "x-refusals": Object.values(changeRefusals),
        params: WebhookParams,
        body: WebhookChanges,
        response: { 204: Nothing },
      },
      config: { personsMay: "profile" },
      attachValidation: true,
    },
    async (request, reply) => {
      const changes = checkedBody(request, WebhookChanges, ({ url }) =>
        urlProblems(url, context.settings),
      );
      const { callerId } = request.identity;
      const { merchantId, webhookId: subject } = request.params;
      await recorded(context, request, async (context) => {
        const input = { ...request.params, callerId, changes };
        const isChanged = await changeWebhook(context, input);
        const act = { merchantId, act: "webhook.update", subject, after: changes };
        return { result: undefined, act: isChanged ? act : undefined };
      });
      return reply.code(204).send(null);
    },
  );

  server.delete(
    "/merchants/:merchantId/webhooks/:webhookId",
    {
      schema: {
        summary: "Delete a webhook",
        tags,
        "x-refusals": [forbidden],
        params: WebhookParams,
        response: { 204: Nothing },
      },
      config: { personsMay: "profile" },
    },
    async (request, reply) => {
      const { callerId } = request.identity;
      const { merchantId, webhookId: subject } = request.params;
      await recorded(context, request, async (context) => ({
        result: await removeWebhook(context, { ...request.params, callerId }),
        act: { merchantId, act: "webhook.remove", subject },
      }));
      return reply.code(204).send(null);
    },
  );
}

function secretRoute(server: Server, context: Context): void {
  server.post(
    "/merchants/:merchantId/webhooks/:webhookId/secret",
    {
      schema: {
        summary: "Rotate a webhook's signing secret",
        tags,
        "x-refusals": [forbidden],
        "x-idempotent": true,
        params: WebhookParams,
        body: SecretChange,
        response: { 201: NewSecret },
      },
      config: { personsMay: { act: "profile", stepUp: true } },
    },
    async (request, reply) => {
      const { body, params, identity } = request;
      const { overlapHours = 24 } = body;
      const call = callOf(request, stillAt(request));
      const answer = await idempotently(context, call, async (context) => {
        const { merchantId, webhookId: subject } = params;
        const secret = await recorded(context, request, async (context) => ({
          result: await renewSecret(context, {
            ...params,
            callerId: identity.callerId,
            overlapHours,
          }),
          act: { merchantId, act: "webhook_secret.renew", subject },
        }));
        return { status: 201, isSecret: true, body: { secret } };
      });
      if (answer.body?.secret === undefined) throw notFound();
      return sendAnswer(reply, answer);
    },
  );
}
