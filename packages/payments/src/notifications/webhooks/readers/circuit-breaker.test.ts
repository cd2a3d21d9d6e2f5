import { setTimeout as wait } from "node:timers/promises";
import { freshDatabase, type TestDatabase } from "@frontdesk/database/testing";
import { createLog } from "@frontdesk/server/log";
import { sql } from "kysely";
import { afterEach, beforeEach, expect, it } from "vitest";
import { newId } from "../../../core/ids.ts";
import { migrations } from "../../../core/migrations.ts";
import { type Reading, startReading } from "./reading.ts";

let opened: TestDatabase;
let reading: Reading;
let lines: string[];
const label = () => lines.map((line) => JSON.parse(line));

function start(): Reading {
  const log = createLog({ level: "info", destination: { write: (line) => lines.push(line) } });
  const telling = { wake: () => {}, listen: () => () => {} };
  const context = { db: opened.db, embedded: true, now: () => new Date(), log, telling };
  return startReading(context, () => {});
}

beforeEach(async () => {
  opened = await freshDatabase(migrations);
  lines = [];
  reading = start();
  await wait(100);
});
afterEach(async () => {
  await reading.stop();
  await opened.close();
});

const takeAway = () => sql`alter table payments.readers rename to away`.execute(opened.db);
const giveBack = () => sql`alter table payments.away rename to readers`.execute(opened.db);

it("webhook reader backoff: logs failure and recovery of a merchant once each", async () => {
  const merchantId = newId(7);
  await takeAway();
  reading.read(merchantId);
  await expect.poll(label).toHaveLength(1);
  await wait(1_500);
  for (let times = 0; times < 10; times += 1) {
    reading.read(merchantId);
    await wait(50);
  }
  expect(label()).toMatchObject([{ level: "error", merchantId }]);
  await giveBack();
  await expect.poll(label).toHaveLength(2);
  const [, last] = label();
  expect(last).toMatchObject({ level: "info", merchantId, failures: expect.any(Number) });
  expect(last.failures).toBeLessThan(8);
});

it("webhook reader backoff: logs a failed look for webhooks behind once", async () => {
  await reading.stop();
  await takeAway();
  reading = start();
  await expect.poll(label).toHaveLength(1);
  await wait(1_500);
  expect(label()).toMatchObject([{ level: "error" }]);
  await giveBack();
  await expect.poll(label).toHaveLength(2);
  expect(label()[1]).toMatchObject({ level: "info", failures: expect.any(Number) });
});
