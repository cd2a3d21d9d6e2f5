import type { Server } from "@frontdesk/server/server";
import type { FastifyRequest } from "fastify";
import { Type } from "typebox";
import { answerOnce, byRights } from "../../../api/idempotency/idempotency.ts";
import { answerList, pageOf, paging } from "../../../api/lists/lists.ts";
import type { Context } from "../../../core/context.ts";
import { InAccount, PathId } from "../../../core/paths.ts";
import { listCustomPeriods } from "../../../inventory/capacity/date-overrides.store.ts";
import { hasResource } from "../../../inventory/resources/store.ts";
import { accountPath } from "../../../parties/accounts/account.ts";
import { actorOf } from "../../../parties/identity/identity.ts";
import { customPeriodRefusals } from "../refusals.ts";
import { CustomPeriodAnswer, FateQuery, NewCustomPeriod } from "../schema.ts";
import { closeCustomPeriod, customPeriodOf, openCustomPeriod } from "./date-overrides.ts";

const { clash, ...openingRefusals } = customPeriodRefusals;
const { notFound, forbidden, contradiction, tooBusy } = openingRefusals;
const tags = ["Availability"];
const path = "/:account/resources/:id/custom_available_periods";
const params = InAccount(PathId);
const writable = {
  persons: true,
  scope: "resources:write",
  right: ["resources", "manage_own"],
  exists: hasResource,
} as const;

export function customPeriodRoutes(server: Server, context: Context, preValidation: Check): void {
  listRoute(server, context);
  openRoute(server, context, preValidation);
  closeRoute(server, context, preValidation);
}

type Check = (request: FastifyRequest) => Promise<void>;

function listRoute(server: Server, { db, settings }: Context): void {
  server.get(
    path,
    {
      schema: {
        tags,
        summary: "List a resource's date overrides",
        params,
        querystring: Type.Object(paging),
        response: { 200: Type.Array(CustomPeriodAnswer) },
      },
      config: {
        persons: true,
        scope: "resources:read",
        right: ["resources", "view"],
        own: "open",
        exists: hasResource,
      },
    },
    async (request, reply) => {
      const page = pageOf(request.query, settings);
      const location = { accountId: request.account.id, resourceId: request.params.id };
      return await answerList(request, reply, {
        page,
        settings,
        list: (page) => listCustomPeriods(db, location, page),
        show: (rows) => rows.map(customPeriodOf),
      });
    },
  );
}

function openRoute(server: Server, context: Context, preValidation: Check): void {
  server.post(
    path,
    {
      schema: {
        tags,
        summary: "Create date overrides",
        "x-refusals": Object.values(openingRefusals),
        params,
        body: NewCustomPeriod,
        response: { 201: CustomPeriodAnswer },
      },
      config: writable,
      preValidation,
    },
    async (request, reply) => {
      await answerOnce(context, { request, reply, admit: byRights }, async (context) => {
        const { body, params } = request;
        const query = { resourceId: params.id, body };
        const customPeriod = await openCustomPeriod(context, actorOf(request), query);
        const position = accountPath(context.settings, request.account.subdomain);
        const resource = `${position}/resources/${params.id}`;
        const location = `${resource}/custom_available_periods/${customPeriod.id}`;
        return { status: 201, headers: { location }, body: customPeriod };
      });
      return reply;
    },
  );
}

function closeRoute(server: Server, context: Context, preValidation: Check): void {
  server.delete(
    `${path}/:period`,
    {
      schema: {
        tags,
        summary: "Delete date overrides",
        "x-refusals": [notFound, forbidden, contradiction, clash, tooBusy],
        params: Type.Object({ ...params.properties, period: PathId }),
        querystring: FateQuery,
        response: { 204: Type.Null() },
      },
      config: writable,
      preValidation,
    },
    async (request, reply) => {
      const { params, query } = request;
      const target = { resourceId: params.id, id: params.period, given: query };
      await closeCustomPeriod(context, actorOf(request), target);
      return reply.code(204).send(null);
    },
  );
}
