/* Every change of a merchant's balance. */
import { answerWithCsv, type Columns } from "@frontdesk/server/csv";
import type { Server } from "@frontdesk/server/server";
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
import type { Context } from "../../core/context.ts";
import { exponentOf } from "../../core/currencies.ts";
import { timeOf } from "../../core/ids.ts";
import { Line } from "../../core/ledger/line.schema.ts";
import { type LineRow, presentLine } from "../../core/ledger/line.ts";
import { formatDecimal } from "../../core/money.ts";
import { forbidden } from "../../core/refusals.ts";
import { allowedOnly, getMerchantFor } from "../../parties/merchants/access.ts";
import { exported } from "../../parties/merchants/exports.ts";
import { ofOne } from "../../parties/merchants/roles/admit.ts";
import type { MerchantRow } from "../../parties/merchants/row.ts";
import { MerchantParams } from "../../parties/merchants/schema.ts";
import { LineList, LineParams, LineQuery } from "./schema.ts";
import { findLineFor, listLinesOf } from "./store.ts";

export function lineRoutes(server: Server, context: Context): void {
  const { db, now } = context;
  server.get(
    "/merchants/:merchantId/lines",
    {
      schema: {
        summary: "List a merchant's balance lines",
        tags: ["Lines"],
        "x-refusals": [forbidden, tableRefusals.tooLong],
        params: MerchantParams,
        querystring: LineQuery,
        response: { 200: listedOrCsv(LineList) },
      },
      preValidation: withoutLimit,
      config: { personsMay: "see", rowBytes: 4_096 },
    },
    async (request, reply) => {
      const { merchantId } = request.params;
      const { callerId } = request.identity;
      const { filter = {}, format, ...bounds } = request.query;
      const page = { ...bounds, ...spanOf(filter) };
      const merchant = await getMerchantFor(db, { merchantId, callerId });
      if (format === "csv") {
        const list = (page: Page) => listLinesOf(db, { merchantId, filter, page });
        const whole = { ...exportPage(request.query, now()), limit: exportedAtOnce };
        const read = () => pagesOf(whole, list);
        const pages = await exported(context, request, { merchantId, noun: "line", read });
        const table = { name: `lines-${merchantId}`, columns: lineColumns(merchant), pages };
        return await answerWithCsv(reply, table);
      }
      const rows = await listLinesOf(db, { merchantId, filter, page });
      return rows.map(presentLine);
    },
  );

  server.get(
    "/lines/:lineId",
    {
      schema: {
        summary: "Retrieve a balance line",
        tags: ["Lines"],
        "x-refusals": [forbidden],
        params: LineParams,
        response: { 200: Line },
      },
      config: { personsMay: { act: "see", of: ofOne("lines") } },
    },
    async (request) => {
      const { lineId } = request.params;
      const { callerId } = request.identity;
      return presentLine(allowedOnly(await findLineFor(db, { lineId, callerId })));
    },
  );
}

/** Amounts are decimals of the merchant's currency. */
function lineColumns({
  currency,
  exponent,
}: Pick<MerchantRow, "currency" | "exponent">): Columns<LineRow> {
  const own = (amount: number) => ({ plain: formatDecimal(amount, exponent) });
  return {
    id: ({ id }) => id,
    created: ({ id }) => timeOf(id).toISOString(),
    test: ({ test }) => test,
    kind: ({ kind }) => kind,
    outcome: ({ disputeWon }) => (disputeWon === null ? null : disputeWon ? "won" : "lost"),
    currency: () => currency,
    balance: ({ balance }) => own(balance),
    fee: ({ fee }) => own(fee),
    feeReturned: ({ feeReturned }) => (feeReturned === null ? null : own(feeReturned)),
    amountCurrency: (line) => line.currency,
    amount: (line) => ({ plain: formatDecimal(line.amount, exponentOf(line.currency)) }),
    description: ({ description }) => description,
    transactionId: ({ transactionId }) => transactionId,
    iban: ({ bankIban }) => bankIban,
  };
}
