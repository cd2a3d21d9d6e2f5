import { once } from "node:events";
import { readFileSync } from "node:fs";
import { get, type IncomingMessage } from "node:http";
import { onPostgres } from "@frontdesk/database/testing";
import { expect, it } from "vitest";
import { makeEnvironment, type PaymentsProcess, startProcess } from "../process.ts";
import { basic, makeApp, makePayment, makeShop, type Shop } from "../shop.ts";

const most = 1_000;
const custom = { note: "x".repeat(31_000) };
const mebibyte = 1_048_576;

/** Bytes. */
function memoryOf({ process: { pid } }: PaymentsProcess): number {
  const [, kilobytes] = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
  return Number(kilobytes) * 1024;
}

async function idsOf(payments: PaymentsProcess, path: string, key: string): Promise<string[]> {
  const headers = { authorization: basic(key), accept: "application/json" };
  const response = get(`${payments.url}${path}`, { headers });
  const [answer] = (await once(response, "response")) as [IncomingMessage];
  const ids: string[] = [];
  let line = "";
  for await (const chunk of answer.setEncoding("latin1")) {
    const [rest, ...lines] = String(chunk).split("\n");
    line = (line + rest).slice(0, 100);
    for (const next of lines) {
      const [, id] = /^\{"id":"([0-9a-f]{24})"/.exec(line) ?? [];
      if (id !== undefined) ids.push(id);
      line = next.slice(0, 100);
    }
  }
  return ids;
}

async function makePayments(payments: PaymentsProcess, { merchant }: Shop): Promise<void> {
  for (let created = 0; created < most; created += 20) {
    const batch = Array.from({ length: 20 }, () =>
      makePayment(payments, merchant, { amount: 100, more: { custom } }),
    );
    await Promise.all(batch);
  }
}

it("long lists: 20 callers read pages of 31 MB completely within 100 MB of memory", async () => {
  const environment = await makeEnvironment();
  // V8 collects late; whole pages would exhaust this limit.
  environment.environment.NODE_OPTIONS = "--max-old-space-size=144 --max-semi-space-size=4";
  const payments = await startProcess(environment);
  try {
    const shop = await makeShop(payments);
    const { merchant, app } = shop;
    await makePayments(payments, shop);
    const apps = await Promise.all(Array.from({ length: 20 }, () => makeApp(payments)));
    for (const { id } of apps) await app.post(`/merchants/${merchant.id}/apps`, { appId: id });
    const path = `/merchants/${merchant.id}/transactions?limit=${most}&before=${"f".repeat(24)}`;
    const expected = await idsOf(payments, path, shop.key);
    expect(new Set(expected).size).toBe(most);
    // Connection pool and heap grow first.
    await Promise.all(apps.slice(0, 4).map(({ key }) => idsOf(payments, path, key)));
    const before = memoryOf(payments);
    let peak = before;
    const timer = setInterval(() => {
      peak = Math.max(peak, memoryOf(payments));
    }, 10);
    const reading = Promise.all(apps.map(({ key }) => idsOf(payments, path, key)));
    for (let created = 0; created < 20; created += 1) await makePayment(payments, merchant);
    const lists = await reading;
    clearInterval(timer);
    for (const ids of lists) {
      expect([ids.length, new Set(ids).size]).toEqual([most, most]);
      expect(ids).toEqual(ids.toSorted().toReversed());
    }
    // The embedded database's memory counts too.
    if (onPostgres) expect((peak - before) / mebibyte).toBeLessThan(100);
  } finally {
    await payments.end();
    await environment.remove();
  }
}, 600_000);
