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
import { fieldRefusals } from "../refusals.ts";
import { ChangedCustomField, CustomField, NewCustomField } from "../schema.ts";
import { changeField, createField, fieldOf } from "./field.ts";
import { findField, hasField, listFields } from "./store.ts";

const { notFound, goneType, changedSince, taken } = fieldRefusals;
const tags = ["Resource types"];
const Query = Type.Object({ ...paging, resource_type_id: Type.Optional(PathId) });
const one = InAccount(PathId);
const viewable = { persons: true, scope: "resource_types:read" } as const;
const writable = { persons: true, scope: "resource_types:write", forAdministrators: true } as const;

export function fieldRoutes(server: Server, context: Context): void {
  readingRoutes(server, context);
  createRoute(server, context);
  changeRoute(server, context);
}

function readingRoutes(server: Server, context: Context): void {
  server.get(
    "/:account/custom_fields",
    {
      schema: {
        tags,
        summary: "List custom fields",
        params: AccountPath,
        querystring: Query,
        response: { 200: Type.Array(CustomField) },
      },
      config: viewable,
    },
    listing(context, fieldOf, ({ account, query }: QueryRequest<typeof Query>, page) =>
      listFields(context.db, { accountId: account.id, typeId: query.resource_type_id }, page),
    ),
  );

  server.get(
    "/:account/custom_fields/:id",
    {
      schema: { tags, summary: "Get a custom field", params: one, response: { 200: CustomField } },
      config: viewable,
    },
    reading(context, findField, fieldOf),
  );
}

function createRoute(server: Server, context: Context): void {
  server.post(
    "/:account/custom_fields",
    {
      schema: {
        tags,
        summary: "Add a custom field to a resource type",
        "x-refusals": [goneType, taken],
        params: AccountPath,
        body: NewCustomField,
        response: { 201: CustomField },
      },
      config: writable,
    },
    creating(context, "custom_fields", createField),
  );
}

function changeRoute(server: Server, context: Context): void {
  server.put(
    "/:account/custom_fields/:id",
    {
      schema: {
        tags,
        summary: "Update a custom field",
        "x-refusals": [notFound, changedSince, taken],
        params: one,
        body: ChangedCustomField,
        response: { 200: CustomField },
      },
      config: { ...writable, exists: hasField },
    },
    changing(context, changeField),
  );
}
