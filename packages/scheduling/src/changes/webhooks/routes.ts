import { atomically } from "@frontdesk/database/atomically";
import type { Server } from "@frontdesk/server/server";
import { type Static, Type } from "typebox";
import { answerOnce, byRights } from "../../api/idempotency/idempotency.ts";
import { answerList, pageOf, paging } from "../../api/lists/lists.ts";
import { checkMatch, tagged } from "../../api/objects.ts";
import { identityRefusals } from "../../api/refusals.ts";
import type { Context } from "../../core/context.ts";
import { AccountPath, InAccount, PathId } from "../../core/paths.ts";
import { unprocessable } from "../../core/refusals.ts";
import { accountPath } from "../../parties/accounts/account.ts";
import { checkAdministrator } from "../../parties/identity/hold.ts";
import { type Actor, actorOf, checkProved, checkScopes } from "../../parties/identity/identity.ts";
import type { Maker } from "../../parties/identity/store.ts";
import { removing } from "../object-routes.ts";
import { record } from "../outbox/store.ts";
import { changeWebhook } from "./change.ts";
import { endWebhook } from "./end.ts";
import { webhookRefusals } from "./refusals.ts";
import { NewWebhook, Webhook, WebhookChange } from "./schema.ts";
import { sealSecret } from "./sealed.ts";
import {
  drawWebhookId,
  findWebhook,
  hasWebhook,
  insertWebhook,
  listWebhooks,
  type WebhookRow,
} from "./store.ts";
import { carriedBy, problemsWith, webhookOf } from "./webhook.ts";

const { notFound, changedSince, known, otherMaker, ...creationRefusals } = webhookRefusals;
const tags = ["Webhooks"];
const one = InAccount(PathId);
const reading = { persons: true, scope: "webhooks:read", forAdministrators: true } as const;
const writing = { persons: true, scope: "webhooks:write", forAdministrators: true } as const;

const needs =
  "For administrators and the owner. Requires `users:read` and the read scopes of the " +
  "subscribed types; booking payloads include resource, client and project.";

const ends =
  "The webhook ends with the token that created it. If the membership ends first, the " +
  "webhook pauses.";

export function webhookRoutes(server: Server, context: Context): void {
  readRoutes(server, context);
  createRoute(server, context);
  changeRoutes(server, context);
}

function readRoutes(server: Server, context: Context): void {
  const { db, settings } = context;

  server.get(
    "/:account/webhooks",
    {
      schema: {
        tags,
        summary: "List webhooks",
        params: AccountPath,
        querystring: Type.Object(paging),
        response: { 200: Type.Array(Webhook) },
      },
      config: reading,
    },
    async (request, reply) => {
      const { account } = request;
      const page = pageOf(request.query, settings);
      return await answerList(request, reply, {
        page,
        settings,
        list: (page) => listWebhooks(db, account.id, page),
        show: (rows) => rows.map((row) => webhookOf(row, { settings, account })),
      });
    },
  );

  server.get(
    "/:account/webhooks/:id",
    {
      schema: { tags, summary: "Retrieve a webhook", params: one, response: { 200: Webhook } },
      config: { ...reading, exists: hasWebhook },
    },
    async ({ account, params: { id } }, reply) => {
      const row = await findWebhook(db, { accountId: account.id, id });
      if (row === undefined) throw notFound();
      return tagged(reply, webhookOf(row, { settings, account }));
    },
  );
}

function createRoute(server: Server, context: Context): void {
  server.post(
    "/:account/webhooks",
    {
      schema: {
        tags,
        summary: "Create a webhook",
        "x-refusals": Object.values(creationRefusals),
        description: `${needs} ${ends}`,
        params: AccountPath,
        body: NewWebhook,
        response: { 201: Webhook },
      },
      config: writing,
    },
    async (request, reply) => {
      const { body: input, caller: maker } = request;
      checkScopes(maker, carriedBy(input.events));
      await answerOnce(context, { request, reply, admit: byRights }, async (context) => {
        const actor = actorOf(request);
        const body = await createWebhook(context, actor, { input, maker });
        const location = accountPath(context.settings, actor.account.subdomain);
        return { status: 201, body, headers: { location: `${location}/webhooks/${body.id}` } };
      });
      return reply;
    },
  );
}

function isCreatedThrough(
  { grantId, personalTokenId }: Maker,
  { grant_id, personal_token_id }: Pick<WebhookRow, "grant_id" | "personal_token_id">,
): boolean {
  if (grantId !== null) return grant_id === grantId;
  return personalTokenId !== null && personal_token_id === personalTokenId;
}

function changeRoutes(server: Server, context: Context): void {
  server.put(
    "/:account/webhooks/:id",
    {
      schema: {
        tags,
        summary: "Update a webhook",
        "x-refusals": [
          ...Object.values(webhookRefusals),
          identityRefusals.unproved,
          identityRefusals.unprovedToken,
        ],
        description: needs,
        params: one,
        body: WebhookChange,
        response: { 200: Webhook },
      },
      config: { ...writing, exists: hasWebhook },
    },
    async (request, reply) => {
      const { caller: maker, body: change } = request;
      const { id } = request.params;
      const view = await changeWebhook(context, actorOf(request), {
        id,
        change,
        maker,
        checkRenewal: (createdBy) => {
          // A token may change its own webhook's secret: it could also recreate it.
          if (!isCreatedThrough(maker, createdBy)) checkProved(request);
        },
        check: (current) => {
          checkScopes(maker, carriedBy([...current.events, ...(change.events ?? [])]));
          checkMatch(request, current);
        },
      });
      return tagged(reply, view);
    },
  );

  server.delete(
    "/:account/webhooks/:id",
    {
      schema: { tags, summary: "Delete a webhook", params: one, response: { 204: Type.Null() } },
      config: { ...writing, exists: hasWebhook },
    },
    removing(context, removeWebhook),
  );
}

async function createWebhook(
  context: Context,
  actor: Actor,
  { input, maker }: { input: Static<typeof NewWebhook>; maker: Maker },
): Promise<Static<typeof Webhook>> {
  const { name, payload_url, events, secret = null } = input;
  const { paused = false, send_secret_header = false } = input;
  const problems = problemsWith({ payload_url, secret, send_secret_header }, context.settings);
  if (problems.length > 0) throw unprocessable(problems);
  return await atomically(context.db, async (db) => {
    const accountId = actor.account.id;
    await checkAdministrator(db, accountId, maker);
    const id = await drawWebhookId(db);
    const fields = {
      account_id: accountId,
      id,
      user_id: maker.userId,
      grant_id: maker.grantId,
      personal_token_id: maker.personalTokenId,
      name,
      payload_url,
      events: [...new Set(events)],
      sealed_secret: sealSecret(context.keyring, { accountId, id }, secret),
      send_secret_header,
      paused,
    };
    const after = webhookOf(await insertWebhook(db, fields, context.now()), {
      settings: context.settings,
      account: actor.account,
    });
    await record({ ...context, db }, actor, { kind: "webhook", action: "create", id, after });
    return after;
  });
}

async function removeWebhook(context: Context, actor: Actor, id: number): Promise<void> {
  await atomically(context.db, async (db) => {
    if (!(await endWebhook({ ...context, db }, actor, id))) throw notFound();
  });
}
