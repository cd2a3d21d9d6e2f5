import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { inspect } from "node:util";
import { masterKey } from "@frontdesk/platform/test/harness";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestPayments, type TestPayments } from "../../../test/harness.ts";
import { readSettings } from "../settings.ts";
import { fetchRateFile, followRates, largestRateFileBytes } from "./fetch.ts";
import { findRate } from "./store.ts";

const file = (day: string, perEuro: string) => `<?xml version="1.0" encoding="UTF-8"?>
<gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01">
  <Cube><Cube time="${day}"><Cube currency="USD" rate="${perEuro}"/></Cube></Cube>
</gesmes:Envelope>`;

let bank: Server;
let url: string;
let query = 0;
let last: [authorization: string | undefined, url: string | undefined];
let published: [status: number, text: string] = [200, ""];
let payments: TestPayments;
beforeAll(async () => {
  bank = createServer(({ headers, url }, response) => {
    query += 1;
    last = [headers.authorization, url];
    response.writeHead(published[0]).end(published[1]);
  });
  await new Promise<void>((resolve) => bank.listen(0, "127.0.0.1", resolve));
  url = `http://127.0.0.1:${(bank.address() as AddressInfo).port}/rates.xml`;
  payments = await startTestPayments();
});
afterAll(async () => {
  bank.close();
  await payments.close();
});

async function dollarOn(day: string): Promise<string | undefined> {
  const rate = await findRate(payments.opened.db, { currency: "USD", day, oldest: day });
  return rate?.perEuro;
}

const follow = (ratesUrl: string | undefined) =>
  followRates({ ...payments.context, settings: { ...payments.context.settings, ratesUrl } });

describe("rates URL with secrets", () => {
  const secret = "s3cret%20word";
  const withSecrets = (address: string) => {
    const { host, pathname } = new URL(address);
    return `http://us%40er:${secret}@${host}${pathname}?token=${secret}`;
  };
  const report = async (address: string) => {
    const error: unknown = await follow(withSecrets(address)).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(Error);
    return inspect(error, { depth: 10 });
  };

  it("is called with them", async () => {
    published = [200, file("2026-11-18", "1.3333")];
    await follow(withSecrets(url));
    const pair = Buffer.from("us@er:s3cret word").toString("base64");
    expect(last).toEqual([`Basic ${pair}`, `/rates.xml?token=${secret}`]);
    expect(await dollarOn("2026-11-18")).toBe("1.3333");
  });

  it.each<[string, [number, string] | undefined]>([
    ["an error", [503, "later"]],
    ["a page", [200, "<html></html>"]],
    ["a flood", [200, " ".repeat(largestRateFileBytes + 1)]],
    ["nobody", undefined],
  ])("hides them from the error when %s answers", async (_what, answer) => {
    if (answer !== undefined) published = answer;
    const text = await report(answer === undefined ? "http://127.0.0.1:1/rates.xml" : url);
    for (const part of ["s3cret", "us%40er", "us@er", "token="]) expect(text).not.toContain(part);
  });

  it("hides them from the error when invalid", async () => {
    const wrong = `http://user:${secret}@bank:port/?token=${secret}`;
    const error: unknown = await fetchRateFile(wrong).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(Error);
    expect(inspect(error, { depth: 10 })).not.toContain("s3cret");
    const environment = { MASTER_KEY: masterKey, RATES_URL: wrong };
    expect(() => readSettings(environment)).toThrow(/RATES_URL/);
    expect(() => readSettings(environment)).not.toThrow(/s3cret/);
  });

  it("hides them from the log of the job", async () => {
    published = [503, "later"];
    const settings = { ratesUrl: withSecrets(url) };
    const started = await startTestPayments({ settings });
    try {
      await started.context.jobs.add(started.opened.db, "payments-rates", {});
      await expect.poll(started.logged, { timeout: 30_000 }).toContain("responded with 503");
      expect(started.logged()).not.toContain("s3cret");
    } finally {
      await started.close();
    }
  });
});

describe("rates job", () => {
  it("imports the published rates of the configured URL at each run", async () => {
    published = [200, file("2026-11-19", "1.1111")];
    await follow(url);
    expect(await dollarOn("2026-11-19")).toBe("1.1111");
    published = [200, file("2026-11-20", "1.2222")];
    await follow(url);
    await follow(url);
    expect(await dollarOn("2026-11-20")).toBe("1.2222");
    expect(await dollarOn("2026-11-19")).toBe("1.1111");
  });

  it("calls no server without a URL", async () => {
    const before = query;
    await follow(undefined);
    expect([query, payments.context.settings.ratesUrl]).toEqual([before, undefined]);
  });

  it("runs every hour", async () => {
    const { rows } = await sql<{ cron: string }>`
      select cron from jobs.schedule where name = 'payments-rates'`.execute(payments.opened.db);
    expect(rows).toEqual([{ cron: "23 * * * *" }]);
  });

  it.each<[string, [number, string], RegExp]>([
    ["an error", [503, "later"], /responded with 503/],
    ["a page", [200, "<html></html>"], /Envelope/],
    ["nothing", [200, ""], /./],
    ["a flood", [200, " ".repeat(largestRateFileBytes + 1)], /too large/],
  ])("imports nothing from %s, and fails for a retry", async (...inputs) => {
    const [, answer, reason] = inputs;
    published = answer;
    await expect(follow(url)).rejects.toThrow(reason);
  });

  it("fails without a server", async () => {
    await expect(fetchRateFile("http://127.0.0.1:1/")).rejects.toThrow();
  });
});
