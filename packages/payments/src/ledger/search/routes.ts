import type { Server } from "@frontdesk/server/server";
import type { Context } from "../../core/context.ts";
import { forbidden } from "../../core/refusals.ts";
import { MerchantParams } from "../../parties/merchants/schema.ts";
import { SearchQuery, SearchResponse } from "./schema.ts";
import { search } from "./search.ts";

export function searchRoutes(server: Server, context: Pick<Context, "db">): void {
  server.get(
    "/merchants/:merchantId/search",
    {
      schema: {
        operationId: "searchMerchant",
        summary: "Search by ID, reference, last four digits or amount",
        tags: ["Merchants"],
        "x-refusals": [forbidden],
        params: MerchantParams,
        querystring: SearchQuery,
        response: { 200: SearchResponse },
      },
      config: { personsMay: "see" },
    },
    async ({ params: { merchantId }, query: { q }, identity: { callerId } }) => {
      return { found: await search(context, { merchantId, callerId, q }) };
    },
  );
}
