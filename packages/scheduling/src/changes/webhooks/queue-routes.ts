import { atomically } from "@frontdesk/database/atomically";
import type { Server } from "@frontdesk/server/server";
import { type Static, Type } from "typebox";
import { answerOnce } from "../../api/idempotency/idempotency.ts";
import { answerList, pageOf, paging } from "../../api/lists/lists.ts";
import type { Context } from "../../core/context.ts";
import { InAccount, PathId } from "../../core/paths.ts";
import { notFound } from "../../core/refusals.ts";
import { type Actor, actorOf, checkScopes } from "../../parties/identity/identity.ts";
import { findUser } from "../../parties/users/store.ts";
import { drawPayloadId, listPayloads, makeDue } from "../outbox/queue.store.ts";
import { trialRefusals } from "./refusals.ts";
import { Payload, TestResponse } from "./schema.ts";
import { send } from "./send.ts";
import { findWebhook, hasWebhook, letTry } from "./store.ts";
import { carriedIn, payloadOf, webhookOf } from "./webhook.ts";

const tags = ["Webhooks"];
const one = InAccount(PathId);
const usualLimit = 1000;
const writing = {
  persons: true,
  scope: "webhooks:write",
  forAdministrators: true,
  exists: hasWebhook,
} as const;

function listRoute(server: Server, { db, settings }: Context): void {
  server.get(
    "/:account/webhooks/:id/queue",
    {
      schema: {
        tags,
        summary: "List a webhook's deliveries (sent and pending); 1,000 by default",
        params: one,
        querystring: Type.Object(paging),
        response: { 200: Type.Array(Payload) },
      },
      config: { ...writing, scope: "webhooks:read" },
    },
    async (request, reply) => {
      const { account, params } = request;
      const page = pageOf(request.query, settings, usualLimit);
      const webhook = { accountId: account.id, webhookId: params.id };
      return await answerList(request, reply, {
        page,
        settings,
        list: (page) => listPayloads(db, webhook, page),
        show: (rows) => {
          const items = rows.map(payloadOf);
          checkScopes(request.caller, carriedIn(items));
          return items;
        },
      });
    },
  );
}

export function queueRoutes(server: Server, context: Context): void {
  listRoute(server, context);

  server.post(
    "/:account/webhooks/:id/queue/:payload/retry",
    {
      schema: {
        tags,
        operationId: "retryWebhookPayload",
        summary: "Resend a payload",
        params: Type.Object({ ...one.properties, payload: PathId }),
        response: { 202: Payload },
      },
      config: writing,
    },
    async (request, reply) => {
      // For repeats too: the token's scopes may have shrunk.
      const admit = (_context: Context, view: Static<typeof Payload>) =>
        checkScopes(request.caller, carriedIn([view]));
      await answerOnce(context, { request, reply, admit }, async ({ db, now }) => {
        const { id: webhookId, payload } = request.params;
        const query = { accountId: request.account.id, webhookId, id: payload };
        const body = await atomically(db, async (db) => {
          const row = await makeDue(db, { ...query, at: now() });
          if (row === undefined) throw notFound();
          const payload = payloadOf(row);
          checkScopes(request.caller, carriedIn([payload]));
          await letTry(db, { accountId: request.account.id, id: webhookId });
          return payload;
        });
        return { status: 202, body };
      });
      return reply;
    },
  );
  tryOutRoute(server, context);
}

// A test changes nothing, so a retry repeats it, and no transaction waits for the receiver.
function tryOutRoute(server: Server, context: Context): void {
  server.post(
    "/:account/webhooks/:id/test",
    {
      schema: {
        tags,
        operationId: "testWebhook",
        summary: "Send a test payload; returns the receiver's status",
        "x-refusals": Object.values(trialRefusals),
        "x-idempotent": false,
        params: one,
        response: { "2xx": TestResponse },
      },
      config: writing,
    },
    async (request, reply) => {
      const code = await tryOut(context, actorOf(request), request.params.id);
      return reply.code(code).send({ response_from_http_client: code });
    },
  );
}

/** Sends once, outside the queue. Returns the receiver's status; 422 unless it is 200 to 299. */
async function tryOut(context: Context, actor: Actor, id: number): Promise<number> {
  const { account } = actor;
  const row = await findWebhook(context.db, { accountId: account.id, id });
  if (row === undefined) throw notFound();
  const payloadId = await drawPayloadId(context.db);
  const timestamp = Math.floor(context.now().getTime() / 1000);
  const webhook = webhookOf(row, { settings: context.settings, account });
  const payload = { ...webhook, action: "test", type: "webhook" };
  const { first_name, last_name, email } = (await findUser(context.db, actor.userId))!;
  const user = { id: actor.userId, name: `${first_name} ${last_name}`.trim(), email };
  const { answer, isTaken } = await send(context, {
    accountId: account.id,
    webhookId: id,
    id: payloadId,
    body: JSON.stringify({ id: payloadId, timestamp, payload, user }),
    url: row.payload_url,
    sealedSecret: row.sealed_secret,
    sendsSecret: row.send_secret_header,
  });
  if (isTaken && answer.code !== null) return answer.code;
  const reason = answer.code === null ? answer.failure : `it answered ${answer.code}`;
  throw trialRefusals.untaken(reason, answer.code);
}
