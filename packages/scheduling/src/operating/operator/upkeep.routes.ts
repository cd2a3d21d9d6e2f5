import { healthRoute } from "@frontdesk/platform/operator/health";
import { rotationRoutes } from "@frontdesk/platform/operator/rotation";
import { operatorAt } from "@frontdesk/server/operators";
import type { Server } from "@frontdesk/server/server";
import { Type } from "typebox";
import type { Context } from "../../core/context.ts";
import { refusal } from "../../core/refusals.ts";
import { reconcile } from "../reconcile/reconcile.ts";
import { agesOfWaiting } from "../reconcile/waiting/waiting.ts";
import { listFailingWebhooks } from "./health.store.ts";
import { keepAction } from "./keep-action.ts";

const ReconcileResponse = Type.Object({
  findings: Type.Array(
    Type.Object({
      check: Type.String(),
      accountId: Type.Union([Type.Integer(), Type.Null()]),
      subject: Type.String(),
      expected: Type.String(),
      found: Type.String(),
    }),
  ),
  checked: Type.Object({
    resources: Type.Integer(),
    days: Type.Integer(),
    payments: Type.Integer({ description: "Findings in appointment payments, if requested" }),
  }),
  complete: Type.Boolean({ description: "False if it stopped early, after 1,000 findings" }),
});

export function upkeepRoutes(server: Server, context: Context): void {
  server.post(
    "/reconciliations",
    {
      schema: {
        summary: "Reconcile ledger, bookings and availability",
        querystring: Type.Object({
          payments: Type.Optional(
            Type.Boolean({ description: "True to compare appointments with the payment services" }),
          ),
        }),
        response: { 201: ReconcileResponse },
      },
    },
    async (request, reply) => {
      const { payments: withPayments = false } = request.query;
      const result = await reconcile(context, { withPayments });
      const { findings, checked, complete } = result;
      if (findings.length > 0) {
        const first = findings.slice(0, 10);
        context.log.error({ count: findings.length, first }, "reconciliation found wrong bookings");
      }
      await keepAction(context, {
        actor: operatorAt(request),
        action: "bookings.reconcile",
        subject: "all",
        details: { findings: findings.length, checked, complete },
      });
      return reply.code(201).send(result);
    },
  );
  healthRoute(server, context, {
    owner: Type.Object({ accountId: Type.Integer(), id: Type.Integer() }),
    agesOfWaiting: () => agesOfWaiting(context.db, context.now()),
    countWaiting: async () => ({}),
    listFailing: (limit) => listFailingWebhooks(context.db, limit),
  });
  const refusalOf = (message: string) => refusal(409, message);
  rotationRoutes(server, context, { keepAction, refusalOf });
}
