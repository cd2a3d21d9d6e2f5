import type { Server } from "@frontdesk/server/server";
import type { Context } from "../../core/context.ts";
import { MerchantParams } from "../../parties/merchants/schema.ts";
import { takingsRefusals } from "./refusals.ts";
import { readTakings } from "./revenue.ts";
import { TakingsAnswer, TakingsQuery } from "./schema.ts";

export function takingsRoutes(server: Server, context: Pick<Context, "db">): void {
  server.get(
    "/merchants/:merchantId/takings",
    {
      schema: {
        summary: "Report a merchant's revenue by day",
        tags: ["Lines"],
        "x-refusals": Object.values(takingsRefusals),
        params: MerchantParams,
        querystring: TakingsQuery,
        response: { 200: TakingsAnswer },
      },
      config: { personsMay: "see" },
    },
    async ({ params, query, identity }) => {
      const { merchantId } = params;
      const { callerId } = identity;
      return { takings: await readTakings(context, { merchantId, callerId, query }) };
    },
  );
}
