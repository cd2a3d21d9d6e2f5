import { openDatabase } from "@frontdesk/database/database";
import { type SilentProxy, startSilentProxy } from "@frontdesk/database/test/silent-proxy";
import { onPostgres } from "@frontdesk/database/testing";
import type { Method } from "@frontdesk/platform/test/harness";
import { CompiledQuery } from "kysely";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { startPayments } from "../../src/start.ts";
import { startTestPayments, type TestPayments } from "../harness.ts";
import { makePayment, makeShop, type Shop } from "../shop.ts";

describe.runIf(onPostgres)("database lost during a request", () => {
  let whole: TestPayments;
  let shop: Shop;
  let proxy: SilentProxy;
  let lame: Awaited<ReturnType<typeof startLame>>;

  async function startLame() {
    const opened = await openDatabase({ url: proxy.url });
    const { settings, log } = whole.context;
    const payments = await startPayments({ settings, log, opened });
    const close = async () => {
      await payments.close();
      await opened.close();
    };
    return { server: payments.server, close };
  }

  beforeAll(async () => {
    whole = await startTestPayments();
    shop = await makeShop(whole);
  });
  afterAll(() => whole.close());
  beforeEach(async () => {
    proxy = await startSilentProxy(whole.opened.url!);
    lame = await startLame();
  });
  afterEach(() => lame.close());

  async function loseDuring(method: Method, headers: Record<string, string>) {
    const id = await makePayment(whole, shop.merchant, { amount: 1000 });
    const authorization = `Basic ${Buffer.from(`:${shop.key}`).toString("base64")}`;
    const path = `/transactions/${id}`;
    const table = CompiledQuery.raw("lock table payments.transactions in access exclusive mode");
    const answer = await whole.opened.db.transaction().execute(async (db) => {
      await db.executeQuery(table);
      const response = lame.server.inject({
        method,
        url: method === "GET" ? path : `${path}/captures`,
        headers: { authorization, accept: "application/json", ...headers },
        ...(method === "POST" && { payload: { amount: 100 } }),
      });
      await untilWaiting();
      await proxy.close();
      return await response;
    });
    return [answer.statusCode, answer.headers["retry-after"], answer.json().code];
  }

  async function untilWaiting(): Promise<void> {
    const waiting = CompiledQuery.raw(
      `select 1 from pg_locks join pg_database on pg_database.oid = database
      where not granted and datname = current_database()`,
    );
    while ((await whole.opened.db.executeQuery(waiting)).rows.length === 0);
  }

  it("a capture without a key: the answer suggests no repeat", async () => {
    expect(await loseDuring("POST", {})).toEqual([500, undefined, "outcome_unknown"]);
  });

  it("a capture with a key: the answer suggests a repeat", async () => {
    expect(await loseDuring("POST", { "idempotency-key": "a" })).toEqual([503, "2", undefined]);
  });

  it("a read: the answer suggests a repeat", async () => {
    expect(await loseDuring("GET", {})).toEqual([503, "2", undefined]);
  });
});

describe.runIf(onPostgres)("database unreachable", () => {
  it("the answer names the failed part and says that nothing happened", async () => {
    const whole = await startTestPayments();
    const shop = await makeShop(whole);
    const proxy = await startSilentProxy(whole.opened.url!);
    const opened = await openDatabase({ url: proxy.url });
    const { settings, log } = whole.context;
    const lame = await startPayments({ settings, log, opened });
    await proxy.close();
    const health = await lame.server.inject({ url: "/health" });
    expect([health.statusCode, health.json().parts.database]).toEqual([503, "does not answer"]);
    const { statusCode, headers } = await lame.server.inject({
      method: "POST",
      url: `/merchants/${shop.merchant.id}/users`,
      headers: { authorization: `Basic ${Buffer.from(`:${shop.key}`).toString("base64")}` },
      payload: { email: "ann@example.com" },
    });
    expect([statusCode, headers["retry-after"]]).toEqual([503, "2"]);
    await lame.close();
    await opened.close();
    await whole.close();
  });
});

describe("database without disk space", () => {
  it("the answer says that the disk is full", async () => {
    const whole = await startTestPayments();
    const { db } = whole.opened;
    const full = CompiledQuery.raw(
      "do $$ begin raise exception 'could not extend' using errcode = '53100'; end $$",
    );
    await expect(db.executeQuery(full)).rejects.toMatchObject({ code: "53100" });
    const health = await whole.server.inject({ url: "/health" });
    const { disk } = health.json().parts;
    expect([health.statusCode, disk]).toEqual([503, "is full"]);
    await whole.close();
  });
});
