import { setTimeout as wait } from "node:timers/promises";
import type { Database } from "@frontdesk/database/database";
import type { ServerGreeting } from "@frontdesk/platform/bench/process";
import { startChild } from "@frontdesk/server/bench/child";
import { basic } from "../../test/shop.ts";
import type { Rig } from "../rig.ts";
import type { ReceiverFigures } from "./receiver.ts";
import { countDeliveries, findOldest } from "./store.ts";

export interface Receiving {
  url(path: "takes" | "hangs" | "refuses"): string;
  heard(): Promise<ReceiverFigures>;
  stop(): Promise<void>;
}

export async function startReceiving(): Promise<Receiving> {
  const script = new URL("receiver.ts", import.meta.url);
  const { child, greeting } = await startChild<ServerGreeting>({ script, environment: {} });
  return {
    url: (path) => `http://127.0.0.1:${greeting.port}/${path}`,
    heard: () => child.ask<ReceiverFigures>({}),
    stop: () => child.stop(),
  };
}

export async function addWebhook(rig: Rig, merchantId: string, url: string): Promise<void> {
  const answer = await fetch(`http://127.0.0.1:${rig.port}/merchants/${merchantId}/webhooks`, {
    method: "POST",
    headers: { authorization: basic(rig.seeded.key), "content-type": "application/json" },
    body: JSON.stringify({ url, types: ["transaction.captured"] }),
  });
  if (answer.status !== 201) throw new Error(`a webhook was answered ${await answer.text()}`);
}

export function watchWaiting(db: Database) {
  const counts: number[] = [];
  let isOver = false;
  const watching = (async () => {
    while (!isOver) {
      counts.push(await countDeliveries(db));
      await wait(1_000);
    }
  })();
  return {
    counts,
    async stop() {
      isOver = true;
      await watching;
    },
  };
}

export async function untilQuiet(db: Database): Promise<void> {
  // Between outbox and delivery, an event is in neither table.
  for (let quiet = 0; quiet < 4; quiet += 1) {
    if ((await findOldest(db)).count + (await countDeliveries(db)) > 0) quiet = -1;
    await wait(50);
  }
}
