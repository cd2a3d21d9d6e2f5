import { operatorKey } from "@frontdesk/platform/test/harness";
import { updateApproved } from "../../src/parties/merchants/operated/store.ts";
import type { TestPayments } from "../harness.ts";
import { operate } from "../ledger.ts";
import { asking, type Json, makeApp, makeMerchant, makePayment, type Shop, send } from "../shop.ts";

const capacity = "/payments/operator";

export async function driveOperators(payments: TestPayments, shop: Shop): Promise<void> {
  await driveMerchants(payments, shop);
  await driveRecoveries(payments, shop);
  await drivePayouts(payments, shop);
  const id = await makePayment(payments, shop.merchant, { amount: 1_000 });
  await shop.app.post(`/transactions/${id}/captures`, { amount: 1_000 });
  for (const outcome of ["wins", "losses"]) {
    const request = { transactionId: id, amount: 100 };
    const { body } = await operate<Json>(payments, `POST ${capacity}/disputes`, request);
    await operate(payments, `POST ${capacity}/disputes/${body.dispute.id}/${outcome}`);
  }
  await operate(payments, `POST ${capacity}/frauds`, { transactionId: id, reason: 1 });
  for (const path of [
    `transactions/${id}`,
    "disputes?limit=5",
    "disputes?limit=5&filter[state]=open",
    "merchants?limit=5",
    "merchants?limit=5&filter[test]=true",
    "merchants?limit=5&filter[state]=approved",
    "rates",
    "health",
    "payout-proposals?limit=5",
    "key-rotation",
    "actions?limit=5",
    "disputes?limit=5&filter[state]=open",
    "bank-requests?limit=5&filter[state]=waiting",
    "merchants?limit=5&filter[q]=Coffee",
    "persons?q=someone@example.com",
    "actions?limit=5&filter[action]=payout.create",
    "actions?limit=5&filter[subject]=all",
  ] as const) {
    await operate(payments, `GET ${capacity}/${path}`);
  }
  await operate(payments, "GET /payments/metrics");
  await send(payments, `GET ${capacity}/rates`, { key: `${operatorKey}-not` });
  await operate(payments, `POST ${capacity}/rates`, { xml: rates });
}

const rates = `<gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01">
  <Cube><Cube time="2026-11-20"><Cube currency="USD" rate="1.2345"/></Cube></Cube>
</gesmes:Envelope>`;

async function driveMerchants(payments: TestPayments, { app, merchant }: Shop): Promise<void> {
  const live = await makeMerchant(payments, app, { test: false });
  // The embedded database refuses the approval.
  await updateApproved(payments.context.db, live.id, payments.context.now());
  const path = `${capacity}/merchants/${merchant.id}`;
  await operate(payments, `PUT ${path}/pricing`, { rate: 10_000, flat: 25, dispute: 100 });
  await operate(payments, `PUT ${path}/bank`, { iban: "DE89370400440532013000" });
  await operate(payments, `PUT ${path}/tds`, { mode: "attempt" });
  await operate(payments, `PUT ${path}/tds`, { mode: "avoid" });
  await operate(payments, `PUT ${path}/expiry`, { authorizationDays: 1 });
  const kept = { payments: true, captures: true, payouts: true, reason: "asked" };
  await operate(payments, `PUT ${path}/suspension`, kept);
  await operate(payments, `GET ${path}`);
  for (const q of [merchant.id, merchant.key, app.id]) {
    await operate(payments, `GET ${capacity}/merchants?limit=5&filter[q]=${q}`);
  }
  const suspension = `${capacity}/apps/${app.id}/suspension` as const;
  await operate(payments, `PUT ${suspension}`, { reason: "asked" });
  await operate(payments, `DELETE ${suspension}`);
  await operate(payments, `GET ${capacity}/apps/${app.id}`);
  for (const decision of ["approval", "refusal"]) {
    const request = { iban: "DE89370400440532013000" };
    const { body } = await app.post(`/merchants/${live.id}/bank-requests`, request);
    await operate(payments, `POST ${capacity}/bank-requests/${body.bankRequest.id}/${decision}`);
  }
  await operate(payments, `DELETE ${path}/suspension`);
}

async function driveRecoveries(payments: TestPayments, { app }: Shop): Promise<void> {
  const live = await makeMerchant(payments, app, { test: false });
  const path = `${capacity}/merchants/${live.id}/rescues` as const;
  const apps = [await makeApp(payments), await makeApp(payments)];
  for (const { id: appId } of apps) {
    await operate(payments, `POST ${path}`, { appId });
    if (appId !== apps[0]!.id) continue;
    const link = new URL(payments.mails.at(-1)!.link!).pathname;
    await asking(payments).get(link);
    await asking(payments).post(link, "");
  }
  await operate(payments, `GET ${path}?limit=5`);
}

async function drivePayouts(payments: TestPayments, shop: Shop): Promise<void> {
  const { merchant, app } = shop;
  const ids: string[] = [];
  for (const _one of [1, 2]) {
    const id = await makePayment(payments, merchant, { amount: 5_000 });
    await app.post(`/transactions/${id}/captures`, { amount: 5_000 });
    const request = { merchantId: merchant.id };
    const { body } = await operate<Json>(payments, `POST ${capacity}/payouts`, request);
    ids.push(...body.payouts.map((payout: Json) => payout.id));
  }
  const debtor = { name: "Frontdesk", iban: "DE89370400440532013000", bic: "COBADEFFXXX" };
  const query = { debtor, test: true };
  const { body } = await operate<Json>(payments, `POST ${capacity}/payout-exports`, query);
  await operate(payments, `GET ${capacity}/payout-exports/${body.export?.id}`);
  await operate(payments, `POST ${capacity}/payouts/${ids[0]}/paid`);
  await operate(payments, `POST ${capacity}/payouts/${ids[1]}/returned`);
  await operate(payments, `POST ${capacity}/payouts`, { test: true });
  await operate(payments, `GET ${capacity}/payouts?limit=5`);
  await operate(payments, `GET ${capacity}/payouts?limit=5&filter[merchantId]=${merchant.id}`);
  await operate(payments, `GET ${capacity}/payouts?limit=5&filter[state]=paid`);
}
