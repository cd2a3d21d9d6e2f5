/* Fifty of a thousand webhooks hang, fifty refuse: delay at the others. */
import { ms, type Row } from "@frontdesk/server/bench/table";
import { requestOf } from "../requests.ts";
import { walk } from "../stock.ts";
import { addWebhook, startReceiving } from "./hearing.ts";
import { atPace, type LoadPlan, lendCallers, makeInstallation, quantile } from "./installation.ts";
import { failAlready } from "./store.ts";

export const slowHead: Row = [
  "fifty hang, fifty refuse",
  "captures /s",
  "late",
  "hung",
  "refused",
  "others taken",
  "of",
  "p50 ms",
  "p99 ms",
  "goal",
];

const merchantCount = 1_000;
const perSecond = 50;

export async function measureSlow(plan: LoadPlan): Promise<Row[]> {
  return [await measureFrom("since just now", plan), await measureFrom("for long", plan)];
}

async function measureFrom(since: "since just now" | "for long", plan: LoadPlan): Promise<Row> {
  const count = Math.max(perSecond * plan.seconds, merchantCount) + merchantCount;
  const stock = { count, captured: false, merchants: "all" as const };
  const location = await makeInstallation(plan, {
    merchants: merchantCount,
    stocks: { own: stock },
  });
  const rig = await location.start();
  const receiving = await startReceiving();
  const { merchants, key, stocks } = rig.seeded;
  for (const [index, merchantId] of merchants.entries()) {
    const path = index % 20 === 0 ? "hangs" : index % 20 === 10 ? "refuses" : "takes";
    await addWebhook(rig, merchantId, receiving.url(path));
  }
  if (since === "for long") await failAlready(location.db, ["%/hangs", "%/refuses"]);
  const next = walk(stocks.own!);
  const write = requestOf("capture", key);
  const ask = lendCallers(rig.port);
  let well = 0;
  const { late } = await atPace({ perSecond, seconds: plan.seconds }, async () => {
    const to = next();
    const index = merchants.indexOf(to.merchantId);
    if (index % 10 !== 0) well += 1;
    await ask(write(to));
  });
  await new Promise((resolve) => setTimeout(resolve, 3_000));
  const { lateMs, hung, refused } = await receiving.heard();
  await receiving.stop();
  await location.close();
  return [
    since,
    String(perSecond),
    String(late),
    String(hung),
    String(refused),
    String(lateMs.length),
    String(well),
    ms(quantile(lateMs, 0.5)),
    ms(quantile(lateMs, 0.99)),
    "< 3000",
  ];
}
