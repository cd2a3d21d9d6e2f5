import type { Cell, Columns } from "@frontdesk/server/csv";
import type { Server } from "@frontdesk/server/server";
import { archivedLists } from "../../changes/archived-lists.ts";
import { changing, creating, reading, routesOf } from "../../changes/object-routes.ts";
import type { Context } from "../../core/context.ts";
import { momentOf } from "../../core/dates.ts";
import { changeService } from "./change.ts";
import { createService } from "./create.ts";
import { serviceRefusals } from "./refusals.ts";
import { ChangedService, NewService, Service, ServiceQuery } from "./schema.ts";
import { type ServiceRow, serviceOf } from "./service.ts";
import { findService, hasService, listServices } from "./store.ts";

export function serviceRoutes(server: Server, context: Context): void {
  const routes = routesOf(server, {
    path: "services",
    tag: "Services",
    viewable: {
      persons: true,
      scope: "services:read",
      right: ["resources", "view"],
      own: "open",
    },
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

/** Minor units of no currency have no scale. */
const amountOf = (amount: number | null, currency: string | null): Cell =>
  amount === null || currency === null ? amount : { amount, currency };

/** Durations in minutes. */
const serviceColumns: Columns<ServiceRow> = {
  id: ({ id }) => id,
  name: ({ name }) => name,
  description: ({ description }) => description,
  color: ({ color }) => color,
  position: ({ position }) => position,
  visibility: ({ visibility }) => visibility,
  duration: ({ duration: minutes }) => ({ minutes }),
  buffer_before: ({ buffer_before: minutes }) => ({ minutes }),
  buffer_after: ({ buffer_after: minutes }) => ({ minutes }),
  slot_step: ({ slot_step: minutes }) => ({ minutes }),
  minimum_notice: ({ minimum_notice: minutes }) => ({ minutes }),
  horizon: ({ horizon }) => horizon,
  price: ({ price, currency }) => amountOf(price, currency),
  currency: ({ currency }) => currency,
  deposit_kind: ({ deposit_kind: kind }) => kind,
  deposit_value: ({ deposit_kind: kind, deposit_value: value, currency }) =>
    kind === "fixed" ? amountOf(value, currency) : value,
  no_show_fee: ({ no_show_fee: fee, currency }) => amountOf(fee, currency),
  tax_rate: ({ tax_rate: rate }) => rate,
  approval: ({ approval }) => approval,
  verify_email: ({ verify_email: verify }) => verify,
  archived: ({ archived }) => archived,
  created_at: ({ created_at: created }) => momentOf(created),
  updated_at: ({ updated_at: updated }) => momentOf(updated),
};
