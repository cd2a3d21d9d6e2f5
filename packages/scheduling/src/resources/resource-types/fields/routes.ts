import type { Server } from "@frontdesk/server/server";
import { Type } from "typebox";
import { checkMatch, tagged } from "../../../api/etags.ts";
import { answerOnce } from "../../../api/idempotency/idempotency.ts";
import { pageOf, paging, sendList } from "../../../api/lists/lists.ts";
import type { Context } from "../../../ground/context.ts";
import { notFound } from "../../../ground/errors.ts";
import { AccountPath, InAccount, PathId } from "../../../ground/paths.ts";
import { actorOf } from "../../../parties/identity/identity.ts";
import { ChangedCustomField, CustomField, NewCustomField } from "../schema.ts";
import { changeField, createField, fieldOf } from "./field.ts";
import { findField, hasField, listFields } from "./store.ts";

const tags = ["Resource types"];
const one = InAccount(PathId);
const reading = { scope: "resource_types:read" } as const;
const writing = { scope: "resource_types:write", forAdministrators: true } as const;

/** Custom fields: administrators say what resources of a type have beside the usual. */
export function fieldRoutes(server: Server, context: Context): void {
  readingRoutes(server, context);
  createRoute(server, context);
  changeRoute(server, context);
}

function readingRoutes(server: Server, context: Context): void {
  const { db, settings } = context;

  server.get(
    "/:account/custom_fields",
    {
      schema: {
        tags,
        summary: "List custom fields",
        params: AccountPath,
        querystring: Type.Object({ ...paging, resource_type_id: Type.Optional(PathId) }),
        response: { 200: Type.Array(CustomField) },
      },
      config: reading,
    },
    async (request, reply) => {
      const { account, query } = request;
      const page = pageOf(query, settings);
      const filter = { accountId: account.id, typeId: query.resource_type_id };
      const listed = await listFields(db, filter, page);
      const rows = sendList(request, reply, { page, listed, settings });
      return rows.map((row) => fieldOf(row, context, account.subdomain));
    },
  );

  server.get(
    "/:account/custom_fields/:id",
    {
      schema: { tags, summary: "Read a custom field", params: one, response: { 200: CustomField } },
      config: reading,
    },
    async ({ account, params: { id } }, reply) => {
      const row = await findField(db, account.id, id);
      if (row === undefined) throw notFound();
      return tagged(reply, fieldOf(row, context, account.subdomain));
    },
  );
}

function createRoute(server: Server, context: Context): void {
  server.post(
    "/:account/custom_fields",
    {
      schema: {
        tags,
        summary: "Add a custom field to a type of resources",
        params: AccountPath,
        body: NewCustomField,
        response: { 201: CustomField },
      },
      config: writing,
    },
    async (request, reply) => {
      await answerOnce(context, { request, reply }, async (context) => {
        const body = await createField(context, actorOf(request), request.body);
        const location = new URL(body.url).pathname;
        return { status: 201, body, headers: { location } };
      });
      return reply;
    },
  );
}

function changeRoute(server: Server, context: Context): void {
  const config = { ...writing, exists: hasField };

  server.put(
    "/:account/custom_fields/:id",
    {
      schema: {
        tags,
        summary: "Change a custom field",
        params: one,
        body: ChangedCustomField,
        response: { 200: CustomField },
      },
      config,
    },
    async (request, reply) => {
      const { body, params } = request;
      const check = (current: object) => checkMatch(request, current);
      const change = { id: params.id, body, check };
      return tagged(reply, await changeField(context, actorOf(request), change));
    },
  );
}
