/* Routes for simulated cards of test merchants. */

import type { Server } from "@frontdesk/server/server";
import type { Context } from "../../core/context.ts";
import { Nothing } from "../../parties/apps/schema.ts";
import { getMerchantFor } from "../../parties/merchants/access.ts";
import { MerchantParams } from "../../parties/merchants/schema.ts";
import { forgetBalances } from "../simulator/store.ts";
import { sandboxRefusals } from "./refusals.ts";

export function sandboxRoutes(server: Server, { db }: Context): void {
  server.delete(
    "/merchants/:merchantId/card-balances",
    {
      schema: {
        summary: "Reset the balances of a test merchant's cards",
        description:
          "Payments set these balances with `test.card.balance`. They expire after a day.",
        tags: ["Merchants"],
        "x-refusals": Object.values(sandboxRefusals),
        params: MerchantParams,
        response: { 204: Nothing },
      },
    },
    async (request, reply) => {
      const { merchantId } = request.params;
      const { callerId } = request.identity;
      const { shard, test } = await getMerchantFor(db, { merchantId, callerId });
      if (!test) throw sandboxRefusals.notSimulated();
      await forgetBalances(db, { shard, merchantId });
      return reply.code(204).send(null);
    },
  );
}
