import type { Server } from "@frontdesk/server/server";
import { spanOf } from "../../api/lists/span.ts";
import type { Context } from "../../ground/context.ts";
import { forbidden } from "../../ground/refusals.ts";
import { getMerchantFor } from "../../parties/merchants/access.ts";
import { MerchantParams } from "../../parties/merchants/schema.ts";
import { IdParams } from "../../transactions/transactions/schema.ts";
import { presentPayout } from "./payout.ts";
import { readPayout } from "./read.ts";
import { OwnPayoutQuery, PaidLinesQuery, PaidOutAnswer, PayoutList } from "./schema.ts";
import { listPayouts } from "./store.ts";

/** Payouts, to be read by those who are paid. */
export function payoutRoutes(server: Server, context: Pick<Context, "db">): void {
  server.get(
    "/merchants/:merchantId/payouts",
    {
      schema: {
        summary: "List a merchant's payouts",
        tags: ["Payouts"],
        "x-refusals": [forbidden],
        params: MerchantParams,
        querystring: OwnPayoutQuery,
        response: { 200: PayoutList },
      },
    },
    async ({ params: { merchantId }, query, identity: { callerId } }) => {
      const { filter = {}, ...bounds } = query;
      const page = { ...bounds, ...spanOf(filter) };
      await getMerchantFor(context.db, { merchantId, callerId });
      const rows = await listPayouts(context.db, { filter: { ...filter, merchantId }, page });
      return rows.map(presentPayout);
    },
  );

  server.get(
    "/payouts/:id",
    {
      schema: {
        summary: "Read a payout with the lines that it pays out",
        tags: ["Payouts"],
        "x-refusals": [forbidden],
        params: IdParams,
        querystring: PaidLinesQuery,
        response: { 200: PaidOutAnswer },
      },
    },
    async ({ params, query, identity: { callerId } }) => {
      return { payout: await readPayout(context, { payoutId: params.id, callerId, query }) };
    },
  );
}
