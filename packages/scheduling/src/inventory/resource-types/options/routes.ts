import type { Server } from "@frontdesk/server/server";
import { Type } from "typebox";
import { paging } from "../../../api/lists/lists.ts";
import { changing, creating, listing, reading, routesOf } from "../../../changes/object-routes.ts";
import type { Context } from "../../../core/context.ts";
import { PathId } from "../../../core/paths.ts";
import { optionRefusals } from "../refusals.ts";
import { ChangedCustomFieldOption, CustomFieldOption, NewCustomFieldOption } from "../schema.ts";
import { changeOption, createOption, optionOf } from "./option.ts";
import { findOption, hasOption, listOptions } from "./store.ts";

const { notFound, goneField, changedSince, taken } = optionRefusals;
const query = Type.Object({ ...paging, custom_field_id: Type.Optional(PathId) });

export function optionRoutes(server: Server, context: Context): void {
  const routes = routesOf(server, {
    path: "custom_field_options",
    tag: "Resource types",
    viewable: { persons: true, scope: "resource_types:read", own: "open" },
    writable: {
      persons: true,
      scope: "resource_types:write",
      forAdministrators: true,
      exists: hasOption,
    },
  });
  routes.list(
    { summary: "List custom field options", query, view: Type.Array(CustomFieldOption) },
    listing(context, optionOf, ({ account, query }, page) =>
      listOptions(context.db, { accountId: account.id, fieldId: query.custom_field_id }, page),
    ),
  );
  routes.get(
    "Retrieve a custom field option",
    CustomFieldOption,
    reading(context, findOption, optionOf),
  );
  routes.create(
    {
      summary: "Create a custom field option",
      refusals: [goneField, taken],
      body: NewCustomFieldOption,
      view: CustomFieldOption,
    },
    creating(context, "custom_field_options", createOption),
  );
  routes.update(
    {
      summary: "Update a custom field option",
      refusals: [notFound, changedSince, taken],
      body: ChangedCustomFieldOption,
      view: CustomFieldOption,
    },
    changing(context, changeOption),
  );
}
