/* A separate route, because these values change with time and payments. */

import type { Server } from "@frontdesk/server/server";
import type { Static } from "typebox";
import type { Context } from "../../core/context.ts";
import { momentOf } from "../../core/dates.ts";
import { isOwnAppointment } from "../../core/own.store.ts";
import { InAccount, PathId } from "../../core/paths.ts";
import { type PaymentResponse, paymentsOf } from "../../money/charges/charge.ts";
import { listCharges } from "../../money/charges/store.ts";
import { findConnection } from "../../money/connections/store.ts";
import { keptForAppointment, orderOf } from "../../money/orders/order.ts";
import { listOrdersOf } from "../../money/orders/store.ts";
import { receiptNumberOf } from "../../money/receipts/receipt.ts";
import { listReceiptsOf } from "../../money/receipts/store.ts";
import { trustOf } from "../../parties/accounts/account.ts";
import { findTrust } from "../../parties/accounts/store.ts";
import { type Actor, actorOf, onlyOf } from "../../parties/identity/identity.ts";
import { addressOf } from "../booking/address.ts";
import {
  type AppointmentRow,
  depositFor,
  freeUntil,
  paymentIn,
  refundAt,
  refundDeadlines,
} from "../booking/appointment.ts";
import { mayChange } from "../booking/change.ts";
import { feeNow } from "../booking/fee.ts";
import { appointmentRefusals } from "../booking/refusals.ts";
import { findAppointment, hasAppointment } from "../booking/store.ts";
import { appointmentBalance } from "../orders/balance.ts";
import { type CardOnFile, cardOnFile } from "../orders/card.ts";
import { type AppointmentRefundRow, listAppointmentRefunds } from "../orders/store.ts";
import { listTaken } from "../sessions.store.ts";
import { AppointmentStatus } from "./schema.ts";

export function statusRoutes(server: Server, context: Context): void {
  server.get(
    "/:account/appointments/:id/standing",
    {
      schema: {
        tags: ["Appointments"],
        summary: "Retrieve the terms and payment of an appointment",
        operationId: "getAppointmentStanding",
        params: InAccount(PathId),
        response: { 200: AppointmentStatus },
      },
      config: {
        persons: true,
        scope: "appointments:read",
        right: ["bookings", "view"],
        exists: hasAppointment,
        own: isOwnAppointment,
      },
    },
    async (request) => {
      const { account, params } = request;
      const row = await findAppointment(context.db, account.id, params.id);
      if (row === undefined) throw appointmentRefusals.notFound();
      return await showStatus(context, actorOf(request), row);
    },
  );
}

async function showStatus(
  { db, now, settings }: Pick<Context, "db" | "now" | "settings">,
  actor: Actor,
  row: AppointmentRow,
): Promise<Static<typeof AppointmentStatus>> {
  const { id: accountId } = actor.account;
  const resources = await listTaken(db, accountId, row.session_id);
  const paid = (await paymentsOf(db, accountId, [row.id])).get(row.id);
  const connection = await findConnection(db, accountId);
  const charges = await listCharges(db, accountId, row.id);
  const orders = await listOrdersOf(db, accountId, row.id);
  const only = onlyOf(actor);
  const visible = only === undefined ? orders : await listOrdersOf(db, accountId, row.id, only);
  const visibleIds = new Set(visible.map(({ id }) => id));
  const receipts = (await listReceiptsOf(db, accountId, [row.id])).filter(
    ({ orderId }) => orderId === null || visibleIds.has(orderId),
  );
  const kept = keptForAppointment(orders, row.id);
  const isMailed = (await addressOf(db, accountId, row)) !== null;
  const balance = appointmentBalance(row, { charges, paid: kept });
  const merchantId = connection?.merchant_id;
  const isKept = row.state === "confirmed" || row.state === "requested";
  return {
    resources,
    told_by_mail: isMailed,
    takes_message: isMailed && trustOf(settings, await findTrust(db, accountId)).isTrusted,
    may_change: await mayChange({ db }, actor, row),
    terms: termsIn(row),
    consents: Object.keys(row.consents).filter((name) => Boolean(row.consents[name])),
    payment: paid === undefined ? null : withoutUrl(paymentIn(paid, row)),
    balance,
    card_on_file: actor.account.isOwnOnly
      ? null
      : cardOnFileOf(cardOnFile(row, { charges, merchantId, due: balance.due })),
    orders: visible.map((order) => orderOf(order, { account: actor.account, settings })),
    refunds: (await listAppointmentRefunds(db, accountId, row.id)).map(refundOf),
    receipts: receipts.map((receipt) => {
      return { id: receipt.id, number: receiptNumberOf(receipt), order_id: receipt.orderId };
    }),
    refund_now: isKept && paid !== undefined ? refundAt(row, now()) : null,
    free_until: momentOf(isKept ? freeUntil(row) : null),
    refund_deadlines: isKept ? refundDeadlines(row, now()).map(deadlineOf) : [],
    // Only other members charge a saved card.
    chargeable: actor.account.isOwnOnly ? null : feeNow(row, { charges, merchantId, paid: kept }),
  };
}

const deadlineOf = ({ percent, until }: ReturnType<typeof refundDeadlines>[number]) => ({
  percent,
  until: momentOf(until),
});

const refundOf = ({ id, amount, allowance, reason, userId, createdAt }: AppointmentRefundRow) => ({
  id,
  amount,
  allowance,
  reason,
  user_id: userId,
  created_at: momentOf(createdAt),
});

function cardOnFileOf(card: CardOnFile | undefined) {
  if (card === undefined || card.most === 0) return null;
  const { last4, scheme, most } = card;
  return { last4, scheme, most };
}

function withoutUrl({ url: _url, card: _card, ...payment }: PaymentResponse): PaidStatus {
  return payment;
}

type PaidStatus = NonNullable<Static<typeof AppointmentStatus>["payment"]>;

function termsIn(row: AppointmentRow): Static<typeof AppointmentStatus>["terms"] {
  const { duration, price, currency, no_show_fee, approval, ...more } = row.snapshot;
  const questions = more.questions.map(({ id, label, kind }) => ({ id, label, kind }));
  const cancellation = [...more.cancellation];
  const deposit = depositFor(row);
  return { duration, price, currency, deposit, no_show_fee, approval, cancellation, questions };
}
