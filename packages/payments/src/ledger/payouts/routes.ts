import { answerWithCsv, type Columns } from "@frontdesk/server/csv";
import type { Server } from "@frontdesk/server/server";
import type { Static } from "typebox";
import {
  exportedAtOnce,
  exportPage,
  listedOrCsv,
  pagesOf,
  withoutLimit,
} from "../../api/lists/export.ts";
import type { Page } from "../../api/lists/schema.ts";
import { spanOf } from "../../api/lists/span.ts";
import { tableRefusals } from "../../api/refusals.ts";
import { IdParams } from "../../card-payments/transactions/schema.ts";
import type { Context } from "../../core/context.ts";
import { exponentOf } from "../../core/currencies.ts";
import { type Id, timeOf } from "../../core/ids.ts";
import { presentLine } from "../../core/ledger/line.ts";
import { formatDecimal } from "../../core/money.ts";
import { forbidden } from "../../core/refusals.ts";
import { allowedOnly, getMerchantFor } from "../../parties/merchants/access.ts";
import { exported } from "../../parties/merchants/exports.ts";
import { ofOne } from "../../parties/merchants/roles/admit.ts";
import { MerchantParams } from "../../parties/merchants/schema.ts";
import { listLinesOf } from "../lines/store.ts";
import { type PayoutRow, presentPayout } from "./payout.ts";
import { OwnPayoutQuery, PaidLinesQuery, PaidOutAnswer, PayoutList } from "./schema.ts";
import { findPayoutFor, getPaidSpan, listPayouts } from "./store.ts";

export function payoutRoutes(server: Server, context: Context): void {
  server.get(
    "/merchants/:merchantId/payouts",
    {
      schema: {
        summary: "List a merchant's payouts",
        tags: ["Payouts"],
        "x-refusals": [forbidden, tableRefusals.tooLong],
        params: MerchantParams,
        querystring: OwnPayoutQuery,
        response: { 200: listedOrCsv(PayoutList) },
      },
      preValidation: withoutLimit,
      config: { personsMay: "see", rowBytes: 4_096 },
    },
    async (request, reply) => {
      const { params, query, identity } = request;
      const { merchantId } = params;
      const { callerId } = identity;
      const { filter = {}, format, ...bounds } = query;
      const page = { ...bounds, ...spanOf(filter) };
      await getMerchantFor(context.db, { merchantId, callerId });
      const list = (page: Page) =>
        listPayouts(context.db, { filter: { ...filter, merchantId }, page });
      if (format === "csv") {
        const whole = { ...exportPage(query, context.now()), limit: exportedAtOnce };
        const read = () => pagesOf(whole, list);
        const pages = await exported(context, request, { merchantId, noun: "payout", read });
        const name = `payouts-${merchantId}`;
        return await answerWithCsv(reply, { name, columns: payoutColumns, pages });
      }
      const rows = await list(page);
      return rows.map(presentPayout);
    },
  );

  server.get(
    "/payouts/:id",
    {
      schema: {
        summary: "Retrieve a payout and its balance lines",
        tags: ["Payouts"],
        "x-refusals": [forbidden],
        params: IdParams,
        querystring: PaidLinesQuery,
        response: { 200: PaidOutAnswer },
      },
      config: { personsMay: { act: "see", of: ofOne("payouts") } },
    },
    async ({ params, query, identity: { callerId } }) => {
      return { payout: await readPayout(context, { payoutId: params.id, callerId, query }) };
    },
  );
}

const payoutColumns: Columns<PayoutRow> = {
  id: ({ id }) => id,
  created: ({ id }) => timeOf(id).toISOString(),
  state: ({ state }) => state,
  currency: ({ currency }) => currency,
  amount: ({ amount, currency }) => ({ plain: formatDecimal(amount, exponentOf(currency)) }),
  iban: ({ iban }) => iban,
  endToEndId: ({ endToEndId }) => endToEndId,
  lineId: ({ lineId }) => lineId,
};

interface ReadInput {
  payoutId: Id;
  callerId: Id;
  query: Static<typeof PaidLinesQuery>;
}

async function readPayout(
  { db }: Pick<Context, "db">,
  { query, ...reach }: ReadInput,
): Promise<Static<typeof PaidOutAnswer>["payout"]> {
  const payout = allowedOnly(await findPayoutFor(db, reach));
  const { merchantId, amount, lineId } = payout;
  const { after, sum } = await getPaidSpan(db, payout);
  const { limit = 1000, before = lineId } = query;
  const page = { limit, after, before: before < lineId ? before : lineId };
  const lines = await listLinesOf(db, { merchantId, filter: {}, page });
  return { ...presentPayout(payout), carried: amount - sum, lines: lines.map(presentLine) };
}
