/* A payment that staff take at the business or from the card on file, or ask for with a link. */
import { randomUUID } from "node:crypto";

import { atomically } from "@frontdesk/database/atomically";
import type { Static } from "typebox";
import { created } from "../../changes/outbox/changed.ts";
import type { Context } from "../../core/context.ts";
import { orderTermMs, type PaymentLink, saveRequest } from "../../money/asking/ask.ts";
import { insertOrderCharge } from "../../money/charges/fees.store.ts";
import type { OrderResponse } from "../../money/orders/order.ts";
import { orderRefusals as refusals } from "../../money/orders/refusals.ts";
import type { NewOrder } from "../../money/orders/schema.ts";
import { findOrder, insertOrder } from "../../money/orders/store.ts";
import type { Actor } from "../../parties/identity/identity.ts";
import { cardFor } from "./card.ts";
import { orderNoun } from "./noun.ts";
import { type OrderPlan, planOrder, totalOf } from "./plan.ts";
import { issueReceipt } from "./receipts.ts";

interface Taking {
  body: Static<typeof NewOrder>;
  /** Of this order, asked before the transaction. */
  link?: PaymentLink | undefined;
}

export async function takePayment(
  outer: Context,
  actor: Actor,
  { body, link }: Taking,
): Promise<OrderResponse> {
  const accountId = actor.account.id;
  return await atomically(outer.db, async (db) => {
    const context = { ...outer, db };
    const whole = await planOrder(context, actor, body);
    const { locked, ...plan } = whole;
    if (link !== undefined) checkLinked(link, plan);
    const isCharging = body.payment === "card";
    const card = isCharging ? await cardFor(context, actor, whole) : undefined;
    return await created(context, actor, {
      ...orderNoun,
      async write({ db, now }) {
        const at = now();
        const { payment, mail_receipt: mailReceipt = false } = body;
        const by = { payment, isCharging, mailReceipt, userId: actor.userId };
        const order = { accountId, ...by, ...plan, at };
        const id = await insertOrder(db, { ...order, link: link && openedBy(link) });
        const row = (await findOrder(db, accountId, id))!;
        if (link !== undefined) await saveRequest(db, { ...link, url: null }, id);
        else if (card === undefined) {
          await issueReceipt(db, { accountId, order: row, at }, locked);
        } else {
          const { total: amount, currency } = row;
          const charge = { accountId, orderId: id, ...card, amount, currency, at };
          await insertOrderCharge(db, { ...charge, request: randomUUID() });
        }
        return row;
      },
    });
  });
}

/** Another payment changed the amount while the payment service made the link. */
function checkLinked(link: PaymentLink, { items, currency }: Omit<OrderPlan, "locked">): void {
  const total = totalOf(items);
  if (link.amount !== total || link.currency !== currency) throw refusals.amountChanged(total);
}

const openedBy = ({ url, askedAt }: PaymentLink) => ({
  url,
  expiresAt: new Date(askedAt.getTime() + orderTermMs),
});
