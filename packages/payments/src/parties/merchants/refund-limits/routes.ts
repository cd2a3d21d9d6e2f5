import type { Server } from "@frontdesk/server/server";
import type { Context } from "../../../core/context.ts";
import { forbidden } from "../../../core/refusals.ts";
import { Nothing } from "../../apps/schema.ts";
import { getMerchantFor } from "../access.ts";
import { recorded } from "../audit-log/record.ts";
import { MerchantParams } from "../schema.ts";
import { lockMerchant } from "../store.ts";
import { RefundLimitChanges, RefundLimits } from "./schema.ts";
import { getRefundLimits, updateRefundLimits } from "./store.ts";

const path = "/merchants/:merchantId/refund-limits";
const described = { tags: ["Merchants"], "x-refusals": [forbidden], params: MerchantParams };

export function refundLimitRoutes(server: Server, context: Context): void {
  server.get(
    path,
    {
      schema: {
        ...described,
        summary: "Retrieve a merchant's refund limits",
        response: { 200: RefundLimits },
      },
      config: { personsMay: "see" },
    },
    async ({ params: { merchantId }, identity: { callerId } }) => {
      await getMerchantFor(context.db, { merchantId, callerId });
      return await getRefundLimits(context.db, merchantId);
    },
  );

  server.put(
    path,
    {
      schema: {
        ...described,
        summary: "Update a merchant's refund limits",
        body: RefundLimitChanges,
        response: { 204: Nothing },
      },
      config: { personsMay: { act: "profile", stepUp: true } },
    },
    async (request, reply) => {
      const { merchantId } = request.params;
      const { callerId } = request.identity;
      await getMerchantFor(context.db, { merchantId, callerId });
      await recorded(context, request, async ({ db }) => {
        await lockMerchant(db, merchantId);
        const before = await getRefundLimits(db, merchantId);
        const after = { ...before, ...request.body };
        await updateRefundLimits(db, merchantId, after);
        const act = { merchantId, act: "refund_limits.update", subject: merchantId, before, after };
        return { result: undefined, act };
      });
      return reply.code(204).send(null);
    },
  );
}
