import { operatorAt } from "@frontdesk/server/operators";
import type { Server } from "@frontdesk/server/server";
import type { Context } from "../../../core/context.ts";
import type { Id } from "../../../core/ids.ts";
import { Nothing } from "../../../parties/apps/schema.ts";
import { endSuspension, updateSuspension } from "../../../parties/merchants/operated/store.ts";
import type { Suspension } from "../../../parties/merchants/row.ts";
import { MerchantParams } from "../../../parties/merchants/schema.ts";
import { changingMerchant, type MerchantChange } from "../../../parties/merchants/tell-change.ts";
import { act } from "../actions/act.ts";
import { getOperated } from "../merchants/merchant.ts";
import { NewSuspension } from "../merchants/schema.ts";

const path = "/merchants/:merchantId/suspension";

export function suspensionRoutes(server: Server, context: Context): void {
  server.put(
    path,
    {
      schema: {
        summary: "Suspend a merchant from payments, captures or payouts",
        description: "Refunds and voids stay possible. A new suspension replaces the previous one.",
        params: MerchantParams,
        body: NewSuspension,
        response: { 204: Nothing },
      },
    },
    async (request, reply) => {
      const { params, body } = request;
      const { merchantId: subject } = params;
      const { payments, captures, payouts, reason } = body;
      const kept = { payments, captures, payouts, reason };
      const done = { actor: operatorAt(request), action: "merchant.suspend", subject };
      const details = (before: Suspension | null) => ({ ...kept, before });
      await act(context, { ...done, details }, async (context) => {
        const { suspension } = await getOperated(context, subject);
        const since = context.now().toISOString();
        const change = { ...byOperator(subject), kindOf: () => "merchant.suspended" as const };
        const suspended = { ...kept, since };
        await changingMerchant(context.db, change, (db) =>
          updateSuspension(db, subject, suspended),
        );
        return suspension;
      });
      return reply.code(204).send(null);
    },
  );

  resumingRoute(server, context);
}

function resumingRoute(server: Server, context: Context): void {
  server.delete(
    path,
    {
      schema: {
        summary: "Resume a merchant",
        params: MerchantParams,
        response: { 204: Nothing },
      },
    },
    async (request, reply) => {
      const { merchantId: subject } = request.params;
      const done = { actor: operatorAt(request), action: "merchant.resume", subject };
      const details = (before: Suspension | null) => ({ before });
      await act(context, { ...done, details }, async (context) => {
        const { suspension } = await getOperated(context, subject);
        const kindOf: MerchantChange["kindOf"] = ({ suspension }) =>
          suspension === null ? undefined : "merchant.resumed";
        await changingMerchant(context.db, { ...byOperator(subject), kindOf }, (db) =>
          endSuspension(db, subject),
        );
        return suspension;
      });
      return reply.code(204).send(null);
    },
  );
}

const byOperator = (merchantId: Id) => ({ merchantId, actor: "operator" }) as const;
