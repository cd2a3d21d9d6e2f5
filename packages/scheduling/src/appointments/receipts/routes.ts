import type { Server } from "@frontdesk/server/server";
import { Type } from "typebox";
import { answerOnce, byRights } from "../../api/idempotency/idempotency.ts";
import type { Context } from "../../core/context.ts";
import { isOwnReceipt } from "../../core/own.store.ts";
import { InAccount, PathId } from "../../core/paths.ts";
import { hasReceipt } from "../../money/receipts/store.ts";
import { actorOf } from "../../parties/identity/identity.ts";
import { admitMailing, sendReceipt } from "./mail-receipt.ts";
import { receiptMailRefusals } from "./refusals.ts";
import { ReceiptMailing } from "./schema.ts";

export function receiptMailRoutes(server: Server, context: Context): void {
  server.post(
    "/:account/receipts/:id/mail",
    {
      schema: {
        tags: ["Orders"],
        summary: "Mail a receipt or credit note",
        operationId: "mailReceipt",
        "x-refusals": Object.values(receiptMailRefusals),
        params: InAccount(PathId),
        body: ReceiptMailing,
        response: { 204: Type.Null() },
      },
      config: {
        persons: true,
        scope: "orders:write",
        right: ["bookings", "manage_own"],
        exists: hasReceipt,
        own: isOwnReceipt,
      },
    },
    async (request, reply) => {
      const { params, body } = request;
      const actor = actorOf(request);
      const mailing = await admitMailing(context, actor, { id: params.id, body });
      return await answerOnce(context, { request, reply, admit: byRights }, async (context) => {
        await sendReceipt(context, actor.account.id, mailing);
        return { status: 204, body: undefined };
      });
    },
  );
}
