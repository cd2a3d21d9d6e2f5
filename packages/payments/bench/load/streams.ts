/*
 * Captures while a hundred streams are open, against captures while none is; they take turns on one
 * service. Each stream is another merchant's, and each capture is heard by one.
 */
import { once } from "node:events";
import { type ClientRequest, type IncomingMessage, request } from "node:http";
import type { Contestant } from "@frontdesk/server/bench/race";
import { race, ratioOf } from "@frontdesk/server/bench/race";
import { ms, percent, type Row } from "@frontdesk/server/bench/table";
import { basic } from "../../test/shop.ts";
import { type Rig, requested } from "../rig.ts";
import { freshStock, givenPlace, type LoadPlan } from "./place.ts";

export const streamsHead: Row = [
  ...["streams", "captures without /s", "p99 ms", "server µs", "captures with /s", "p99 ms"],
  ...["server µs", "with of without", "events heard", "goal"],
];

const streams = 100;
const rounds = 6;

export async function compareStreams(plan: LoadPlan): Promise<Row[]> {
  const stocks = { own: freshStock(plan, "all") };
  const place = await givenPlace(plan, { merchants: streams, stocks });
  const rig = await place.start();
  let heard = 0;
  const plain = requested(rig, "capture", "own");
  const streamed: Contestant = {
    ...plain,
    run: async (span) => {
      const opened = await openStreams(rig, (text) => {
        heard += text.split("\nevent: ").length - 1;
      });
      const slice = await plain.run(span);
      await plain.rest?.();
      for (const stream of opened) stream.destroy();
      return slice;
    },
  };
  const span = { callers: 8, ms: (plan.seconds * 1000) / ((rounds + 2) * 2) };
  const { without, within } = await race({ without: plain, within: streamed }, { rounds, span });
  await place.close();
  return [
    [
      ...[String(streams), without.perSecond.toFixed(0), ms(without.p99Ms)],
      ...[without.serverUs.toFixed(0), within.perSecond.toFixed(0), ms(within.p99Ms)],
      ...[within.serverUs.toFixed(0), percent(ratioOf(within, without)), String(heard), "≥ 95 %"],
    ],
  ];
}

async function openStreams(rig: Rig, hear: (text: string) => void): Promise<ClientRequest[]> {
  const { merchants, key } = rig.seeded;
  const headers = { authorization: basic(key), accept: "text/event-stream" };
  return await Promise.all(
    merchants.map(async (merchantId) => {
      const path = `/merchants/${merchantId}/events/stream`;
      const opened = request({ host: "127.0.0.1", port: rig.port, path, headers, agent: false });
      opened.end();
      const [answer] = (await once(opened, "response")) as [IncomingMessage];
      if (answer.statusCode !== 200) throw new Error(`a stream was answered ${answer.statusCode}`);
      answer.setEncoding("utf8").on("data", hear);
      for (const side of [opened, answer]) side.on("error", () => {});
      return opened;
    }),
  );
}
