/* Massages need a deposit; one customer has paid. */
import { getTransaction } from "@frontdesk/payments/card-payments/transactions/find";
import { depositFor } from "@frontdesk/scheduling/appointments/booking/appointment";
import { holdSlot } from "@frontdesk/scheduling/appointments/booking/hold";
import { nobodyOf } from "@frontdesk/scheduling/appointments/booking/steps";
import { saveAppointment } from "@frontdesk/scheduling/appointments/booking/store";
import { decidePayment } from "@frontdesk/scheduling/appointments/settlement/look";
import { drawReference, lookEveryMs } from "@frontdesk/scheduling/money/asking/ask";
import { canCharge } from "@frontdesk/scheduling/money/connections/connection";
import { sealOf } from "@frontdesk/scheduling/money/connections/sealed";
import {
  type ConnectionRow,
  findConnection,
  saveConnection,
} from "@frontdesk/scheduling/money/connections/store";
import { insertDeposit, listDeposits } from "@frontdesk/scheduling/money/deposits.store";
import { changeService } from "@frontdesk/scheduling/offering/services/change";
import { findFree } from "./appointments.ts";
import { guests, studioName } from "./cast.ts";
import { takePayment } from "./checkout.ts";
import type { Past } from "./parts.ts";
import type { DemoShop } from "./shop.ts";
import type { Studio } from "./studio.ts";

interface DepositParts {
  shop: DemoShop;
  studio: Studio;
}

export async function askForDeposits(past: Past, { shop, studio }: DepositParts): Promise<boolean> {
  const { actor, offer } = studio;
  const connection = await connect(past, { shop, studio });
  const { currency, of } = shop.purse;
  const isOurs = connection.merchant_id === shop.merchantId;
  if (!isOurs || !canCharge(connection, currency)) return false;
  const deposit = { kind: "fixed", value: of(20) } as const;
  const change = { id: offer.massage, body: { deposit }, check: () => {} };
  await changeService(past.scheduling, actor, change);
  return true;
}

/** No server listens yet. */
async function connect(
  { scheduling }: Past,
  { shop, studio }: DepositParts,
): Promise<ConnectionRow> {
  const { db, keyring, now } = scheduling;
  const { id: accountId } = studio.actor.account;
  const connection = await findConnection(db, accountId);
  if (connection !== undefined) return connection;
  const { key } = shop.app;
  const claims = { canChargeCard: true, canCapture: true, canRefund: true, canVoid: true };
  const row = {
    account_id: accountId,
    merchant_id: shop.merchantId,
    url: null,
    claims,
    is_test: true,
    sealed_key: sealOf(keyring, "sealed_key", { accountId, plain: key }),
    key_last_four: key.slice(-4),
    sealed_link_secret: null,
    merchant_name: studioName,
    currency: shop.purse.currency,
    cursor: { created: now().toISOString() },
  };
  return await saveConnection(db, row, now());
}

export async function payDeposit(
  past: Past,
  { shop, studio }: DepositParts,
  date: string,
): Promise<boolean> {
  const { scheduling } = past;
  const { db, now } = scheduling;
  const { account } = studio.actor;
  const free = await findFree(past, studio, { service: "massage", date });
  if (free === undefined) return false;
  const held = await holdSlot(scheduling, nobodyOf(account), free);
  const at = now();
  const who = { client_id: studio.guests[guest]!, name: guests[guest]! };
  await saveAppointment(db, { accountId: account.id, id: held.id, at }, who);
  const amount = depositFor(held);
  const reference = drawReference(account.id);
  const request = { accountId: account.id, appointmentId: held.id, reference, amount };
  const { currency } = shop.purse;
  const url = `${past.payments.settings.publicUrl}/pay/?key=${shop.key}`;
  const deposit = { ...request, orderId: null, currency, url, askedAt: at };
  await insertDeposit(db, deposit, new Date(at.getTime() + lookEveryMs));
  const order = { text: "Massage, 60 min", reference, card, amount, isAutomatic: false };
  const id = await takePayment(past, shop, order);
  if (id === undefined) return false;
  const { transaction } = await getTransaction(past.payments, id, shop.app.callerId);
  const [open] = await listDeposits(db, account.id, held.id);
  await decidePayment(scheduling, open!, { ...transaction, custom: null });
  return true;
}

const guest = 4;
const card = { number: "4111111111112222", expiry: { month: 9, year: 2033 } };
