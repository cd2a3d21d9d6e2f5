/*
 * Three processes with wrong clocks that are killed again and again, and the events that must come
 * of it: see README.md. Prints its seed; ends with 1 where anything is wrong.
 */
import { setTimeout as wait } from "node:timers/promises";
import { parseArgs } from "node:util";
import { openDatabase } from "@frontdesk/database/database";
import { onPostgres } from "@frontdesk/database/testing";
import { type Ground, givenGround, startProcess } from "../test/process.ts";
import { givenPayment, givenShop, type Shop, send } from "../test/shop.ts";
import { type Chance, chanceOf } from "./chance.ts";
import { type Fleet, startFleet } from "./fleet.ts";
import { followUntil } from "./follow.ts";
import { type Receiver, startReceiver } from "./receiver.ts";
import { countWaiting, listEvents, listHappenings } from "./store.ts";
import { faultsIn } from "./verdict.ts";
import { type Heard, workUntil } from "./work.ts";

const { values } = parseArgs({
  options: {
    seconds: { type: "string", default: "60" },
    seed: { type: "string", default: String(Date.now() % 1_000_000) },
    callers: { type: "string", default: "8" },
  },
});
const print = (line: string) => process.stdout.write(`${line}\n`);
const transactions = 50;

if (!onPostgres)
  throw new Error("run it as: .ci/with-postgres npm run torture -w packages/payments");
print(`seed ${values.seed}, ${values.seconds} s`);
const chance = chanceOf(Number(values.seed));
const given = await givenGround();
const ground: Ground = {
  ...given,
  environment: { ...given.environment, WEBHOOKS_TO_PRIVATE: "yes", LOG_LEVEL: "fatal" },
};
const receiver = await startReceiver(chance);
try {
  process.exitCode = (await torture(ground, receiver, chance)) ? 0 : 1;
} finally {
  receiver.close();
  await ground.remove();
}

interface Scene extends Shop {
  transactionIds: string[];
}

/** A merchant with a webhook and payments to work on. */
async function setScene(ground: Ground, receiver: Receiver): Promise<Scene> {
  const first = await startProcess(ground);
  const shop = await givenShop(first);
  const made = await send<{ webhook: { secret: string } }>(
    first,
    `POST /merchants/${shop.merchant.id}/webhooks`,
    { key: shop.key, body: { url: receiver.url, types: ["*"] } },
  );
  if (made.status !== 201) throw new Error(`no webhook: ${made.status} ${made.text}`);
  receiver.use(made.body.webhook.secret);
  const transactionIds: string[] = [];
  for (let count = 0; count < transactions; count += 1) {
    transactionIds.push(await givenPayment(first, shop.merchant, { amount: 50_000 }));
  }
  await first.end();
  return { ...shop, transactionIds };
}

async function torture(ground: Ground, receiver: Receiver, chance: Chance): Promise<boolean> {
  const scene = await setScene(ground, receiver);
  const { key, merchant, transactionIds } = scene;
  const fleet = startFleet(ground, chance);
  const heard: Heard = new Map();
  const working = new AbortController();
  const callers = Array.from({ length: Number(values.callers) }, () =>
    workUntil(working.signal, { fleet, key, transactionIds, chance }, heard),
  );
  const watched = new AbortController();
  let calm: Fleet | undefined;
  // Asks whoever is there: those that are killed, and in the end those that are not.
  const anyone: Pick<Fleet, "any"> = { any: () => (calm ?? fleet).any() };
  const following = followUntil(watched.signal, {
    fleet: anyone as Fleet,
    key,
    merchantId: merchant.id,
  });
  await wait(Number(values.seconds) * 1_000);
  working.abort();
  await Promise.all(callers);
  await fleet.end();
  const last = await startProcess(ground);
  calm = { any: () => last, died: new Map(), end: async () => {} };
  const { db, close } = await openDatabase({ url: ground.environment.DATABASE_URL });
  for (let turn = 0; (await countWaiting(db, merchant.id)) > 0 && turn < 1200; turn += 1) {
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
    ...(waiting > 0 ? [`${waiting} marks, instructions or deliveries still wait`] : []),
  ];
  const sorted = (counts: Map<string, number>) =>
    [...counts].sort().map(([name, count]) => `  ${String(count).padStart(6)}  ${name}`);
  print(["answers", ...sorted(heard), "deaths", ...sorted(fleet.died)].join("\n"));
  print(
    `${evidence.happenings.length} changes, ${evidence.events.length} events; the receiver was ` +
      `called ${receiver.counts.came} times, and refused ${receiver.counts.refused} of them`,
  );
  print(faults.length === 0 ? "all is well" : faults.join("\n"));
  return faults.length === 0;
}
