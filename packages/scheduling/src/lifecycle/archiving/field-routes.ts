import type { Server } from "@frontdesk/server/server";
import { Type } from "typebox";
import { removing } from "../../changes/requests.ts";
import type { Context } from "../../core/context.ts";
import { InAccount, PathId } from "../../core/paths.ts";
import { hasField } from "../../inventory/resource-types/fields/store.ts";
import { hasOption } from "../../inventory/resource-types/options/store.ts";
import { retireField, retireOption } from "./options.ts";

const tags = ["Resource types"];
const params = InAccount(PathId);
const response = { 204: Type.Null() };
const config = { persons: true, scope: "resource_types:write", forAdministrators: true } as const;

export function fieldRemovalRoutes(server: Server, context: Context): void {
  server.delete(
    "/:account/custom_fields/:id",
    {
      schema: {
        tags,
        summary: "Delete a custom field and its values",
        params,
        response,
      },
      config: { ...config, exists: hasField },
    },
    removing(context, retireField),
  );

  server.delete(
    "/:account/custom_field_options/:id",
    {
      schema: {
        tags,
        summary: "Delete an option, also from resources",
        params,
        response,
      },
      config: { ...config, exists: hasOption },
    },
    removing(context, retireOption),
  );
}
