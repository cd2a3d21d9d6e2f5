import { freshDatabase, type TestDatabase } from "@frontdesk/database/testing";
import { createLog } from "@frontdesk/server/log";
import { createServer, type Server } from "@frontdesk/server/server";
import { createSimulator, type Simulator } from "../src/acquirer/simulator/simulator.ts";
import { createApp } from "../src/apps/create.ts";
import type { Context } from "../src/context.ts";
import { createAuthenticator } from "../src/identity/identity.ts";
import { createLimits } from "../src/limits/limits.ts";
import { createMerchant } from "../src/merchants/create.ts";
import { migrations } from "../src/migrations.ts";
import { paymentRoutes } from "../src/payments/routes.ts";
import { loadSnapshot } from "../src/rates/rates.ts";
import { readSettings } from "../src/settings.ts";
import { transactionRoutes } from "../src/transactions/routes.ts";
import { keyringFrom } from "../src/vault/seal.ts";

export interface CustomerSide {
  server: Server;
  context: Context;
  opened: TestDatabase;
  simulator: Simulator;
  /** Every line that was logged so far. */
  logged(): string;
  /** Moves the clock forward. */
  pass(ms: number): void;
  close(): Promise<void>;
}

export interface CustomerSideOptions {
  /** Whether a simulator stands in for a live acquirer. */
  live?: boolean;
}

/** The customer's side on a fresh database, with the routes that read what came of it. */
export async function startCustomerSide(options: CustomerSideOptions = {}): Promise<CustomerSide> {
  const opened = await freshDatabase(migrations);
  const { db, embedded } = opened;
  const lines: string[] = [];
  const log = createLog({ level: "trace", destination: { write: (line) => lines.push(line) } });
  const settings = { ...readSettings({}), paymentsPerMinute: 60 };
  let passedMs = 0;
  const now = () => new Date(Date.now() + passedMs);
  await loadSnapshot(db);
  const simulator = createSimulator({ db, now, log });
  const context = {
    db,
    embedded,
    now,
    log,
    keyring: keyringFrom(Buffer.alloc(32, 7).toString("base64url")),
    acquirers: { test: simulator, live: options.live ? simulator : undefined },
    delivery: { wake: () => {} },
    limits: createLimits(opened, settings, log),
    settings,
  } satisfies Partial<Context> as unknown as Context;
  const server = createServer({ log, isReady: async () => true, trustProxy: "127.0.0.1" });
  await server.register(async (scope) => {
    const authenticator = createAuthenticator(db);
    scope.decorateRequest("identity");
    scope.addHook("onRequest", async (request) => {
      request.identity = await authenticator.identify(request);
    });
    transactionRoutes(scope, context);
  });
  await server.register(async (scope) => paymentRoutes(scope, context));
  const close = async () => {
    await server.close();
    await opened.close();
  };
  const pass = (ms: number) => {
    passedMs += ms;
  };
  return { server, context, opened, simulator, logged: () => lines.join(""), pass, close };
}

let addresses = 0;

/** An address that nobody used before. */
export function newAddress(): string {
  addresses += 1;
  return `10.${addresses >> 16}.${(addresses >> 8) & 255}.${addresses & 255}`;
}

/** A customer at an address of their own, or at a given one. */
export function givenCustomer({ server }: { server: Server }, address = newAddress()) {
  async function post(url: string, payload: unknown, more: Record<string, string> = {}) {
    const headers = { "accept-version": "1", "x-forwarded-for": address, ...more };
    const body = payload as object;
    const answer = await server.inject({ method: "POST", url, headers, payload: body });
    const { statusCode: status, body: text } = answer;
    return { status, text, headers: answer.headers, body: text === "" ? null : JSON.parse(text) };
  }
  async function seal(type: "pcn" | "pcsc", value: string): Promise<{ token: string }> {
    return (await post("/vault", { type, value })).body;
  }
  async function card(number = "4100000000000000", code = "123") {
    return {
      number: await seal("pcn", number),
      expiry: { month: 12, year: 2035 },
      code: await seal("pcsc", code),
    };
  }
  return { address, post, seal, card, pay: (order: object) => post("/payments", order) };
}

export type Customer = ReturnType<typeof givenCustomer>;
export const eur = (value: number) => ({ currency: "EUR", exponent: 2, value });

/** A merchant with an app that reads what came of orders, and a customer who gives them. */
export async function givenShop(
  side: CustomerSide,
  changes: { currency?: string; test?: boolean } = {},
) {
  const app = await createApp(side.context, {});
  const email = "shop@example.com";
  const merchant = await createMerchant(side.context, {
    appId: app.id,
    merchant: {
      currency: "EUR",
      test: true,
      email,
      website: "https://shop.example.com",
      descriptor: "SHOP",
      company: { country: "DK" },
      ...changes,
    },
  });
  const customer = givenCustomer(side);

  /** A new order, of a card that nobody else has tokens of unless it is given. */
  async function order(more: object = {}, card?: object) {
    const test = merchant.test ? { test: {} } : {};
    const integration = { key: merchant.key };
    const own = card ?? (await customer.card());
    return { ...test, integration, amount: eur(1250), card: own, hints: [], ...more };
  }
  async function ask(method: "GET" | "POST", url: string, payload?: object) {
    const headers = { authorization: `Basic ${btoa(`:${app.key}`)}` };
    const body = payload === undefined ? {} : { payload };
    return (await side.server.inject({ method, url, headers, ...body })).json();
  }
  /** The merchant's transactions, newest first. */
  async function transactions() {
    return await ask("GET", `/merchants/${merchant.id}/transactions?limit=100`);
  }
  return { app, merchant, customer, order, ask, transactions };
}
