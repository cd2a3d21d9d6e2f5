import type { Server } from "@frontdesk/server/server";
import { Type } from "typebox";
import { changing, creating, removing } from "../../changes/requests.ts";
import type { Context } from "../../core/context.ts";
import { AccountPath, InAccount, PathId } from "../../core/paths.ts";
import { typeRefusals } from "./refusals.ts";
import { ChangedResourceType, NewResourceType, ResourceType } from "./schema.ts";
import { hasResourceType } from "./store.ts";
import { changeTypeName, createType, removeType } from "./write.ts";

const { notFound, changedSince, inUse } = typeRefusals;
const tags = ["Resource types"];
const params = InAccount(PathId);
const config = { persons: true, scope: "resource_types:write", forAdministrators: true } as const;

export function resourceTypeWriteRoutes(server: Server, context: Context): void {
  server.post(
    "/:account/resource_types",
    {
      schema: {
        tags,
        summary: "Create a resource type",
        params: AccountPath,
        body: NewResourceType,
        response: { 201: ResourceType },
      },
      config,
    },
    creating(context, "resource_types", createType),
  );

  server.put(
    "/:account/resource_types/:id",
    {
      schema: {
        tags,
        summary: "Update a resource type",
        "x-refusals": [notFound, changedSince],
        params,
        body: ChangedResourceType,
        response: { 200: ResourceType },
      },
      config: { ...config, exists: hasResourceType },
    },
    changing(context, changeTypeName),
  );

  server.delete(
    "/:account/resource_types/:id",
    {
      schema: {
        tags,
        summary: "Delete an unused resource type and its custom fields",
        "x-refusals": [notFound, inUse],
        params,
        response: { 204: Type.Null() },
      },
      config: { ...config, exists: hasResourceType },
    },
    removing(context, removeType),
  );
}
