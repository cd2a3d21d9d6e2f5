import type { Reply } from "@frontdesk/platform/test/harness";
import { type Json, makeCard, makeShop, makeToken, type Sender, type Shop, send } from "./shop.ts";

export const behindProxy = { trustProxy: "127.0.0.1" };

let addresses = 0;

function newAddress(): string {
  addresses += 1;
  return `10.${addresses >> 16}.${(addresses >> 8) & 255}.${addresses & 255}`;
}

export function makeCustomer(payments: Sender) {
  const address = newAddress();
  const here: Sender = {
    send: (route, sending = {}) => {
      const headers = { "accept-version": "1", "x-forwarded-for": address, ...sending.headers };
      return payments.send(route, { ...sending, headers });
    },
  };
  async function post(path: string, body: unknown, headers = {}): Promise<Reply<Json>> {
    return await send<Json>(here, `POST ${path}`, { body, headers });
  }
  return {
    address,
    post,
    seal: (type: "pcn" | "pcsc", value: string) => makeToken(here, type, value),
    card: (number?: string, csc?: string) =>
      makeCard(here, { ...(number && { number }), ...(csc && { csc }) }),
    pay: (order: object) => post("/payments", order),
  };
}

export const eur = (value: number) => ({ currency: "EUR", exponent: 2, value });

export interface Checkout extends Shop {
  customer: ReturnType<typeof makeCustomer>;
  order(more?: object, card?: object): Promise<Record<string, unknown>>;
  transactions(): Promise<Json>;
}

export async function makeCheckout(payments: Sender, fields: object = {}): Promise<Checkout> {
  const shop = await makeShop(payments, fields);
  const { merchant, app } = shop;
  const customer = makeCustomer(payments);
  return {
    ...shop,
    customer,
    async order(more = {}, card) {
      const test = merchant.test ? { test: {} } : {};
      const integration = { key: merchant.key };
      const own = card ?? (await customer.card());
      return { ...test, integration, amount: eur(1250), card: own, hints: [], ...more };
    },
    async transactions() {
      return (await app.get(`/merchants/${merchant.id}/transactions?limit=100`)).body;
    },
  };
}
