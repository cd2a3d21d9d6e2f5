import type { Server } from "@frontdesk/server/server";
import { sendAnswer } from "../../../api/idempotency/idempotency.ts";
import type { Context } from "../../../core/context.ts";
import { forbidden, notFound } from "../../../core/refusals.ts";
import { getMerchantFor } from "../../../parties/merchants/access.ts";
import { recorded, recordedOnce } from "../../../parties/merchants/audit-log/record.ts";
import { recover } from "../readers/recover.ts";
import { recoveryRefusals } from "../refusals.ts";
import { WebhookParams } from "../schema.ts";
import { findWebhook } from "../store.ts";
import { tryOut } from "../try-out.ts";
import { presentDelivery, presentWhole } from "./delivery.ts";
import { retry } from "./retry.ts";
import {
  DeliveryAnswer,
  DeliveryList,
  DeliveryParams,
  DeliveryQuery,
  Recovery,
  RecoveryResponse,
  Trial,
  TryResponse,
  WholeDeliveryAnswer,
} from "./schema.ts";
import { findDelivery, listDeliveries } from "./store.ts";

const tags = ["Webhooks"];
const described = { tags, "x-refusals": [forbidden] } as const;
const trialMs = 20_000;
const path = "/merchants/:merchantId/webhooks/:webhookId";

export function deliveryRoutes(server: Server, context: Context): void {
  readRoutes(server, context);
  retryRoute(server, context);
  recoveryRoute(server, context);
  trialRoute(server, context);
}

function readRoutes(server: Server, context: Context): void {
  const { db } = context;

  async function getWebhook(key: { merchantId: string; webhookId: string }, callerId: string) {
    await getMerchantFor(db, { merchantId: key.merchantId, callerId });
    const row = await findWebhook(db, key);
    if (row === undefined) throw notFound();
    return row;
  }

  server.get(
    `${path}/deliveries`,
    {
      schema: {
        ...described,
        summary: "List a webhook's deliveries",
        params: WebhookParams,
        querystring: DeliveryQuery,
        response: { 200: DeliveryList },
      },
      config: { personsMay: "see" },
    },
    async ({ params, query, identity }) => {
      const webhook = await getWebhook(params, identity.callerId);
      const { filter = {}, ...page } = query;
      return (await listDeliveries(db, webhook, { filter, page })).map(presentDelivery);
    },
  );

  server.get(
    `${path}/deliveries/:eventId`,
    {
      schema: {
        ...described,
        summary: "Retrieve a delivery and its attempts",
        params: DeliveryParams,
        response: { 200: WholeDeliveryAnswer },
      },
      config: { personsMay: "see" },
    },
    async ({ params, identity }) => {
      const webhook = await getWebhook(params, identity.callerId);
      const row = await findDelivery(db, webhook, params.eventId);
      if (row === undefined) throw notFound();
      return { delivery: presentWhole(row) };
    },
  );
}

function retryRoute(server: Server, context: Context): void {
  server.post(
    `${path}/deliveries/:eventId/retry`,
    {
      schema: {
        ...described,
        operationId: "retryDelivery",
        summary: "Retry a delivery now",
        "x-idempotent": true,
        params: DeliveryParams,
        response: { 201: DeliveryAnswer },
      },
      config: { personsMay: "profile" },
    },
    async (request, reply) => {
      const { params, identity } = request;
      const { merchantId, webhookId: subject, eventId } = params;
      const kept = { merchantId, act: "delivery.retry", subject, after: { eventId } };
      const answer = await recordedOnce(context, request, async (context) => {
        const delivery = await retry(context, { ...params, callerId: identity.callerId });
        return { result: { delivery }, act: kept };
      });
      context.webhooks.deliver();
      return sendAnswer(reply, answer);
    },
  );
}

function recoveryRoute(server: Server, context: Context): void {
  server.post(
    `${path}/recovery`,
    {
      schema: {
        tags,
        operationId: "recoverDeliveries",
        summary: "Resend undelivered events to a webhook",
        "x-refusals": Object.values(recoveryRefusals),
        "x-idempotent": true,
        params: WebhookParams,
        body: Recovery,
        response: { 201: RecoveryResponse },
      },
      config: { personsMay: "profile" },
    },
    async (request, reply) => {
      const { params, identity, body } = request;
      const { merchantId, webhookId: subject } = params;
      const kept = { merchantId, act: "webhook.recover", subject, after: body };
      const answer = await recordedOnce(context, request, async (context) => {
        const query = { ...params, ...body, callerId: identity.callerId };
        return { result: { events: await recover(context, query) }, act: kept };
      });
      context.webhooks.read(params.merchantId);
      context.webhooks.deliver();
      return sendAnswer(reply, answer);
    },
  );
}

// No database transaction waits for the receiver.
function trialRoute(server: Server, context: Context): void {
  server.post(
    `${path}/test`,
    {
      schema: {
        ...described,
        operationId: "testWebhook",
        summary: "Send an example event to a webhook",
        params: WebhookParams,
        body: Trial,
        response: { 201: TryResponse },
      },
      config: { personsMay: "profile" },
      handlerTimeout: trialMs,
    },
    async (request, reply) => {
      const { params, identity, body } = request;
      const { type } = body;
      const tried = await tryOut(context, { ...params, callerId: identity.callerId, type });
      const { merchantId, webhookId: subject } = params;
      const after = type === undefined ? null : { type };
      await recorded(context, request, async () => ({
        result: undefined,
        act: { merchantId, act: "webhook.test", subject, after },
      }));
      return reply.code(201).send(tried);
    },
  );
}
