import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestPayments, type TestPayments } from "../../../test/harness.ts";
import { fetchRateFile, followRates, largestRateFileBytes } from "./fetch.ts";
import { findRate } from "./store.ts";

const file = (day: string, perEuro: string) => `<?xml version="1.0" encoding="UTF-8"?>
<gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01">
  <Cube><Cube time="${day}"><Cube currency="USD" rate="${perEuro}"/></Cube></Cube>
</gesmes:Envelope>`;

let bank: Server;
let url: string;
let asked = 0;
let published: [status: number, text: string] = [200, ""];
let payments: TestPayments;
beforeAll(async () => {
  bank = createServer((_request, response) => {
    asked += 1;
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

describe("the job that follows the rates", () => {
  it("takes over what is published where settings say, as often as it runs", async () => {
    published = [200, file("2026-11-19", "1.1111")];
    await follow(url);
    expect(await dollarOn("2026-11-19")).toBe("1.1111");
    published = [200, file("2026-11-20", "1.2222")];
    await follow(url);
    await follow(url);
    expect(await dollarOn("2026-11-20")).toBe("1.2222");
    expect(await dollarOn("2026-11-19")).toBe("1.1111");
  });

  it("asks nobody unless that is set", async () => {
    const before = asked;
    await follow(undefined);
    expect([asked, payments.context.settings.ratesUrl]).toEqual([before, undefined]);
  });

  it("runs every hour", async () => {
    const { rows } = await sql<{ cron: string }>`
      select cron from jobs.schedule where name = 'payments-rates'`.execute(payments.opened.db);
    expect(rows).toEqual([{ cron: "23 * * * *" }]);
  });

  it.each<[string, [number, string], RegExp]>([
    ["an error", [503, "later"], /answered with 503/],
    ["a page", [200, "<html></html>"], /Envelope/],
    ["nothing", [200, ""], /./],
    ["a flood", [200, " ".repeat(largestRateFileBytes + 1)], /too large/],
  ])("takes nothing over from %s, and fails, so that it is tried again", async (...given) => {
    const [, answer, reason] = given;
    published = answer;
    await expect(follow(url)).rejects.toThrow(reason);
  });

  it("fails where nobody is", async () => {
    await expect(fetchRateFile("http://127.0.0.1:1/")).rejects.toThrow();
  });
});
