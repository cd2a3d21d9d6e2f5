/* 200 captures a second, a fast webhook: delay to the first byte, and the backlog. */
import { ms, type Row } from "@frontdesk/server/bench/table";
import { requestOf } from "../requests.ts";
import { walk } from "../stock.ts";
import { addWebhook, startReceiving, untilQuiet, watchWaiting } from "./hearing.ts";
import { atPace, type LoadPlan, lendCallers, makeInstallation, quantile } from "./installation.ts";

export const arrivalHead: Row = [
  "merchants",
  "captures /s",
  "late",
  "arrived",
  "p50 ms",
  "goal",
  "p99 ms",
  "goal",
  "waiting in the 1st half",
  "2nd half",
  "at the end",
  "s to none",
];

const perSecond = 200;

export async function measureArrival(plan: LoadPlan): Promise<Row[]> {
  return [await measureOn(1, plan), await measureOn(20, plan)];
}

async function measureOn(merchantCount: number, plan: LoadPlan): Promise<Row> {
  const count = perSecond * plan.seconds + perSecond;
  const stock = { count, captured: false, merchants: "all" as const };
  const location = await makeInstallation(plan, {
    merchants: merchantCount,
    stocks: { own: stock },
  });
  const rig = await location.start();
  const receiving = await startReceiving();
  const { merchants, key, stocks } = rig.seeded;
  for (const merchantId of merchants) await addWebhook(rig, merchantId, receiving.url("takes"));
  const next = walk(stocks.own!);
  const write = requestOf("capture", key);
  const ask = lendCallers(rig.port);
  // Warm-up.
  await atPace({ perSecond, seconds: 1 }, () => ask(write(next())));
  await untilQuiet(location.db);
  await receiving.heard();
  const watch = watchWaiting(location.db);
  const { late } = await atPace({ perSecond, seconds: plan.seconds }, () => ask(write(next())));
  await watch.stop();
  const ended = performance.now();
  await untilQuiet(location.db);
  const restMs = performance.now() - ended;
  const { lateMs } = await receiving.heard();
  await receiving.stop();
  await location.close();
  const side = Math.floor(watch.counts.length / 2);
  const mean = (counts: number[]) =>
    (counts.reduce((sum, each) => sum + each, 0) / counts.length).toFixed(0);
  return [
    String(merchantCount),
    String(perSecond),
    String(late),
    String(lateMs.length),
    ms(quantile(lateMs, 0.5)),
    "< 300",
    ms(quantile(lateMs, 0.99)),
    "< 2000",
    mean(watch.counts.slice(0, side)),
    mean(watch.counts.slice(side)),
    String(watch.counts.at(-1)),
    (restMs / 1000).toFixed(1),
  ];
}
