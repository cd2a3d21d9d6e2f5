/* What changed a merchant's balance, to be read. */
import type { Server } from "@frontdesk/server/server";
import { spanOf } from "../../api/lists/span.ts";
import type { Context } from "../../ground/context.ts";
import { Line } from "../../ground/ledger/line.schema.ts";
import { presentLine } from "../../ground/ledger/line.ts";
import { forbidden } from "../../ground/refusals.ts";
import { allowedOnly, getMerchantFor } from "../../parties/merchants/access.ts";
import { MerchantParams } from "../../parties/merchants/schema.ts";
import { LineList, LineParams, LineQuery } from "./schema.ts";
import { findLineFor, listLinesOf } from "./store.ts";

export function lineRoutes(server: Server, { db }: Pick<Context, "db">): void {
  server.get(
    "/merchants/:merchantId/lines",
    {
      schema: {
        summary: "List what changed a merchant's balance",
        tags: ["Lines"],
        "x-refusals": [forbidden],
        params: MerchantParams,
        querystring: LineQuery,
        response: { 200: LineList },
      },
    },
    async (request) => {
      const { merchantId } = request.params;
      const { callerId } = request.identity;
      const { filter = {}, ...bounds } = request.query;
      const page = { ...bounds, ...spanOf(filter) };
      await getMerchantFor(db, { merchantId, callerId });
      const rows = await listLinesOf(db, { merchantId, filter, page });
      return rows.map(presentLine);
    },
  );

  server.get(
    "/lines/:lineId",
    {
      schema: {
        summary: "Read a line",
        tags: ["Lines"],
        "x-refusals": [forbidden],
        params: LineParams,
        response: { 200: Line },
      },
    },
    async (request) => {
      const { lineId } = request.params;
      const { callerId } = request.identity;
      return presentLine(allowedOnly(await findLineFor(db, { lineId, callerId })));
    },
  );
}
