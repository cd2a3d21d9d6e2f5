import type { Server } from "@frontdesk/server/server";
import { Type } from "typebox";
import { checkMatch, tagged } from "../../../api/etags.ts";
import { answerOnce } from "../../../api/idempotency/idempotency.ts";
import { pageOf, paging, sendList } from "../../../api/lists/lists.ts";
import type { Context } from "../../../ground/context.ts";
import { notFound } from "../../../ground/errors.ts";
import { AccountPath, InAccount, PathId } from "../../../ground/paths.ts";
import { actorOf } from "../../../parties/identity/identity.ts";
import { ChangedCustomFieldOption, CustomFieldOption, NewCustomFieldOption } from "../schema.ts";
import { changeOption, createOption, optionOf } from "./option.ts";
import { findOption, hasOption, listOptions } from "./store.ts";

const tags = ["Resource types"];
const one = InAccount(PathId);
const reading = { scope: "resource_types:read" } as const;
const writing = { scope: "resource_types:write", forAdministrators: true } as const;

/** Options of custom fields: the values that resources may have. */
export function optionRoutes(server: Server, context: Context): void {
  readingRoutes(server, context);
  createRoute(server, context);
  changeRoute(server, context);
}

function readingRoutes(server: Server, context: Context): void {
  const { db, settings } = context;

  server.get(
    "/:account/custom_field_options",
    {
      schema: {
        tags,
        summary: "List the options of custom fields",
        params: AccountPath,
        querystring: Type.Object({ ...paging, custom_field_id: Type.Optional(PathId) }),
        response: { 200: Type.Array(CustomFieldOption) },
      },
      config: reading,
    },
    async (request, reply) => {
      const { account, query } = request;
      const page = pageOf(query, settings);
      const filter = { accountId: account.id, fieldId: query.custom_field_id };
      const listed = await listOptions(db, filter, page);
      const rows = sendList(request, reply, { page, listed, settings });
      return rows.map((row) => optionOf(row, context, account.subdomain));
    },
  );

  server.get(
    "/:account/custom_field_options/:id",
    {
      schema: {
        tags,
        summary: "Read an option",
        params: one,
        response: { 200: CustomFieldOption },
      },
      config: reading,
    },
    async ({ account, params: { id } }, reply) => {
      const row = await findOption(db, account.id, id);
      if (row === undefined) throw notFound();
      return tagged(reply, optionOf(row, context, account.subdomain));
    },
  );
}

function createRoute(server: Server, context: Context): void {
  server.post(
    "/:account/custom_field_options",
    {
      schema: {
        tags,
        summary: "Add an option to a custom field",
        params: AccountPath,
        body: NewCustomFieldOption,
        response: { 201: CustomFieldOption },
      },
      config: writing,
    },
    async (request, reply) => {
      await answerOnce(context, { request, reply }, async (context) => {
        const body = await createOption(context, actorOf(request), request.body);
        const location = new URL(body.url).pathname;
        return { status: 201, body, headers: { location } };
      });
      return reply;
    },
  );
}

function changeRoute(server: Server, context: Context): void {
  const config = { ...writing, exists: hasOption };

  server.put(
    "/:account/custom_field_options/:id",
    {
      schema: {
        tags,
        summary: "Change an option",
        params: one,
        body: ChangedCustomFieldOption,
        response: { 200: CustomFieldOption },
      },
      config,
    },
    async (request, reply) => {
      const { body, params } = request;
      const check = (current: object) => checkMatch(request, current);
      const change = { id: params.id, body, check };
      return tagged(reply, await changeOption(context, actorOf(request), change));
    },
  );
}
