import { allowHours } from "@frontdesk/server/outcome";
import type { Server } from "@frontdesk/server/server";
import type { Context } from "../../core/context.ts";
import { tellAfterCalls } from "../../notifications/events/outbox/after-calls.ts";
import type { Identity } from "../../parties/identity/identity.ts";
import { recoveryRoutes } from "./access-recoveries.routes.ts";
import { actionRoutes } from "./actions/routes.ts";
import { operatedAppRoutes } from "./apps/routes.ts";
import { operatedBankRoutes } from "./bank.routes.ts";
import { operatedDisputeRoutes } from "./disputes.routes.ts";
import { operatedMerchantRoutes } from "./merchants/routes.ts";
import { ownerRoutes } from "./owners.routes.ts";
import { operatedPaymentRoutes } from "./payments.routes.ts";
import { operatedPayoutRoutes } from "./payouts/routes.ts";
import { operatedPersonRoutes } from "./persons.routes.ts";
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

/** Without access to any merchant. */
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
