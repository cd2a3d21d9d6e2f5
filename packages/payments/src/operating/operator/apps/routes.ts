import { operatorAt } from "@frontdesk/server/operators";
import type { Server } from "@frontdesk/server/server";
import type { Context } from "../../../core/context.ts";
import { type Id, timeOf } from "../../../core/ids.ts";
import { notFound } from "../../../core/refusals.ts";
import { AppParams, Nothing } from "../../../parties/apps/schema.ts";
import {
  type AppSuspension,
  findOperatedApp,
  listKeys,
  lockOperatedApp,
  updateAppSuspension,
} from "../../../parties/apps/store.ts";
import { listMerchantIdsOf } from "../../../parties/merchants/access.store.ts";
import { act } from "../actions/act.ts";
import { NewAppSuspension, OperatedAppAnswer } from "./schema.ts";

const page = { limit: 100 };

export function operatedAppRoutes(server: Server, context: Context): void {
  suspendingRoutes(server, context);
  server.get(
    "/apps/:appId",
    {
      schema: {
        summary: "Retrieve an app",
        params: AppParams,
        response: { 200: OperatedAppAnswer },
      },
    },
    async ({ params: { appId } }) => {
      const app = await findOperatedApp(context.db, appId);
      if (app === undefined) throw notFound();
      const keys = await listKeys(context.db, appId, page);
      const visible = keys.map(({ id, prefix, revokedAt }) => {
        const created = timeOf(id).toISOString();
        return { id, prefix, created, revoked: revokedAt?.toISOString() ?? null };
      });
      const merchants = await listMerchantIdsOf(context.db, appId, page);
      return { app: { ...app, created: timeOf(appId).toISOString(), keys: visible, merchants } };
    },
  );
}

function suspendingRoutes(server: Server, context: Context): void {
  server.put(
    "/apps/:appId/suspension",
    {
      schema: {
        summary: "Suspend an app",
        params: AppParams,
        body: NewAppSuspension,
        response: { 204: Nothing },
      },
    },
    async (request, reply) => {
      const { reason } = request.body;
      const suspension = { reason, since: context.now().toISOString() };
      const done = { actor: operatorAt(request), action: "app.suspend" };
      await suspend(context, { ...done, appId: request.params.appId, suspension });
      return reply.code(204).send(null);
    },
  );

  server.delete(
    "/apps/:appId/suspension",
    {
      schema: {
        summary: "Resume an app",
        params: AppParams,
        response: { 204: Nothing },
      },
    },
    async (request, reply) => {
      const done = { actor: operatorAt(request), action: "app.resume" };
      await suspend(context, { ...done, appId: request.params.appId, suspension: null });
      return reply.code(204).send(null);
    },
  );
}

interface Suspending {
  actor: string;
  action: string;
  appId: Id;
  suspension: AppSuspension | null;
}

async function suspend(
  context: Context,
  { actor, action, appId, suspension }: Suspending,
): Promise<void> {
  const details = () => ({ ...(suspension && { reason: suspension.reason }) });
  await act(context, { actor, action, subject: appId, details }, async ({ db }) => {
    if ((await lockOperatedApp(db, appId)) === undefined) throw notFound();
    await updateAppSuspension(db, appId, suspension);
  });
}
