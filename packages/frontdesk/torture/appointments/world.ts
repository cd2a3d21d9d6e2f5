import { basic, makeShop, type Shop } from "@frontdesk/payments/test/shop";
import { operatorKey } from "@frontdesk/platform/test/harness";
import type { BookingsProcess } from "../bookings/start.ts";
import { askOnce, type SiegeCall } from "../siege/calls.ts";
import type { PaymentProcess } from "./payment-process.ts";

/** Deposit of each service, in minor units. */
export const deposit = 2_000;

export const owner = "jane@example.com";

export interface AppointmentsWorld extends Shop {
  publicPath: string;
  path: string;
  authorization: string;
  serviceIds: string[];
}

const week = [0, 1, 2, 3, 4, 5, 6].map((week_day) => ({
  week_day,
  start_time: 540,
  end_time: 1020,
}));

export async function setAppointments(
  first: BookingsProcess,
  paymentProcess: PaymentProcess,
): Promise<AppointmentsWorld> {
  const shop = await makeShop(paymentProcess.running()!);
  const opened = await ask<{ subdomain: string; token: string }>(first.operatorUrl, {
    path: "/scheduling/operator/accounts",
    authorization: basic(operatorKey),
    body: { email: owner, owner: "Jane Doe", name: "Studio", timezone: "Copenhagen" },
  });
  const [path, authorization] = [`/v1/${opened.subdomain}`, `Bearer ${opened.token}`];
  const send = <Body>(method: string, below: string, body: object) =>
    ask<Body>(first.url, { method, path: `${path}${below}`, authorization, body });
  const secret = await paymentProcess
    .running()!
    .send<{ secret: string }>(`POST /merchants/${shop.merchant.id}/link-secret`, { key: shop.key });
  await send("PUT", "/merchant", {
    merchant_id: shop.merchant.id,
    key: shop.key,
    link_secret: secret.body.secret,
  });
  const type = await send<{ id: number }>("POST", "/resource_types", {
    name: "Hall",
    human: false,
  });
  const halls: number[] = [];
  for (const name of ["North", "East", "South"]) {
    const response = await send<{ id: number }>("POST", "/resources", {
      resource_type_id: type.id,
      name,
    });
    await send("POST", `/resources/${response.id}/availability`, {
      date: "2026-01-01",
      available_periods: week,
    });
    halls.push(response.id);
  }
  await send("PUT", "/booking_page", {
    published: true,
    contact_email: "studio@example.com",
    privacy_url: "https://example.com/privacy",
  });
  const serviceIds: string[] = [];
  for (const fields of servicesOf(halls)) {
    serviceIds.push((await send<{ public_id: string }>("POST", "/services", fields)).public_id);
  }
  return { ...shop, path, authorization, serviceIds, publicPath: `/public${path}` };
}

function servicesOf(halls: readonly number[]): object[] {
  const whole = { resource_ids: halls };
  const both = halls.slice(0, 2).map((id) => ({ resource_ids: [id] }));
  const terms = {
    duration: 60,
    visibility: "public",
    minimum_notice: 0,
    horizon: 60,
    price: 5_000,
    currency: "EUR",
    deposit: { kind: "fixed", value: deposit },
    cancellation: [{ minutes_before: 60, refund_percent: 50 }],
    reschedule_before: 60,
  };
  return [
    { ...terms, name: "Haircut", parts: [whole] },
    { ...terms, name: "Portrait", parts: [whole], approval: "required" },
    { ...terms, name: "Party", parts: both },
    { ...terms, name: "Concert", parts: both.toReversed(), duration: 120 },
  ];
}

async function ask<Body>(
  url: string,
  query: Partial<SiegeCall> & Omit<SiegeCall, "method">,
): Promise<Body> {
  const { status = 500, text = "" } = await askOnce(url, { method: "POST", ...query });
  if (status >= 300) throw new Error(`${query.path} was answered ${status} ${text}`);
  return JSON.parse(text) as Body;
}
