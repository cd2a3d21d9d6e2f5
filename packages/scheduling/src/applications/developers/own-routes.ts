import type { Server } from "@frontdesk/server/server";
import { Type } from "typebox";
import { answerOwn } from "../../api/lists/own.ts";
import { checkMatch, tagged } from "../../api/objects.ts";
import { identityRefusals } from "../../api/refusals.ts";
import type { Context } from "../../core/context.ts";
import { PathId } from "../../core/paths.ts";
import { invalid, notFound } from "../../core/refusals.ts";
import type { Application } from "../oauth/applications/application.ts";
import { deleteApplication, rotateSecret } from "../oauth/applications/register.ts";
import { findOwnApplication, listApplications } from "../oauth/applications/store.ts";
import { changeOwn, registerOwn } from "./keep-own.ts";
import { ownApplicationOf } from "./own.ts";
import { ownHolderRoutes } from "./own-holder-routes.ts";
import { applicationRefusals, noSecret } from "./refusals.ts";
import {
  ApplicationChange,
  ApplicationToRegister,
  OwnApplication,
  RegisteredApplication,
  RenewedSecret,
} from "./schema.ts";

const tags = ["Developers"];
const config = { persons: true, onlyPersons: true } as const;
const params = Type.Object({ id: PathId });
const { unconfirmed, changedSince: _changed, notFound: _none, ...others } = applicationRefusals;

export function ownApplicationRoutes(server: Server, context: Context): void {
  readRoutes(server, context);
  writeRoutes(server, context);
  secretRoute(server, context);
  ownHolderRoutes(server, context);
}

function readRoutes(server: Server, { db, settings }: Context): void {
  server.get(
    "/me/applications",
    {
      schema: {
        tags,
        summary: "List your applications",
        response: { 200: Type.Array(OwnApplication) },
      },
      config,
    },
    async ({ caller }, reply) =>
      await answerOwn(reply, {
        read: (rows) => listApplications(db, caller.userId, rows),
        show: (application) => ownApplicationOf(application, settings),
      }),
  );

  server.get(
    "/me/applications/:id",
    {
      schema: {
        tags,
        summary: "Retrieve one of your applications",
        params,
        response: { 200: OwnApplication },
      },
      config,
    },
    async ({ caller, params: { id } }, reply) => {
      const own = await getOwn({ db }, { id, ownerId: caller.userId });
      return tagged(reply, ownApplicationOf(own, settings));
    },
  );
}

function writeRoutes(server: Server, context: Context): void {
  server.post(
    "/me/applications",
    {
      schema: {
        tags,
        summary: "Register an application",
        "x-refusals": [unconfirmed, ...Object.values(others)],
        body: ApplicationToRegister,
        response: { 201: RegisteredApplication },
      },
      config,
    },
    async (request, reply) => {
      const created = await registerOwn(context, request, request.body);
      return reply.code(201).send(created);
    },
  );

  server.put(
    "/me/applications/:id",
    {
      schema: {
        tags,
        summary: "Update an application",
        "x-refusals": Object.values(others),
        params,
        body: ApplicationChange,
        response: { 200: OwnApplication },
      },
      config,
    },
    async (request, reply) => {
      const which = { id: request.params.id, ownerId: request.caller.userId };
      const check = (view: object) => checkMatch(request, view);
      return tagged(reply, await changeOwn(context, which, { body: request.body, check }));
    },
  );

  server.delete(
    "/me/applications/:id",
    {
      schema: {
        tags,
        summary: "Delete an application and revoke all its access",
        params,
        response: { 204: Type.Null() },
      },
      config,
    },
    async ({ caller, params: { id } }, reply) => {
      await getOwn(context, { id, ownerId: caller.userId });
      await deleteApplication(context, id);
      return reply.code(204).send(null);
    },
  );
}

function secretRoute(server: Server, context: Context): void {
  server.post(
    "/me/applications/:id/secret",
    {
      schema: {
        tags,
        operationId: "renewMeApplicationSecret",
        summary: "Rotate an application's secret",
        "x-refusals": [identityRefusals.unproved, noSecret],
        params,
        response: { 201: RenewedSecret },
      },
      config: { ...config, stepUp: true },
    },
    async ({ caller, params: { id } }, reply) => {
      const { isConfidential } = await getOwn(context, { id, ownerId: caller.userId });
      if (!isConfidential) throw invalid(noSecret());
      return reply.code(201).send({ client_secret: await rotateSecret(context, id) });
    },
  );
}

async function getOwn(
  { db }: Pick<Context, "db">,
  which: { id: number; ownerId: number },
): Promise<Application> {
  const own = await findOwnApplication(db, which);
  if (own === undefined) throw notFound();
  return own;
}
