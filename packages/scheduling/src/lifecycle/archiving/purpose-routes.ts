import type { Server } from "@frontdesk/server/server";
import { Type } from "typebox";
import { ownFirst, removing } from "../../changes/requests.ts";
import type { Context } from "../../core/context.ts";
import { InAccount, PathId } from "../../core/paths.ts";
import { checkOwnClient } from "../../planning/clients/client.ts";
import { findClient, hasClient } from "../../planning/clients/store.ts";
import { checkOwnProject } from "../../planning/projects/project.ts";
import { findProject, hasProject } from "../../planning/projects/store.ts";
import { retireClient, retireProject } from "./purposes.ts";

const params = InAccount(PathId);
const response = { 204: Type.Null() };

export function purposeRoutes(server: Server, context: Context): void {
  clientRoute(server, context);
  projectRoute(server, context);
}

function clientRoute(server: Server, context: Context): void {
  server.delete(
    "/:account/clients/:id",
    {
      schema: { tags: ["Clients"], summary: "Delete a client", params, response },
      config: {
        persons: true,
        scope: "clients:write",
        right: ["clients", "manage_own"],
        exists: hasClient,
      },
      preValidation: ownFirst(context, findClient, checkOwnClient),
    },
    removing(context, retireClient),
  );
}

function projectRoute(server: Server, context: Context): void {
  server.delete(
    "/:account/projects/:id",
    {
      schema: { tags: ["Projects"], summary: "Delete a project", params, response },
      config: {
        persons: true,
        scope: "projects:write",
        right: ["projects", "manage_own"],
        exists: hasProject,
      },
      preValidation: ownFirst(context, findProject, checkOwnProject),
    },
    removing(context, retireProject),
  );
}
