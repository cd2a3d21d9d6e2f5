import type { Server } from "@frontdesk/server/server";
import type { Context } from "../../core/context.ts";
import { MerchantParams } from "../../parties/merchants/schema.ts";
import { revenueRefusals } from "./refusals.ts";
import { readRevenue } from "./revenue.ts";
import { RevenueAnswer, RevenueQuery } from "./schema.ts";

export function revenueRoutes(server: Server, context: Pick<Context, "db">): void {
  server.get(
    "/merchants/:merchantId/takings",
    {
      schema: {
        summary: "Report a merchant's revenue by day",
        tags: ["Lines"],
        "x-refusals": Object.values(revenueRefusals),
        params: MerchantParams,
        querystring: RevenueQuery,
        response: { 200: RevenueAnswer },
      },
      config: { personsMay: "see" },
    },
    async ({ params, query, identity }) => {
      const { merchantId } = params;
      const { callerId } = identity;
      return { takings: await readRevenue(context, { merchantId, callerId, query }) };
    },
  );
}
