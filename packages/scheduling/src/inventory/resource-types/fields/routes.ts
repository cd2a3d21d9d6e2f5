import type { Server } from "@frontdesk/server/server";
import { Type } from "typebox";
import { paging } from "../../../api/lists/lists.ts";
import { changing, creating, listing, reading, routesOf } from "../../../changes/object-routes.ts";
import type { Context } from "../../../core/context.ts";
import { PathId } from "../../../core/paths.ts";
import { fieldRefusals } from "../refusals.ts";
import { ChangedCustomField, CustomField, NewCustomField } from "../schema.ts";
import { changeField, createField, fieldOf } from "./field.ts";
import { findField, hasField, listFields } from "./store.ts";

const { notFound, goneType, changedSince, taken } = fieldRefusals;
const query = Type.Object({ ...paging, resource_type_id: Type.Optional(PathId) });

export function fieldRoutes(server: Server, context: Context): void {
  const routes = routesOf(server, {
    path: "custom_fields",
    tag: "Resource types",
    viewable: { persons: true, scope: "resource_types:read", own: "open" },
    writable: {
      persons: true,
      scope: "resource_types:write",
      forAdministrators: true,
      exists: hasField,
    },
  });
  routes.list(
    { summary: "List custom fields", query, view: Type.Array(CustomField) },
    listing(context, fieldOf, ({ account, query }, page) =>
      listFields(context.db, { accountId: account.id, typeId: query.resource_type_id }, page),
    ),
  );
  routes.get("Retrieve a custom field", CustomField, reading(context, findField, fieldOf));
  routes.create(
    {
      summary: "Create a custom field",
      refusals: [goneType, taken],
      body: NewCustomField,
      view: CustomField,
    },
    creating(context, "custom_fields", createField),
  );
  routes.update(
    {
      summary: "Update a custom field",
      refusals: [notFound, changedSince, taken],
      body: ChangedCustomField,
      view: CustomField,
    },
    changing(context, changeField),
  );
}
