/* The payment page of an order. The client pays later, at most once. */
import { atomically } from "@frontdesk/database/atomically";
import type { Static } from "typebox";
import type { Context } from "../../core/context.ts";
import { askLink, orderTermMs, type PaymentLink } from "../../money/asking/ask.ts";
import type { NewOrder } from "../../money/orders/schema.ts";
import { readIssuer } from "../../money/receipts/store.ts";
import { getPage } from "../../offering/booking-pages/store.ts";
import type { Actor } from "../../parties/identity/identity.ts";
import { zonedStartOf } from "../booking/appointment.ts";
import { planOrder, totalOf } from "./plan.ts";

/** Call it outside any database transaction: it makes HTTP calls. */
export async function linkOrder(
  context: Context,
  actor: Actor,
  body: Static<typeof NewOrder>,
): Promise<PaymentLink> {
  const { db, now } = context;
  const accountId = actor.account.id;
  const { currency, items, locked } = await atomically(db, (db) =>
    planOrder({ ...context, db }, actor, body),
  );
  const [first] = [...locked.values()].toSorted((one, other) => one.id - other.id);
  const { id: appointmentId, locale, snapshot } = first!;
  const { seller } = await readIssuer(db, accountId);
  const { accent_color: color } = await getPage(db, accountId);
  return await askLink(context, {
    accountId,
    appointmentId,
    amount: totalOf(items),
    currency,
    locale,
    text: `${snapshot.name}, ${seller.name}`,
    returnTo: null,
    until: new Date(now().getTime() + orderTermMs),
    noShow: null,
    starts: zonedStartOf(first!),
    color,
  });
}
