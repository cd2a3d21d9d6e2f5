/* Captures with a fast webhook and without, alternating on one service. */
import { race, ratioOf } from "@frontdesk/server/bench/race";
import { ms, percent, type Row } from "@frontdesk/server/bench/table";
import { requested } from "../rig.ts";
import { addWebhook, startReceiving, untilQuiet } from "./hearing.ts";
import { freshStock, type LoadPlan, makeInstallation } from "./installation.ts";

export const listenedHead: Row = [
  "callers",
  "unheard /s",
  "p99 ms",
  "server µs",
  "with a webhook /s",
  "p99 ms",
  "server µs",
  "heard of unheard",
  "delivered",
  "goal",
];

const rounds = 4;

export async function compareListening(plan: LoadPlan): Promise<Row[]> {
  const location = await makeInstallation(plan, {
    merchants: 2,
    stocks: {
      heard: freshStock(plan, "first"),
      unheard: freshStock(plan, "others"),
    },
  });
  const rig = await location.start();
  const receiving = await startReceiving();
  await addWebhook(rig, rig.seeded.merchants[0]!, receiving.url("takes"));
  const resting = (stock: string) => ({
    ...requested(rig, "capture", stock),
    rest: () => untilQuiet(location.db),
  });
  const rows: Row[] = [];
  for (const callers of [1, 32]) {
    const span = { callers, ms: (plan.seconds * 1000) / ((rounds + 2) * 4) };
    const contestants = { other: resting("unheard"), own: resting("heard") };
    const { own, other } = await race(contestants, { rounds, span });
    rows.push([
      String(callers),
      other.perSecond.toFixed(0),
      ms(other.p99Ms),
      other.serverUs.toFixed(0),
      own.perSecond.toFixed(0),
      ms(own.p99Ms),
      own.serverUs.toFixed(0),
      percent(ratioOf(own, other)),
      String((await receiving.heard()).lateMs.length),
      "≥ 75 %",
    ]);
  }
  await receiving.stop();
  await location.close();
  return rows;
}
