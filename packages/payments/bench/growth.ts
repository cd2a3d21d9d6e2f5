import { openDatabase } from "@frontdesk/database/database";
import { measureGrowth } from "@frontdesk/platform/bench/growth";
import { createLog } from "@frontdesk/server/log";
import { readSettings } from "../src/core/settings.ts";
import { startPayments } from "../src/start.ts";
import { makePayment, makeShop } from "../test/shop.ts";
import { senderOf } from "./callers.ts";
import { deliver } from "./deliver.ts";

const count = 4_000;
const callers = 16;

const settings = { ...readSettings(), appRequestsPerSecond: 0 };
const log = createLog({ level: settings.logLevel });
const opened = await openDatabase({ url: settings.databaseUrl, folder: settings.dataFolder });
const { server, context, close } = await startPayments({ settings, opened, log });
const sender = senderOf(server);
const { key, merchant } = await makeShop(sender);
const transactionId = await makePayment(sender, merchant, { amount: 1_000_000 });

async function make(times: number): Promise<void> {
  for (let time = 0; time < times; time += 1) {
    const body = { transactionId, currency: "EUR", amount: 12_345 };
    const response = await sender.send<{ transaction: { id: string } }>(
      `POST /merchants/${merchant.id}/transactions`,
      { key, body },
    );
    const captured = { key, body: { amount: 12_345 } };
    await sender.send(`POST /transactions/${response.body.transaction.id}/captures`, captured);
  }
}

async function makeAll(all: number): Promise<void> {
  await Promise.all(Array.from({ length: callers }, () => make(all / callers)));
  await deliver(context);
}

await makeAll(callers);
const grown = await measureGrowth({
  db: opened.db,
  schema: "payments",
  count,
  work: () => makeAll(count),
});
await close();
await opened.close();
process.send?.(grown, () => process.exit(0));
