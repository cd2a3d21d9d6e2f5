/* A hundred open streams against none, alternating. Each capture reaches one stream (a hundred
   merchants) or all (one merchant). */
import { startChild } from "@frontdesk/server/bench/child";
import type { Contestant } from "@frontdesk/server/bench/race";
import { race, ratioOf } from "@frontdesk/server/bench/race";
import { ms, percent, type Row } from "@frontdesk/server/bench/table";
import { mostStreams } from "@frontdesk/server/stream-limits";
import { type App, basic } from "../../test/shop.ts";
import { type Rig, requested } from "../rig.ts";
import { freshStock, type LoadPlan, makeInstallation } from "./installation.ts";
import type { Listener, ListenersAnswer, ListenersQuestion } from "./listeners.ts";

export const streamsHead: Row = [
  "streams",
  "merchants",
  "captures without /s",
  "p99 ms",
  "server µs",
  "captures with /s",
  "p99 ms",
  "server µs",
  "with of without",
  "events heard",
  "goal",
];

const streams = 100;
const rounds = 12;

export async function compareStreams(plan: LoadPlan): Promise<Row[]> {
  return [
    [...(await compareOn(streams, plan)), "≥ 95 %"],
    [...(await compareOn(1, plan)), "none"],
  ];
}

async function compareOn(merchantCount: number, plan: LoadPlan): Promise<Row> {
  const stocks = { own: freshStock(plan, "all") };
  const location = await makeInstallation(plan, { merchants: merchantCount, stocks });
  const rig = await location.start();
  const listeners = await makeListeners(rig);
  const script = new URL("listeners.ts", import.meta.url);
  const { child } = await startChild<object>({ script, environment: {} });
  const open = (listeners: Listener[]) =>
    child.ask<ListenersAnswer>({
      port: rig.port,
      listeners: listeners,
    } satisfies ListenersQuestion);
  let heard = 0;
  const plain = requested(rig, "capture", "own");
  const streamed: Contestant = {
    ...plain,
    run: async (span) => {
      await open(listeners);
      const slice = await plain.run(span);
      await plain.rest?.();
      heard += (await open([])).heard;
      return slice;
    },
  };
  const span = { callers: 8, ms: (plan.seconds * 1000) / ((rounds + 2) * 2) };
  const { without, within } = await race({ without: plain, within: streamed }, { rounds, span });
  await child.stop();
  await location.close();
  return [
    String(streams),
    String(merchantCount),
    without.perSecond.toFixed(0),
    ms(without.p99Ms),
    without.serverUs.toFixed(0),
    within.perSecond.toFixed(0),
    ms(within.p99Ms),
    within.serverUs.toFixed(0),
    percent(ratioOf(within, without)),
    String(heard),
  ];
}

async function makeListeners(rig: Rig): Promise<Listener[]> {
  const { merchants, key } = rig.seeded;
  const each = streams / merchants.length;
  const { ofOne, ofCaller } = mostStreams;
  const apps = Math.ceil(Math.max(each / ofOne, streams / ofCaller));
  const keys = Array.from({ length: apps - 1 }, () => inputKey(rig));
  const all = [key, ...(await Promise.all(keys))];
  return Array.from({ length: streams }, (_, n) => ({
    merchantId: merchants[n % merchants.length]!,
    key: all[n % all.length]!,
  }));
}

async function inputKey({ port, seeded: { key, merchants } }: Rig): Promise<string> {
  const post = async (path: string, body: object, headers: Record<string, string> = {}) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method: "POST",
      headers: { ...headers, "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    if (answer.status !== 201) throw new Error(`${path} was answered ${await answer.text()}`);
    return await answer.text();
  };
  const { app } = JSON.parse(await post("/apps", {})) as { app: App };
  const access = { authorization: basic(key) };
  for (const id of merchants) await post(`/merchants/${id}/apps`, { appId: app.id }, access);
  return app.key;
}
