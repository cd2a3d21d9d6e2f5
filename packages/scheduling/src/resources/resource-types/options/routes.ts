import type { Server } from "@frontdesk/server/server";
import { Type } from "typebox";
import { paging } from "../../../api/lists/lists.ts";
import {
  changing,
  creating,
  listing,
  type QueryRequest,
  reading,
} from "../../../changes/requests.ts";
import type { Context } from "../../../core/context.ts";
import { AccountPath, InAccount, PathId } from "../../../core/paths.ts";
import { optionRefusals } from "../refusals.ts";
import { ChangedCustomFieldOption, CustomFieldOption, NewCustomFieldOption } from "../schema.ts";
import { changeOption, createOption, optionOf } from "./option.ts";
import { findOption, hasOption, listOptions } from "./store.ts";

const { notFound, goneField, changedSince, taken } = optionRefusals;
const tags = ["Resource types"];
const Query = Type.Object({ ...paging, custom_field_id: Type.Optional(PathId) });
const one = InAccount(PathId);
const viewable = { persons: true, scope: "resource_types:read" } as const;
const writable = { persons: true, scope: "resource_types:write", forAdministrators: true } as const;

export function optionRoutes(server: Server, context: Context): void {
  readingRoutes(server, context);
  createRoute(server, context);
  changeRoute(server, context);
}

function readingRoutes(server: Server, context: Context): void {
  server.get(
    "/:account/custom_field_options",
    {
      schema: {
        tags,
        summary: "List custom field options",
        params: AccountPath,
        querystring: Query,
        response: { 200: Type.Array(CustomFieldOption) },
      },
      config: viewable,
    },
    listing(context, optionOf, ({ account, query }: QueryRequest<typeof Query>, page) =>
      listOptions(context.db, { accountId: account.id, fieldId: query.custom_field_id }, page),
    ),
  );

  server.get(
    "/:account/custom_field_options/:id",
    {
      schema: {
        tags,
        summary: "Get a custom field option",
        params: one,
        response: { 200: CustomFieldOption },
      },
      config: viewable,
    },
    reading(context, findOption, optionOf),
  );
}

function createRoute(server: Server, context: Context): void {
  server.post(
    "/:account/custom_field_options",
    {
      schema: {
        tags,
        summary: "Add an option to a custom field",
        "x-refusals": [goneField, taken],
        params: AccountPath,
        body: NewCustomFieldOption,
        response: { 201: CustomFieldOption },
      },
      config: writable,
    },
    creating(context, "custom_field_options", createOption),
  );
}

function changeRoute(server: Server, context: Context): void {
  server.put(
    "/:account/custom_field_options/:id",
    {
      schema: {
        tags,
        summary: "Update a custom field option",
        "x-refusals": [notFound, changedSince, taken],
        params: one,
        body: ChangedCustomFieldOption,
        response: { 200: CustomFieldOption },
      },
      config: { ...writable, exists: hasOption },
    },
    changing(context, changeOption),
  );
}
