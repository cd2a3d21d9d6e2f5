import type { Server } from "@frontdesk/server/server";
import { Type } from "typebox";
import { creating, listing, readingUntagged, routesOf } from "../../changes/object-routes.ts";
import type { Context } from "../../core/context.ts";
import { InAccount, PathId } from "../../core/paths.ts";
import { actorOf } from "../../parties/identity/identity.ts";
import { applyImport } from "./apply.ts";
import { createImport } from "./create.ts";
import { importOf, importRowOf } from "./import.ts";
import { importRefusals } from "./refusals.ts";
import {
  Import,
  ImportQuery,
  ImportRow,
  ImportRowQuery,
  mostBodyBytes,
  NewImport,
} from "./schema.ts";
import { findImport, hasImport, listImportRows, listImports } from "./store.ts";
import { undoImport } from "./undo.ts";

const { notFound, running, applied, unapplied, ...ofFile } = importRefusals;
const tags = ["Clients"];
const params = InAccount(PathId);
const viewable = {
  persons: true,
  scope: "clients:read",
  forAdministrators: true,
  exists: hasImport,
} as const;
const writable = { ...viewable, scope: "clients:write" } as const;

export function importRoutes(server: Server, context: Context): void {
  const { db, limits } = context;
  const routes = routesOf(server, { path: "imports", tag: "Clients", viewable, writable });
  routes.list(
    { summary: "List imports", query: ImportQuery, view: Type.Array(Import) },
    listing(context, importOf, (request, page) => listImports(db, request.account.id, page)),
  );
  const create = creating(context, "imports", createImport);
  routes.create(
    {
      summary: "Check a file of clients",
      refusals: Object.values(ofFile),
      body: NewImport,
      view: Import,
      bodyLimit: mostBodyBytes,
    },
    async (request, reply) => {
      await limits.take("importsByAccount", String(request.account.id));
      return await create(request, reply);
    },
  );
  routes.get("Retrieve an import", Import, readingUntagged(context, findImport, importOf));
  server.get(
    "/:account/imports/:id/rows",
    {
      schema: {
        tags,
        params,
        operationId: "listImportRows",
        summary: "List the rows of an import",
        querystring: ImportRowQuery,
        response: { 200: Type.Array(ImportRow) },
      },
      config: viewable,
    },
    async (request, reply) => {
      const { account, params, query } = request;
      const own = { accountId: account.id, id: params.id, states: query.state };
      return await listing(context, importRowOf, (_request, page) => listImportRows(db, own, page))(
        request,
        reply,
      );
    },
  );
  for (const [name, act, refusals] of [
    ["apply", applyImport, [notFound, running, applied]],
    ["undo", undoImport, [notFound, unapplied]],
  ] as const) {
    server.post(
      `/:account/imports/:id/${name}`,
      {
        schema: {
          tags,
          params,
          operationId: `${name}Import`,
          summary: name === "apply" ? "Import the clients of a checked file" : "Undo an import",
          "x-refusals": refusals,
          // A repeat goes on with the rest.
          "x-idempotent": false,
          response: { 200: Import },
        },
        config: writable,
      },
      async (request) => await act(context, actorOf(request), request.params.id),
    );
  }
}
