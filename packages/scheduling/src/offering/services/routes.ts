import type { Server } from "@frontdesk/server/server";
import { archivedLists } from "../../changes/archived-lists.ts";
import { routesOf } from "../../changes/object-routes.ts";
import { changing, creating, reading } from "../../changes/requests.ts";
import type { Context } from "../../core/context.ts";
import { changeService } from "./change.ts";
import { serviceColumns } from "./columns.ts";
import { createService } from "./create.ts";
import { serviceRefusals } from "./refusals.ts";
import { ChangedService, NewService, Service, ServiceQuery } from "./schema.ts";
import { serviceOf } from "./service.ts";
import { findService, hasService, listServices } from "./store.ts";

export function serviceRoutes(server: Server, context: Context): void {
  const routes = routesOf(server, {
    path: "services",
    tag: "Services",
    viewable: { persons: true, scope: "services:read", right: ["resources", "view"] },
    writable: {
      persons: true,
      scope: "services:write",
      forAdministrators: true,
      exists: hasService,
    },
  });
  const refusals = Object.values(serviceRefusals);
  archivedLists(context, routes, {
    noun: "services",
    query: ServiceQuery,
    view: Service,
    show: serviceOf,
    list: (filter, page) => listServices(context.db, filter, page),
    columns: serviceColumns,
  });
  routes.get("Retrieve a service", Service, reading(context, findService, serviceOf));
  routes.create(
    { summary: "Create a service", refusals, body: NewService, view: Service },
    creating(context, "services", createService),
  );
  routes.update(
    { summary: "Update a service", refusals, body: ChangedService, view: Service },
    changing(context, changeService),
  );
}
