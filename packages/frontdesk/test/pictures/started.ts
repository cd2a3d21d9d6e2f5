import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freshDatabase } from "@frontdesk/database/testing";
import { followClock } from "@frontdesk/payments/core/ids";
import { createLog } from "@frontdesk/server/log";
import { freePort } from "@frontdesk/server/test/port";
import type { Browser, BrowserContextOptions } from "playwright-core";
import { readAllSettings } from "../../src/command/settings.ts";
import { startAll } from "../../src/command/start.ts";
import { owner } from "../../src/demo/cast.ts";
import { demonstrate } from "../../src/demo/demonstrate.ts";
import { migrations } from "../migrations.ts";

export interface StartedInstallation extends AsyncDisposable {
  desk: string;
  payments: string;
  scheduling: string;
  merchantKey: string;
}

export const moment = new Date("2026-03-03T13:31:00Z");

export async function startFrontdesk(): Promise<StartedInstallation> {
  const folder = mkdtempSync(join(tmpdir(), "frontdesk-pictures-"));
  const opened = await freshDatabase(migrations);
  const ports: [string, string][] = [];
  for (const name of ["DESK", "PAYMENTS", "SCHEDULING", "OPERATOR"]) {
    ports.push([`${name}_PORT`, String(await freePort())]);
  }
  const settings = readAllSettings({ FRONTDESK_DATA_DIR: folder, ...Object.fromEntries(ports) });
  // Labels of age do not depend on the demo's duration.
  let query = 0;
  const now = () => new Date(moment.getTime() + query++ / 100);
  const unfollow = followClock(now);
  const running = await startAll(settings, { opened, log: createLog({ level: "error" }), now });
  await demonstrate(running.present);
  for (const { server, at } of running.listeners) await server.listen(at);
  const { publicUrl: payments } = settings.payments;
  return {
    payments,
    scheduling: settings.scheduling.publicUrl,
    desk: settings.desk.publicUrl,
    merchantKey: await makeShop(payments),
    async [Symbol.asyncDispose]() {
      await running.close();
      unfollow();
      await opened.close();
      rmSync(folder, { recursive: true });
    },
  };
}

export async function signIn(
  browser: Browser,
  desk: string,
): Promise<{ state: NonNullable<BrowserContextOptions["storageState"]>; place: string }> {
  const page = await browser.newPage();
  await page.goto(`${desk}/sign-in`);
  await page.getByLabel("Email address").fill(owner.email);
  await page.getByLabel("Password").fill(owner.password);
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.waitForURL(/\/p\/[^/]+\/home$/);
  const location = page.url().replace(/\/home$/, "");
  const state = await page.context().storageState();
  await page.close();
  return { state, place: location };
}

async function makeShop(payments: string): Promise<string> {
  const { key } = await post(`${payments}/apps`, { name: "shop" });
  const merchant = await post(
    `${payments}/merchants`,
    {
      test: "yes",
      currency: "EUR",
      email: "jane@example.com",
      website: "https://example.com",
      descriptor: "Jane's coffee",
      name: "Jane’s coffee",
      "company[country]": "DK",
    },
    { authorization: `Basic ${btoa(`:${key}`)}` },
  );
  return merchant.key;
}

async function post(
  url: string,
  form: Record<string, string>,
  headers: Record<string, string> = {},
): Promise<{ key: string }> {
  const answer = await fetch(url, { method: "POST", headers, body: new URLSearchParams(form) });
  const body = (await answer.json()) as Record<string, { key: string }>;
  const [created] = Object.values(body);
  if (!answer.ok || created === undefined) throw new Error(`${url} answered ${answer.status}`);
  return created;
}
