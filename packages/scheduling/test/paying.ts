import { createTransport } from "@frontdesk/rest";
import { type Counter, jane, makeCounter } from "./counter.ts";
import { startTestScheduling, type TestScheduling } from "./harness.ts";
import {
  connect,
  type GatewayShop,
  makeGatewayShop,
  makePaymentInstallation,
  type PaymentInstallation,
  payLink,
  withDeposit,
} from "./payment-gateway.ts";
import type { Json } from "./studio.ts";

const start = new Date("2027-02-20T09:00:00Z");

export interface PayingInstallation {
  scheduling: TestScheduling;
  place: PaymentInstallation;
  clock: { now: Date };
  way: GatewayMode;
  close(): Promise<void>;
}

interface GatewayMode {
  isAway: boolean;
  losesAnswers: boolean;
  page?: { statusCode: number; text: string } | undefined;
  heed?: ((request: { method: string; url: string }) => Promise<void>) | undefined;
}

export async function makePayingInstallation(): Promise<PayingInstallation> {
  const paymentInstallation = await makePaymentInstallation();
  const own = createTransport({ proxy: false });
  const route: GatewayMode = { isAway: false, losesAnswers: false };
  const clock = { now: start };
  const scheduling = await startTestScheduling({
    settings: { paymentsAt: paymentInstallation.url, webhooksToPrivate: true },
    now: () => clock.now,
    gatewayTransport: async (request, limits) => {
      if (route.isAway) throw new Error("away");
      await route.heed?.(request);
      const answer = await own(request, limits);
      if (request.method !== "POST") return answer;
      if (route.losesAnswers) throw new Error("lost");
      return route.page === undefined ? answer : pageOf(route.page);
    },
  });
  // Tests search for payments on demand.
  await scheduling.money.finding.stop();
  return {
    scheduling,
    place: paymentInstallation,
    clock,
    way: route,
    async close() {
      await scheduling.close();
      await paymentInstallation.close();
    },
  };
}

const pageOf = ({ statusCode, text }: NonNullable<GatewayMode["page"]>) => ({
  statusCode,
  bytes: new TextEncoder().encode(text),
  headers: { "content-type": ["text/html"] },
});

export interface PayingCounter extends Counter {
  shop: GatewayShop;
  later(minutes: number): void;
  sent(fields?: object): Promise<{ token: string; url: string }>;
  paid(fields?: object): Promise<{ token: string; id: number }>;
  read(token: string): Promise<Json>;
  settle(): Promise<void>;
}

interface PayingOptions {
  service?: object;
  resources?: number;
  isSigned?: boolean;
  currency?: string;
}

export async function makePayingCounter(
  { scheduling, place, clock, way }: PayingInstallation,
  { service = {}, resources = 1, isSigned = true, currency = "EUR" }: PayingOptions = {},
): Promise<PayingCounter> {
  clock.now = start;
  Object.assign(way, { isAway: false, losesAnswers: false, heed: undefined, page: undefined });
  const offered = { ...withDeposit, currency, ...service };
  const counter = await makeCounter(scheduling, { resources, service: offered });
  const shop = await makeGatewayShop(place, { currency });
  if (isSigned) await connect(counter, shop);
  else await counter.put("/merchant", { merchant_id: shop.merchantId, key: shop.key });
  const later = (minutes: number) => {
    clock.now = new Date(clock.now.getTime() + minutes * 60_000);
  };
  const settle = async () => {
    await scheduling.money.settling.drain();
  };
  const sent: PayingCounter["sent"] = async (fields = {}) => {
    const { token } = (await counter.hold(fields)).body;
    later(0.1);
    const consents = { no_show_fee: true };
    const { status, text, body } = await counter.of(token).post("details", { ...jane, consents });
    if (status !== 200) throw new Error(`details were answered ${status} ${text}`);
    return { token, url: body.payment.url };
  };
  return {
    ...counter,
    shop,
    later,
    settle,
    sent,
    async paid(fields = {}) {
      const { token, url } = await sent(fields);
      await payLink(shop, url);
      await counter.of(token).post("paid");
      await settle();
      return { token, id: Number.parseInt(token, 36) };
    },
    read: async (token) => (await counter.of(token).get()).body,
  };
}
