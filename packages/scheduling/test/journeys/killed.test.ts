import { fileURLToPath } from "node:url";
import { onPostgres } from "@frontdesk/database/testing";
import { makeEnvironment, type ProcessEnvironment } from "@frontdesk/payments/test/process";
import { type Running, startProgram } from "@frontdesk/platform/test/process";
import { freePort } from "@frontdesk/server/test/port";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { reconcile } from "../../src/operating/reconcile/reconcile.ts";
import { type Counter, jane, makeCounter, monday } from "../counter.ts";
import { type GatewayProxy, openGatewayProxy } from "../gateway-proxy.ts";
import { startTestScheduling, type TestScheduling } from "../harness.ts";
import {
  connect,
  type GatewayShop,
  makeGatewayShop,
  payLink,
  withDeposit,
} from "../payment-gateway.ts";
import { startProcess } from "../process.ts";
import type { Json } from "../studio.ts";

// An early clock: nothing is due in this process, so the others do all the work.
const longAgo = new Date("2026-01-01T09:00:00Z");
const script = fileURLToPath(import.meta.resolve("@frontdesk/payments/main"));

describe.runIf(onPostgres)("killed service", () => {
  let processEnvironment: ProcessEnvironment;
  let port: number;
  let payments: Running;
  let gatewayProxy: GatewayProxy;
  let scheduling: TestScheduling;
  let desk: Running;
  let counter: Counter;
  let shop: GatewayShop;
  beforeAll(async () => {
    processEnvironment = await makeEnvironment();
    port = await freePort();
    payments = await startPayments();
    gatewayProxy = await openGatewayProxy(payments.url);
    const settings = { paymentsAt: gatewayProxy.url };
    scheduling = await startTestScheduling({ settings, now: () => longAgo });
    counter = await makeCounter(scheduling, { service: withDeposit });
    shop = await makeGatewayShop(payments);
    await connect(counter, shop);
    desk = await startDesk();
  });
  afterAll(async () => {
    await Promise.all([desk.end(), payments.end()]);
    gatewayProxy.close();
    await scheduling.close();
    await processEnvironment.remove();
  });

  const startDesk = () => startProcess(scheduling, { PAYMENTS_INTERNAL_URL: gatewayProxy.url });

  async function startPayments(): Promise<Running> {
    const ports = { PAYMENTS_PORT: String(port), OPERATOR_PORT: String(await freePort()) };
    const environment = { DESK_PORT: "9", ...processEnvironment.environment, ...ports };
    return await startProgram({ script, environment, url: `http://127.0.0.1:${port}` });
  }

  async function ask(path: string, body: object = {}): Promise<Json> {
    const location = `${desk.url}/public/v1/${counter.subdomain}/appointments`;
    const response = await fetch(`${location}${path}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    return await response.json();
  }

  async function paid(hour: number): Promise<string> {
    const starts_at = `${monday}T${hour}:00:00Z`;
    const held = await ask("", { service_id: counter.serviceId, starts_at, timezone: "UTC" });
    await sql`update scheduling.appointments set created_at = created_at - interval '1 minute'
      where account_id = ${counter.accountId}`.execute(scheduling.context.db);
    const { payment } = await ask(`/${held.token}/details`, jane);
    await payLink(shop, payment.url);
    return held.token;
  }

  async function captured(): Promise<Json> {
    const last = async () => (await shop.transactions())[0];
    await expect.poll(async () => (await last()).capturedAmount).toBe(2000);
    return await last();
  }

  async function expectAgreement(token: string): Promise<void> {
    expect((await counter.of(token).get()).body.state).toBe("confirmed");
    const { trail } = await captured();
    expect(trail).toHaveLength(1);
    const { db } = scheduling.context;
    const states = async () =>
      (
        await sql<Json>`select state, captured::int as captured, keep::int as keep
        from scheduling.charges order by id desc limit 1`.execute(db)
      ).rows;
    const settled = [{ state: "settled", captured: 2000, keep: 2000 }];
    await expect.poll(states).toEqual(settled);
    expect((await reconcile(scheduling.context, { withPayments: true })).findings).toEqual([]);
  }

  const captureRequested = () =>
    expect.poll(() => gatewayProxy.requests).toContainEqual(expect.stringContaining("captures"));

  it("payments: scheduling finds the authorized payment", async () => {
    const token = await paid(10);
    await payments.end("SIGKILL");
    const { state } = await ask(`/${token}/paid`);
    expect(state).toBe("held");
    payments = await startPayments();
    // Polls every five seconds, without the customer's return.
    await expect.poll(async () => (await counter.of(token).get()).body.state).toBe("confirmed");
    await expectAgreement(token);
  });

  it("payments: scheduling captures the confirmed payment", async () => {
    const token = await paid(11);
    gatewayProxy.mood = "reads";
    expect((await ask(`/${token}/paid`)).state).toBe("confirmed");
    await captureRequested();
    expect((await shop.transactions())[0].capturedAmount).toBe(0);
    await payments.end("SIGKILL");
    payments = await startPayments();
    gatewayProxy.mood = "well";
    await expectAgreement(token);
  });

  it("scheduling: a capture in progress happens once", async () => {
    const token = await paid(12);
    gatewayProxy.mood = "silent";
    gatewayProxy.requests.length = 0;
    expect((await ask(`/${token}/paid`)).state).toBe("confirmed");
    await captureRequested();
    await desk.end("SIGKILL");
    gatewayProxy.mood = "well";
    desk = await startDesk();
    await expectAgreement(token);
  });
});
