import { forOperators } from "@frontdesk/platform/operator/access";
import type { Server } from "@frontdesk/server/server";
import type { Context } from "../../core/context.ts";
import { shardOf } from "../../core/ids.ts";
import { notFound } from "../../core/refusals.ts";
import { presentTransaction } from "../../transactions/transactions/row.ts";
import { IdParams, TransactionAnswer } from "../../transactions/transactions/schema.ts";
import { findTransaction } from "../../transactions/transactions/store.ts";

export function operatedPaymentRoutes(server: Server, { db }: Context): void {
  server.get(
    "/transactions/:id",
    {
      schema: {
        ...forOperators,
        summary: "Retrieve any transaction",
        params: IdParams,
        response: { 200: TransactionAnswer },
      },
    },
    async ({ params: { id }, identity }) => {
      const { callerId } = identity;
      const row = await findTransaction(db, { shard: shardOf(id), id, callerId });
      if (row === undefined) throw notFound();
      return { transaction: presentTransaction(row) };
    },
  );
}
