import { openDatabase } from "@frontdesk/database/database";
import { createLog } from "@frontdesk/server/log";
import { type Id, newId, shardOf } from "../src/core/ids.ts";
import { readSettings } from "../src/core/settings.ts";
import { startPayments } from "../src/start.ts";
import { makePayment, makeShop } from "../test/shop.ts";
import { senderOf } from "./callers.ts";
import { fillPlain } from "./plain.store.ts";
import type { Stock } from "./stock.ts";
import { copyMerchants, fillStock, settleTables } from "./store.ts";

export interface Seeding {
  merchants: number;
  stocks: Record<string, StockOrder>;
  plain?: boolean;
}

export interface StockOrder {
  count: number;
  captured: boolean;
  merchants: "first" | "others" | "all";
}

export interface SeededStock {
  key: string;
  appId: Id;
  merchants: Id[];
  stocks: Record<string, Stock>;
}

const amount = 1_000_000;
const monthSeconds = 30 * 24 * 60 * 60;

/** Each merchant has one shard, since they share a card number's id. */
function otherMerchants(first: Id, count: number): Id[] {
  return Array.from({ length: count }, (_, index) =>
    newId((shardOf(first) + index + 1) % 0x1_0000),
  );
}

async function seed({ merchants, stocks, plain = false }: Seeding): Promise<SeededStock> {
  const settings = readSettings();
  const log = createLog({ level: settings.logLevel });
  const opened = await openDatabase({ url: settings.databaseUrl, folder: settings.dataFolder });
  const running = await startPayments({ settings, opened, log });
  const sender = senderOf(running.server);
  const { app, key, merchant } = await makeShop(sender);
  const fresh = await makePayment(sender, merchant, { amount });
  const captured = await makePayment(sender, merchant, { amount });
  const sending = { key, body: { amount: amount / 2 } };
  await sender.send(`POST /transactions/${captured}/captures`, sending);
  const others = otherMerchants(merchant.id, merchants - 1);
  await copyMerchants(opened.db, merchant.id, others);
  const crowds = { first: [merchant.id], others, all: [merchant.id, ...others] };
  const second = Math.floor(Date.now() / 1000) - monthSeconds;
  const created: Record<string, Stock> = {};
  let first = 0;
  for (const [name, order] of Object.entries(stocks)) {
    const stock = { second, first, count: order.count, merchants: crowds[order.merchants] };
    await fillStock(opened.db, stock, order.captured ? captured : fresh);
    created[name] = stock;
    first += order.count;
  }
  if (plain) await fillPlain(opened.db);
  await settleTables(opened.db);
  await running.close();
  await opened.close();
  return { key, appId: app.id, merchants: crowds.all, stocks: created };
}

const seeded = await seed(JSON.parse(process.argv[2]!) as Seeding);
process.send?.(seeded, () => process.exit(0));
