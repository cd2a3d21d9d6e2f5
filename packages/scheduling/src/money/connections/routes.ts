import type { Server } from "@frontdesk/server/server";
import { Type } from "typebox";
import { checkMatch, tagged } from "../../api/objects.ts";
import { identityRefusals } from "../../api/refusals.ts";
import type { Context } from "../../core/context.ts";
import { AccountPath } from "../../core/paths.ts";
import { notFound } from "../../core/refusals.ts";
import { actorOf, checkProved } from "../../parties/identity/identity.ts";
import { connectMerchant, disconnectMerchant } from "./change.ts";
import { connectionOf } from "./connection.ts";
import { connectionRefusals } from "./refusals.ts";
import { Connection, ConnectionChange } from "./schema.ts";
import { findConnection } from "./store.ts";

const ofAdministrators = "For administrators and the owner of the account.";
const tags = ["Deposits"];
const reading = { persons: true, scope: "accounts:read", forAdministrators: true } as const;
const writing = { persons: true, scope: "accounts:write", forAdministrators: true } as const;

export function connectionRoutes(server: Server, context: Context): void {
  server.get(
    "/:account/merchant",
    {
      schema: {
        tags,
        operationId: "getMerchant",
        summary: "Retrieve the connected merchant",
        params: AccountPath,
        response: { 200: Connection },
      },
      config: reading,
    },
    async ({ account }, reply) => {
      const row = await findConnection(context.db, account.id);
      if (row === undefined) throw notFound();
      return tagged(reply, connectionOf(row));
    },
  );
  changeRoutes(server, context);
}

function changeRoutes(server: Server, context: Context): void {
  server.put(
    "/:account/merchant",
    {
      schema: {
        tags,
        operationId: "connectMerchant",
        summary: "Connect a merchant, or update the connection",
        description: `${ofAdministrators} Saved only if the key can read the merchant.`,
        "x-refusals": [
          ...Object.values(connectionRefusals),
          identityRefusals.unproved,
          identityRefusals.unprovedToken,
        ],
        params: AccountPath,
        body: ConnectionChange,
        response: { 200: Connection },
      },
      config: writing,
    },
    async (request, reply) => {
      const { body: change, caller: maker } = request;
      const view = await connectMerchant(context, actorOf(request), {
        change,
        maker,
        checkProved: () => checkProved(request),
        check: (current) => checkMatch(request, current),
      });
      return tagged(reply, view);
    },
  );

  server.delete(
    "/:account/merchant",
    {
      schema: {
        tags,
        operationId: "disconnectMerchant",
        summary: "Disconnect the merchant; deposits stop",
        "x-refusals": [
          connectionRefusals.unsettled,
          connectionRefusals.refundable,
          connectionRefusals.changedSince,
          identityRefusals.unproved,
          identityRefusals.unprovedToken,
        ],
        params: AccountPath,
        response: { 204: Type.Null() },
      },
      config: writing,
    },
    async (request, reply) => {
      await disconnectMerchant(context, actorOf(request), {
        checkProved: () => checkProved(request),
        check: (current) => checkMatch(request, current),
      });
      return reply.code(204).send(null);
    },
  );
}
