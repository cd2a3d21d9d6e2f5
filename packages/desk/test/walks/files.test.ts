import { readFile } from "node:fs/promises";
import { basic } from "@frontdesk/payments/test/shop";
import { addOperator } from "@frontdesk/people/persons/operators.store";
import { operatorKey } from "@frontdesk/platform/test/harness";
import type { Download, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { giveFactor } from "../browser/factor.ts";
import { type House, startHouse } from "../browser/house.ts";
import { pay } from "../browser/paying.ts";
import { makePerson, type Person } from "../browser/person.ts";

let house: House;
let jane: Person;
let dispute: string;
beforeAll(async () => {
  house = await startHouse();
  jane = await makePerson(house);
  await giveFactor(house, jane);
  const { body } = await jane.ask("GET /session");
  await addOperator(house.opened.db, body.person.id, new Date());
  dispute = await openDispute();
});
afterAll(() => house[Symbol.asyncDispose]());

async function openDispute(): Promise<string> {
  const transactionId = await pay(house, jane, { value: 3000 });
  await jane.ask(`POST /api/payments/transactions/${transactionId}/captures`, { amount: 3000 });
  const due = new Date(Date.now() + 9 * 24 * 60 * 60 * 1000);
  const { operatorUrl } = house.desk.context.settings;
  const answer = await fetch(`${operatorUrl}/payments/operator/disputes`, {
    method: "POST",
    headers: { authorization: basic(operatorKey), "content-type": "application/json" },
    body: JSON.stringify({ transactionId, amount: 1200, reason: { code: 10, title: "Gone" }, due }),
  });
  const { dispute: opened } = (await answer.json()) as { dispute: { id: string } };
  return opened.id;
}

/** The bank decides for the customer. */
async function decide(id: string): Promise<void> {
  const { operatorUrl } = house.desk.context.settings;
  const { status } = await fetch(`${operatorUrl}/payments/operator/disputes/${id}/losses`, {
    method: "POST",
    headers: { authorization: basic(operatorKey), "content-type": "application/json" },
    body: "{}",
  });
  expect(status).toBe(201);
}

const path = (rest: string) => `/p/${jane.workspace.id}/${rest}`;

const png = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJ" +
    "AAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);
const picture = (name: string, buffer = png) => ({ name, mimeType: "image/png", buffer });

const losing = `File.prototype.arrayBuffer = File.prototype.text = Blob.prototype.text = () =>
  Promise.reject(new DOMException("It could not be read", "NotReadableError"))`;

function downloadsOf(page: Page): Download[] {
  const all: Download[] = [];
  page.on("download", (one) => all.push(one));
  return all;
}

describe("evidence file of a dispute", () => {
  it.each([
    ["an emoji at the cut of its name", `x${"😀".repeat(110)}y.png`],
    ["a name of dots", ".."],
  ])("is uploaded with %s", async (_, name) => {
    await using visit = await jane.open(path(`disputes/${dispute}`));
    const { page, misdeeds } = visit;
    const sheet = page.getByRole("dialog");
    const listed = sheet.locator(".dispute-files li");
    await sheet.locator("input[type=file]").waitFor({ state: "attached" });
    const before = await listed.count();
    await sheet.locator("input[type=file]").setInputFiles(picture(name));
    await expect.poll(() => listed.count()).toBe(before + 1);
    expect(misdeeds).toEqual([]);
  });

  it("is refused with the reason if it is empty or unreadable", async () => {
    await using visit = await jane.open(path(`disputes/${dispute}`));
    const { page, misdeeds } = visit;
    const sheet = page.getByRole("dialog");
    const input = sheet.locator("input[type=file]");
    await input.waitFor({ state: "attached" });
    await input.setInputFiles(picture("empty.png", Buffer.alloc(0)));
    await sheet.getByText("The file is empty.").waitFor();
    await page.evaluate(losing);
    await input.setInputFiles(picture("lost.png"));
    await sheet.getByText("This file could not be read. Choose it again.").waitFor();
    expect(misdeeds).toEqual([]);
  });
});

describe("evidence file refused by the server", () => {
  it("shows no older refusal after the next file is dropped", async () => {
    await using visit = await jane.open(path(`disputes/${dispute}`));
    const { page, misdeeds } = visit;
    const input = page.getByRole("dialog").locator("input[type=file]");
    await page.route(/\/files\/large/, (route) => route.fulfill({ status: 413, body: "" }));
    await input.setInputFiles(picture("large.png"));
    await page.getByText("it is too large").waitFor();
    const gate = Promise.withResolvers<void>();
    await page.route(/\/files\/late/, async (route) => {
      await gate.promise;
      await route.fulfill({ status: 409, json: { message: "Closed by the bank" } });
    });
    await input.dispatchEvent("drop");
    await input.setInputFiles(picture("late.png"));
    await page.waitForTimeout(600);
    expect(await page.getByText("it is too large").count()).toBe(0);
    gate.resolve();
    await page.getByText("Closed by the bank").waitFor();
    expect(misdeeds).toEqual([]);
  });

  it("is listed if only the response was lost", async () => {
    await using visit = await jane.open(path(`disputes/${dispute}`));
    const { page, misdeeds } = visit;
    const sheet = page.getByRole("dialog");
    await page.route(/\/files\/unheard/, async (route) => {
      await route.fetch();
      await route.abort("connectionreset");
    });
    await sheet.locator("input[type=file]").setInputFiles(picture("unheard.png"));
    await sheet.getByText("No response. Check the result before you try again.").waitFor();
    await sheet.locator("li", { hasText: "unheard.png" }).waitFor();
    expect(misdeeds).toEqual([]);
  });

  it("is refused with the reason after the bank closed the dispute", async () => {
    const closed = await openDispute();
    await using visit = await jane.open(path(`disputes/${closed}`));
    const { page, misdeeds } = visit;
    await page.route(/\/files\/late/, async (route) => {
      await decide(closed);
      await route.continue();
    });
    await page.getByRole("dialog").locator("input[type=file]").setInputFiles(picture("late.png"));
    await page.getByText("The dispute is closed").waitFor();
    expect(misdeeds).toEqual([]);
  });
});

describe("exchange rate file", () => {
  it("is refused with the reason if the browser cannot read it", async () => {
    await using visit = await jane.open("/operator/rates");
    const { page, misdeeds } = visit;
    await page.getByRole("heading", { level: 1 }).waitFor();
    await page.evaluate(losing);
    const file = { name: "rates.xml", mimeType: "text/xml", buffer: Buffer.from("<rates/>") };
    await page.locator("input[type=file]").setInputFiles(file);
    await page.getByText("This file could not be read. Choose it again.").waitFor();
    expect(misdeeds).toEqual([]);
  });
});

describe("exchange rate file refused by the service", () => {
  const chosen = (text: string) => ({
    name: "rates.xml",
    mimeType: "text/xml",
    buffer: Buffer.from(text),
  });
  const rates = (day: string) =>
    `<Envelope><Cube><Cube time="${day}"><Cube currency="USD" rate="1.1"/></Cube>` +
    "</Cube></Envelope>";

  it.each([
    ["is too large", rates("2026-01-02") + " ".repeat(17 * 1_048_576), "it is too large"],
    ["is cut off", rates("2026-01-02").slice(0, 60), "Not well-formed XML"],
    ["is a page", "<!doctype html><html></html>", "A document type is not allowed"],
    ["is no XML", "Date, USD", "Not well-formed XML"],
  ])(
    "is refused with the reason if it %s, and the next one is imported",
    async (_, text, words) => {
      await using visit = await jane.open("/operator/rates");
      const { page, misdeeds } = visit;
      const input = page.locator("input[type=file]");
      await input.waitFor({ state: "attached" });
      await input.setInputFiles(chosen(text));
      await page.getByRole("alert").getByText(words).waitFor();
      await page.reload();
      await input.waitFor({ state: "attached" });
      await input.setInputFiles(chosen(rates("2026-01-02")));
      await page.getByText(/^Imported .+ rates?/).waitFor();
      expect(misdeeds).toEqual([]);
    },
  );
});

describe("file download", () => {
  it.each([
    ["a page", { contentType: "text/html", body: "<h1>Sign in to the network</h1>" }],
    ["JSON", { json: { error: "Sign in to the network" } }],
  ])("is not saved if %s comes instead", async (_, answer) => {
    await using visit = await jane.open(path("payments"));
    const { page, misdeeds } = visit;
    const saved = downloadsOf(page);
    await page.route(/\/transactions\?.*format=csv/, (route) =>
      route.fulfill({ status: 200, ...answer }),
    );
    await page.getByRole("button", { name: /CSV/ }).click();
    await page.getByText("We couldn\u2019t load this.").waitFor();
    expect(saved).toEqual([]);
    expect(misdeeds).toEqual([]);
  });

  it("reports a refusal without a reason", async () => {
    await using visit = await jane.open(path("payments"));
    const { page } = visit;
    await page.route(/\/transactions\?.*format=csv/, (route) =>
      route.fulfill({ status: 413, contentType: "text/html", body: "<h1>Too large</h1>" }),
    );
    await page.getByRole("button", { name: /CSV/ }).click();
    await page.getByText("The server gave no reason (413).").waitFor();
  });

  it("tells operators why a merchant's evidence is refused", async () => {
    const file = `/api/payments/disputes/${dispute}/files/till.png`;
    await fetch(house.url + file, {
      method: "PUT",
      headers: {
        "x-desk": "1",
        "sec-fetch-site": "same-origin",
        "content-type": "image/png",
        cookie: [...jane.visitor.cookies].map(([name, value]) => `${name}=${value}`).join("; "),
      },
      body: png,
    });
    await using visit = await jane.open("/operator/disputes");
    const { page, misdeeds } = visit;
    const saved = downloadsOf(page);
    const refusing = { isOver: false };
    await page.route(/\/files\/till\.png/, (route) =>
      refusing.isOver
        ? route.fallback()
        : route.fulfill({ status: 410, json: { code: "gone", message: "The file was removed" } }),
    );
    const take = page.getByRole("button", { name: "till.png" });
    await take.click();
    await page.getByText("The file was removed").waitFor();
    expect(saved).toEqual([]);
    refusing.isOver = true;
    await take.click();
    await expect.poll(() => saved.length).toBe(1);
    expect(await readFile(await saved[0]!.path())).toEqual(png);
    expect(misdeeds).toEqual([]);
  });
});
