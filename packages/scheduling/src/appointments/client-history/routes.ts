import type { Server } from "@frontdesk/server/server";
import { Type } from "typebox";
import type { Context } from "../../core/context.ts";
import { isOwnClient } from "../../core/own.store.ts";
import { AccountPath, InAccount, PathId } from "../../core/paths.ts";
import { forbidden, notFound } from "../../core/refusals.ts";
import { actorOf } from "../../parties/identity/identity.ts";
import { hasClient } from "../../planning/clients/store.ts";
import { figuresOf, historyOf } from "./history.ts";
import { ClientFigures, ClientHistory, FiguresQuery, HistoryQuery } from "./schema.ts";

const tags = ["Clients"];
const readable = {
  persons: true,
  scope: ["clients:read", "appointments:read"],
  right: ["clients", "view"],
} as const;

export function clientHistoryRoutes(server: Server, context: Context): void {
  server.get(
    "/:account/clients/history",
    {
      schema: {
        tags,
        summary: "List visits and spend of clients",
        operationId: "listClientFigures",
        "x-refusals": [forbidden],
        params: AccountPath,
        querystring: FiguresQuery,
        response: { 200: Type.Array(ClientFigures) },
      },
      config: { ...readable, own: "filtered" },
    },
    async (request) => await figuresOf(context, actorOf(request), request.query.ids),
  );
  server.get(
    "/:account/clients/:id/history",
    {
      schema: {
        tags,
        summary: "Retrieve a client's visits and spend",
        operationId: "getClientHistory",
        "x-refusals": [forbidden, notFound],
        params: InAccount(PathId),
        querystring: HistoryQuery,
        response: { 200: ClientHistory },
      },
      config: { ...readable, exists: hasClient, own: isOwnClient },
    },
    async (request) => {
      const { limit, before } = request.query;
      const page = { clientId: request.params.id, limit, before };
      return await historyOf(context, actorOf(request), page);
    },
  );
}
