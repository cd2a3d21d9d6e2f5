import { atomically } from "@frontdesk/database/atomically";
import { limitAddresses } from "@frontdesk/server/address-limits";
import { tooMany } from "@frontdesk/server/limits";
import type { Server } from "@frontdesk/server/server";
import type { Context } from "../../core/context.ts";
import { type Id, timeOf } from "../../core/ids.ts";
import type { LimitName } from "../../core/limits/limits.ts";
import { createKey, refuseOthers } from "./app.ts";
import { createApp } from "./create.ts";
import { appRefusals } from "./refusals.ts";
import {
  AppAnswer,
  AppParams,
  KeyAnswer,
  KeyList,
  KeyParams,
  KeyQuery,
  MeAnswer,
  NewApp,
  Nothing,
} from "./schema.ts";
import { getApp, insertKey, listKeys, listUsableKeys, lockApp, revokeKey } from "./store.ts";

export function appRoutes(server: Server, context: Context): void {
  limitAddresses(server, (name: LimitName, address) => context.limits.take(name, address));
  server.post(
    "/apps",
    {
      schema: {
        summary: "Create an app",
        tags: ["Apps"],
        security: [],
        "x-refusals": [tooMany],
        body: NewApp,
        response: { 201: AppAnswer },
      },
      config: { addressLimit: "appsByAddress" satisfies LimitName },
    },
    async (request, reply) => {
      const app = await createApp(context, request.body);
      return reply.code(201).send({ app });
    },
  );
}

export function meRoutes(server: Server, context: Context): void {
  server.get(
    "/me",
    {
      schema: { summary: "Retrieve the calling app", tags: ["Apps"], response: { 200: MeAnswer } },
    },
    async (request) => {
      const { id, name } = await getApp(context.db, request.identity.callerId);
      return { identity: { id, name, created: timeOf(id).toISOString() } };
    },
  );

  keyRoutes(server, context);
}

function keyRoutes(server: Server, context: Context): void {
  server.post(
    "/apps/:appId/keys",
    {
      schema: {
        summary: "Create an API key",
        tags: ["Apps"],
        "x-refusals": [appRefusals.anotherApp],
        params: AppParams,
        response: { 201: KeyAnswer },
      },
    },
    async (request, reply) => {
      const { appId } = request.params;
      refuseOthers(appId, request.identity.callerId);
      return reply.code(201).send({ key: await addKey(context, { appId }) });
    },
  );

  listRoute(server, context);

  server.delete(
    "/apps/:appId/keys/:keyId",
    {
      schema: {
        summary: "Revoke an API key",
        tags: ["Apps"],
        "x-refusals": Object.values(appRefusals),
        params: KeyParams,
        response: { 204: Nothing },
      },
    },
    async (request, reply) => {
      const { appId, keyId } = request.params;
      refuseOthers(appId, request.identity.callerId);
      await endKey(context, { appId, keyId });
      return reply.code(204).send(null);
    },
  );
}

function listRoute(server: Server, { db }: Context): void {
  server.get(
    "/apps/:appId/keys",
    {
      schema: {
        summary: "List API keys",
        tags: ["Apps"],
        "x-refusals": [appRefusals.anotherApp],
        params: AppParams,
        querystring: KeyQuery,
        response: { 200: KeyList },
      },
    },
    async (request) => {
      const { appId } = request.params;
      refuseOthers(appId, request.identity.callerId);
      const keys = await listKeys(db, appId, request.query);
      return keys.map(({ id, prefix, revokedAt }) => ({
        id,
        prefix,
        created: timeOf(id).toISOString(),
        revoked: revokedAt?.toISOString() ?? null,
      }));
    },
  );
}

/** No later response shows the secret. */
async function addKey({ db }: Context, { appId }: { appId: Id }) {
  const { key, stored } = createKey(appId);
  await insertKey(db, appId, stored);
  const { id, prefix } = stored;
  return { id, prefix, key, created: timeOf(id).toISOString() };
}

async function endKey(
  { db, now }: Context,
  { appId, keyId }: { appId: Id; keyId: Id },
): Promise<void> {
  await atomically(db, async (db) => {
    // Two parallel revocations could count on each other's key.
    await lockApp(db, appId);
    const usable = await listUsableKeys(db, appId);
    if (usable.length === 1 && usable[0] === keyId) throw appRefusals.lastKey();
    if (!(await revokeKey(db, { appId, keyId, now: now() }))) throw appRefusals.notFound();
  });
}
