import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { onPostgres } from "@frontdesk/database/testing";
import { askAt, makeEnvironment, type ProcessEnvironment } from "@frontdesk/payments/test/process";
import {
  asking,
  type Json,
  makeApp,
  makePayment,
  makeShop,
  type Sender,
} from "@frontdesk/payments/test/shop";
import { operatorKey } from "@frontdesk/platform/test/harness";
import { type Running, startProgram } from "@frontdesk/platform/test/process";
import { startReceiver } from "@frontdesk/platform/test/receiver";
import { freePort } from "@frontdesk/server/test/port";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Balancer, startBalancer } from "./balancer.ts";
import { migrations } from "./migrations.ts";

const main = fileURLToPath(new URL("../src/main.ts", import.meta.url));
const appsPerMinute = 12;

interface Ports {
  payments: string;
  scheduling: string;
  door: string;
}

let processEnvironment: ProcessEnvironment;
const running: Running[] = [];
let ports: Ports[] = [];
let balancers: Record<keyof Ports, Balancer>;

async function startOne(): Promise<Ports> {
  const url = async () => `http://127.0.0.1:${await freePort()}`;
  const [payments, scheduling, admin, desk] = [await url(), await url(), await url(), await url()];
  const portOf = (address: string) => new URL(address).port;
  const environment = {
    ...processEnvironment.environment,
    APPS_PER_MINUTE: String(appsPerMinute),
    TRUST_PROXY: "127.0.0.1",
    WEBHOOKS_TO_PRIVATE: "yes",
    PAYMENTS_PORT: portOf(payments),
    SCHEDULING_PORT: portOf(scheduling),
    OPERATOR_PORT: portOf(admin),
    DESK_PORT: portOf(desk),
  };
  running.push(await startProgram({ script: main, words: ["start"], environment, url: payments }));
  return { payments, scheduling, door: admin };
}

const behind = ({ url }: Balancer): Sender => ({
  send: (route, sending) => askAt(url, route, sending),
});
const payments = () => behind(balancers.payments);

async function atAll(times: number, ask: () => Promise<{ status: number }>): Promise<number[]> {
  const answers = await Promise.all(Array.from({ length: 3 * times }, ask));
  return answers.map(({ status }) => status);
}

describe.runIf(onPostgres)("three processes behind load balancers", () => {
  beforeAll(async () => {
    processEnvironment = await makeEnvironment(migrations);
    ports = await Promise.all([startOne(), startOne(), startOne()]);
    const balance = async (name: keyof Ports) =>
      await startBalancer(ports.map((each) => each[name]));
    balancers = {
      payments: await balance("payments"),
      scheduling: await balance("scheduling"),
      door: await balance("door"),
    };
  });
  afterAll(async () => {
    for (const balancer of Object.values(balancers)) {
      expect(Math.min(...balancer.sent)).toBeGreaterThan(0);
      balancer.close();
    }
    const codes = await Promise.all(running.map((one) => one.end("SIGTERM")));
    await processEnvironment.remove();
    expect(codes).toEqual([0, 0, 0]);
  });

  it("share rate limits per address", async () => {
    const from = (address: string) => () =>
      payments().send("POST /apps", {
        body: { name: "crowd" },
        headers: { "x-forwarded-for": address },
      });
    const statuses = await atAll(10, from("203.0.113.7"));
    const created = [...Array(appsPerMinute).fill(201), ...Array(30 - appsPerMinute).fill(429)];
    expect(statuses.sort()).toEqual(created);
    expect(await atAll(1, from("203.0.113.8"))).toEqual([201, 201, 201]);
  });

  it("accept a new key at once, and refuse a revoked one", async () => {
    const app = await makeApp(payments());
    const { body } = await app.post(`/apps/${app.id}/keys`);
    const { id, key } = body.key;
    const other = asking(payments(), key);
    expect(await atAll(2, () => other.get("/me"))).toEqual(Array(6).fill(200));
    expect((await app.delete(`/apps/${app.id}/keys/${id}`)).status).toBe(204);
    // A process caches a key for four seconds.
    await expect.poll(() => atAll(2, () => other.get("/me"))).toEqual(Array(6).fill(401));
    expect(await atAll(2, () => app.get("/me"))).toEqual(Array(6).fill(200));
  });

  it("share the remaining limit, and run an idempotent request once", async () => {
    const { app, merchant } = await makeShop(payments());
    const id = await makePayment(payments(), merchant, { amount: 500 });
    const capture = () => app.post(`/transactions/${id}/captures`, { amount: 100 });
    const statuses = await atAll(4, capture);
    expect(statuses.filter((status) => status === 201)).toHaveLength(5);
    const another = await makePayment(payments(), merchant, { amount: 500 });
    const named = () =>
      payments().send<Json>(`POST /transactions/${another}/captures`, {
        key: app.key,
        body: { amount: 100 },
        headers: { "idempotency-key": "the-same" },
      });
    await Promise.all(Array.from({ length: 9 }, named));
    const { body } = await app.get(`/transactions/${another}`);
    expect(body.transaction.capturedAmount).toBe(100);
  });

  it("deliver each event and each invitation once", async () => {
    const { app, merchant } = await makeShop(payments());
    const receiver = await startReceiver();
    const hook = { url: receiver.url, types: ["transaction.captured"] };
    expect((await app.post(`/merchants/${merchant.id}/webhooks`, hook)).status).toBe(201);
    const captured: string[] = [];
    for (let each = 0; each < 6; each += 1) {
      const id = await makePayment(payments(), merchant, { amount: 100 });
      expect((await app.post(`/transactions/${id}/captures`, { amount: 100 })).status).toBe(201);
      captured.push(id);
    }
    const invited = Array.from({ length: 5 }, (_, at) => `guest${at}@example.com`);
    await Promise.all(
      invited.map((email) => app.post(`/merchants/${merchant.id}/users`, { email })),
    );
    await expect.poll(() => receiver.received.length).toBe(6);
    await expect.poll(() => mailed(invited).length).toBe(5);
    // Another process could take over work by mistake.
    await new Promise((resolve) => setTimeout(resolve, 6_000));
    expect([...receiver.counts().values()]).toEqual([1, 1, 1, 1, 1, 1]);
    expect(mailed(invited).sort()).toEqual(invited);
    await receiver.close();
  });

  it("cache nothing about an account changed by another process", async () => {
    const admin = asking(behind(balancers.door), operatorKey);
    const opened = await admin.post("/scheduling/operator/accounts", {
      email: "ann@example.com",
      name: "Studio",
      timezone: "Copenhagen",
    });
    const { id, subdomain, token } = opened.body;
    const headers = { authorization: `Bearer ${token}` };
    const body = { name: "Bob" };
    const add = () =>
      behind(balancers.scheduling).send(`POST /v1/${subdomain}/clients`, { headers, body });
    expect(await atAll(2, add)).toEqual(Array(6).fill(201));
    const suspension = `/scheduling/operator/accounts/${id}/suspension`;
    expect((await admin.put(suspension, { suspended: true })).status).toBe(204);
    expect(new Set(await atAll(2, add))).toEqual(new Set([403]));
    await admin.put(suspension, { suspended: false });
    expect(await atAll(2, add)).toEqual(Array(6).fill(201));
  });
});

function mailed(addresses: readonly string[]): string[] {
  const folder = join(processEnvironment.environment.FRONTDESK_DATA_DIR ?? "", "mail");
  const texts = readdirSync(folder).map((name) => readFileSync(join(folder, name), "utf8"));
  return addresses.flatMap((address) =>
    texts.filter((text) => text.includes(`To: ${address}`)).map(() => address),
  );
}
