import { forOperators } from "@frontdesk/platform/operator/access";
import type { Server } from "@frontdesk/server/server";
import { IdParams, TransactionAnswer } from "../../card-payments/transactions/schema.ts";
import { findTransaction } from "../../card-payments/transactions/store.ts";
import { presentTransaction } from "../../card-payments/transactions/transaction.ts";
import type { Context } from "../../core/context.ts";
import { shardOf } from "../../core/ids.ts";
import { notFound } from "../../core/refusals.ts";

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
