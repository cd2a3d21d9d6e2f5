import { healthRoute } from "@frontdesk/platform/operator/health";
import { rotationRoutes } from "@frontdesk/platform/operator/rotation";
import { operatorAt } from "@frontdesk/server/operators";
import type { Server } from "@frontdesk/server/server";
import { Type } from "typebox";
import { NamedId } from "../../card-payments/transactions/schema.ts";
import type { Context } from "../../core/context.ts";
import { reconcile } from "../reconcile/reconcile.ts";
import { agesOfWaiting } from "../reconcile/waiting/waiting.ts";
import { act } from "./actions/act.ts";
import { keepAction } from "./actions/keep.ts";
import { countInstructions, listFailingWebhooks } from "./health.store.ts";
import { rotationRefusals } from "./refusals.ts";

const ReconcileResponse = Type.Object({
  findings: Type.Array(
    Type.Object({
      check: Type.String(),
      merchantId: Type.Union([NamedId, Type.Null()]),
      subject: Type.String(),
      expected: Type.String(),
      found: Type.String(),
    }),
  ),
  checked: Type.Object({
    merchants: Type.Integer(),
    transactions: Type.Integer(),
    authorizations: Type.Integer(),
  }),
  complete: Type.Boolean({ description: "False if the check stopped at a thousand findings" }),
});

export function upkeepRoutes(server: Server, context: Context): void {
  server.post(
    "/reconciliations",
    {
      schema: {
        summary: "Reconcile the ledger",
        response: { 201: ReconcileResponse },
      },
    },
    async (request, reply) => {
      const result = await reconcile(context);
      const { findings, checked, complete } = result;
      if (findings.length > 0) {
        const first = findings.slice(0, 10);
        context.log.error(
          { count: findings.length, first },
          "reconciliation found errors in the ledger",
        );
      }
      const details = () => ({ findings: findings.length, checked, complete });
      const done = {
        actor: operatorAt(request),
        action: "books.reconcile",
        subject: "all",
        details,
      };
      await act(context, done, async () => {});
      return reply.code(201).send(result);
    },
  );

  healthRoute(server, context, {
    owner: Type.Object({ merchantId: NamedId, id: NamedId }),
    agesOfWaiting: () => agesOfWaiting(context.db, context.now()),
    countWaiting: async () => ({ instruction: await countInstructions(context.db, 1000) }),
    listFailing: (limit) => listFailingWebhooks(context.db, limit),
  });

  rotationRoutes(server, context, { keepAction, refusalOf: rotationRefusals.lacking });
}
