/* Kills three processes with wrong clocks again and again. */
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { openDatabase } from "@frontdesk/database/database";
import {
  makeEnvironment,
  type PaymentsProcess,
  type ProcessEnvironment,
  startProcess,
} from "../test/process.ts";
import { makePayment, makeShop, type Shop, send } from "../test/shop.ts";
import type { Chance } from "./chance.ts";
import { deaths } from "./deaths.ts";
import { startFleet } from "./fleet.ts";
import { followUntil } from "./follow.ts";
import { type Receiver, startReceiver } from "./receiver.ts";
import { countWaiting, listEvents, listHappenings } from "./store.ts";
import { faultsIn } from "./verdict.ts";
import { type HeardEvents, workUntil } from "./work.ts";

const transactions = 50;

export interface EventsTrial {
  seconds: number;
  callers: number;
  chance: Chance;
  log: (line: string) => void;
}

export async function tortureEvents(trial: EventsTrial): Promise<string[]> {
  const environment = await makeEnvironment();
  const site: ProcessEnvironment = {
    ...environment,
    environment: { ...environment.environment, WEBHOOKS_TO_PRIVATE: "yes", LOG_LEVEL: "fatal" },
  };
  const receiver = await startReceiver(trial.chance);
  try {
    return await torture(site, receiver, trial);
  } finally {
    receiver.close();
    await site.remove();
  }
}

const script = fileURLToPath(new URL("process.ts", import.meta.url));

function startWrong(
  site: ProcessEnvironment,
  more: Record<string, string>,
): Promise<PaymentsProcess> {
  return startProcess({ ...site, environment: { ...site.environment, ...more } }, script);
}

interface Scene extends Shop {
  transactionIds: string[];
}

async function setScene(site: ProcessEnvironment, receiver: Receiver): Promise<Scene> {
  const first = await startProcess(site);
  const shop = await makeShop(first);
  const response = await send<{ webhook: { secret: string } }>(
    first,
    `POST /merchants/${shop.merchant.id}/webhooks`,
    { key: shop.key, body: { url: receiver.url, types: ["*"] } },
  );
  if (response.status !== 201) throw new Error(`no webhook: ${response.status} ${response.text}`);
  receiver.use(response.body.webhook.secret);
  const transactionIds: string[] = [];
  for (let count = 0; count < transactions; count += 1) {
    transactionIds.push(await makePayment(first, shop.merchant, { amount: 50_000 }));
  }
  await first.end();
  return { ...shop, transactionIds };
}

async function torture(
  site: ProcessEnvironment,
  receiver: Receiver,
  { seconds, callers: count, chance, log }: EventsTrial,
): Promise<string[]> {
  const scene = await setScene(site, receiver);
  const { key, merchant, transactionIds } = scene;
  const fleet = startFleet({ start: (more) => startWrong(site, more), deaths, chance });
  const heard: HeardEvents = new Map();
  const working = new AbortController();
  const callers = Array.from({ length: count }, () =>
    workUntil(working.signal, { fleet, key, transactionIds, chance }, heard),
  );
  const watched = new AbortController();
  let calm: PaymentsProcess | undefined;
  const following = followUntil(watched.signal, {
    fleet: { any: () => calm ?? fleet.any() },
    key,
    merchantId: merchant.id,
  });
  await wait(seconds * 1_000);
  working.abort();
  await Promise.all(callers);
  await fleet.end();
  receiver.calm();
  const last = await startProcess(site);
  calm = last;
  const { db, close } = await openDatabase({ url: site.environment.DATABASE_URL });
  for (let round = 0; (await countWaiting(db, merchant.id)) > 0 && round < 1200; round += 1) {
    await wait(200);
  }
  watched.abort();
  const followed = await following;
  const evidence = {
    happenings: await listHappenings(db, merchant.id),
    events: await listEvents(db, merchant.id),
    followed,
    taken: receiver.taken,
  };
  const waiting = await countWaiting(db, merchant.id);
  await close();
  await last.end();
  const faults = [
    ...faultsIn(evidence),
    ...receiver.faults.slice(0, 10),
    ...fleet.faults,
    ...(waiting > 0 ? [`${waiting} marks, instructions or deliveries still wait`] : []),
  ];
  const sorted = (counts: Map<string, number>) =>
    [...counts].sort().map(([name, count]) => `  ${String(count).padStart(6)}  ${name}`);
  log(["answers", ...sorted(heard), "deaths", ...sorted(fleet.died)].join("\n"));
  log(
    `${evidence.happenings.length} changes, ${evidence.events.length} events; the receiver was ` +
      `called ${receiver.counts.came} times, and refused ${receiver.counts.refused} of them`,
  );
  return faults;
}
