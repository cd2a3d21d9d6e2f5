import { findPerson, findPersonOfEmail } from "@frontdesk/people/persons/store";
import { allowHours } from "@frontdesk/server/outcome";
import type { Server } from "@frontdesk/server/server";
import { cleanEmail } from "@frontdesk/server/text/email";
import { Type } from "typebox";
import { IdParams, TransactionAnswer } from "../../card-payments/transactions/schema.ts";
import { findTransaction } from "../../card-payments/transactions/store.ts";
import { presentTransaction } from "../../card-payments/transactions/transaction.ts";
import type { Context } from "../../core/context.ts";
import { isId, shardOf } from "../../core/ids.ts";
import { notFound } from "../../core/refusals.ts";
import { tellAfterCalls } from "../../notifications/events/outbox/after-calls.ts";
import { IdText, Time } from "../../parties/apps/schema.ts";
import type { Identity } from "../../parties/identity/identity.ts";
import { listMerchantIdsOf } from "../../parties/merchants/access.store.ts";
import { recoveryRoutes } from "./access-recoveries.routes.ts";
import { actionRoutes } from "./actions/routes.ts";
import { operatedAppRoutes } from "./apps/routes.ts";
import { operatedBankRoutes } from "./bank.routes.ts";
import { operatedDisputeRoutes } from "./disputes.routes.ts";
import { operatedMerchantRoutes } from "./merchants/routes.ts";
import { ownerRoutes } from "./owners.routes.ts";
import { operatedPayoutRoutes } from "./payouts/routes.ts";
import { operatedRateRoutes } from "./rates/routes.ts";
import { suspensionRoutes } from "./suspension/routes.ts";
import { upkeepRoutes } from "./upkeep.routes.ts";

const features = [
  operatedMerchantRoutes,
  suspensionRoutes,
  operatedAppRoutes,
  operatedBankRoutes,
  operatedPersonRoutes,
  recoveryRoutes,
  ownerRoutes,
  operatedPaymentRoutes,
  operatedDisputeRoutes,
  operatedPayoutRoutes,
  operatedRateRoutes,
  upkeepRoutes,
  actionRoutes,
];

/** An identity without access to any merchant. */
const operator: Identity = {
  kind: "app",
  callerId: "operator",
  actor: "operator",
  appId: "operator",
  key: "",
};

export function operatorRoutes(server: Server, context: Context): void {
  server.decorateRequest("identity");
  server.addHook("onRequest", async (request) => {
    request.identity = operator;
  });
  tellAfterCalls(server, context);
  allowHours(server);
  for (const routes of features) routes(server, context);
}

function operatedPaymentRoutes(server: Server, { db }: Context): void {
  server.get(
    "/transactions/:id",
    {
      schema: {
        summary: "Retrieve any transaction",
        params: IdParams,
        response: { 200: TransactionAnswer },
      },
    },
    async ({ params: { id }, identity }) => {
      const { callerId } = identity;
      const row = await findTransaction(db, { shard: shardOf(id), id, callerId });
      if (row === undefined) throw notFound();
      return { transaction: presentTransaction(row) };
    },
  );
}

const PersonQuery = Type.Object({
  q: Type.String({ minLength: 1, maxLength: 254, description: "An ID or a mail address" }),
});

const PersonList = Type.Array(
  Type.Object({
    id: IdText,
    email: Type.String(),
    name: Type.Union([Type.String(), Type.Null()]),
    created: Time,
    lastSeen: Type.Union([Time, Type.Null()], { description: "Rounded to the hour" }),
    merchants: Type.Array(IdText, {
      description: "Merchants with access for the person, newest first, at most 100",
    }),
  }),
);

function operatedPersonRoutes(server: Server, { db }: Context): void {
  server.get(
    "/persons",
    {
      schema: {
        summary: "Search for a person",
        querystring: PersonQuery,
        response: { 200: PersonList },
      },
    },
    async ({ query }) => {
      const q = cleanEmail(query.q);
      const person = isId(q) ? await findPerson(db, q) : await findPersonOfEmail(db, q);
      if (person === undefined) return [];
      const { id, email, name, createdAt, activeAt } = person;
      const seen = { created: createdAt.toISOString(), lastSeen: activeAt?.toISOString() ?? null };
      const merchants = await listMerchantIdsOf(db, id, { limit: 100 });
      return [{ id, email, name, ...seen, merchants }];
    },
  );
}
