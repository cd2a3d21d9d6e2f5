import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { openDatabase } from "@frontdesk/database/database";
import { type Ground, givenGround, startProcess } from "@frontdesk/payments/test/process";
import { chanceOf } from "@frontdesk/payments/torture/chance";
import { type Receiver, startReceiver } from "@frontdesk/payments/torture/receiver";
import { operatorKey } from "@frontdesk/platform/test/harness";
import type { Call } from "../model/call.ts";
import { judgePayments } from "../model/payments.ts";
import type { Finding, Part, Trial } from "../part.ts";
import { readPayments } from "../payments/evidence.ts";
import { countUndone, findBalance, listAuthorizations, listMovements } from "../payments/store.ts";
import { callPayments } from "../payments/work.ts";
import { cardBalance, type PaymentsWorld, price, setPayments } from "../payments/world.ts";
import { besiege, heardOf } from "../siege/siege.ts";

const script = fileURLToPath(new URL("../payments/process.ts", import.meta.url));
const callers = 30;

/** Where a process of payments dies: half of the time at random. */
const deaths = [
  ...Array.from({ length: 10 }, () => undefined),
  // The issuer reserved it, and nothing of that is written down.
  "after simulator_take",
  "before authorization_settle",
  "after authorization_settle",
  // The effect is there and its answer is not kept, or both are and nobody heard.
  "after transaction_capture",
  "before idempotency_insert",
  "committed idempotency_insert",
  "committed idempotency_answer",
  "after instructions_claim",
  // The acquirer was told and that is not noted.
  "before instructions_remove",
  "before authorizations_mark_reversed",
  "after news_list",
  "committed events_tell",
];

/** Payments by three processes that have nothing to hold on to. */
export const payments: Part = {
  name: "payments",
  async run(trial) {
    const given = await givenGround();
    const ground: Ground = {
      ...given,
      environment: { ...given.environment, WEBHOOKS_TO_PRIVATE: "yes", LOG_LEVEL: "fatal" },
    };
    const receiver = await startReceiver(trial.random);
    try {
      return await torture(ground, receiver, trial);
    } finally {
      receiver.close();
      await ground.remove();
    }
  },
};

async function torture(ground: Ground, receiver: Receiver, trial: Trial): Promise<Finding[]> {
  const { environment } = ground;
  const databaseUrl = environment.DATABASE_URL ?? "";
  const first = await startProcess(ground);
  const world = await setPayments(first, receiver);
  await first.end();
  const { calls, faults } = await siege(world, ground, trial);
  receiver.calm();
  const last = await startProcess(ground);
  const { db, close } = await openDatabase({ url: databaseUrl });
  try {
    const undone = await settled(() => countUndone(db));
    const shown = await readPayments(last, world);
    trial.log(`${shown.transactions.length} payments, ${shown.lines.length} lines`);
    const evidence = {
      ...shown,
      calls,
      price,
      authorizations: await listAuthorizations(db),
      issuer: {
        before: cardBalance,
        movements: await listMovements(db),
        after: await findBalance(db),
      },
      received: new Set(receiver.taken.map(({ id }) => id)),
    };
    const reconciled = await last.send("POST /payments/operator/reconciliations", {
      key: operatorKey,
    });
    return [
      ...faults,
      ...receiver.faults.slice(0, 10),
      ...(undone === undefined ? [] : [`still undone: ${JSON.stringify(undone)}`]),
      ...judgePayments(evidence),
      ...(/"findings":\[\]/.test(reconciled.text) ? [] : [`reconcile: ${reconciled.text}`]),
    ];
  } finally {
    await close();
    await last.end();
  }
}

async function siege(
  world: PaymentsWorld,
  ground: Ground,
  { minutes, random, log }: Trial,
): Promise<{ calls: Call[]; faults: Finding[] }> {
  const first = { kind: "payment", subject: world.merchant.id, mark: String(world.firstAmount) };
  const calls: Call[] = [{ ...first, heard: [{ status: 201 }] }];
  const transactionIds = [world.firstId];
  let number = 0;
  const options = {
    databaseUrl: ground.environment.DATABASE_URL ?? "",
    seconds: minutes * 60,
    ...{ log, deaths, chance: random },
    start: (more: Record<string, string>) =>
      startProcess({ ...ground, environment: { ...ground.environment, ...more } }, script),
  };
  const faults = await besiege(options, async (stopped, { any }) => {
    const next = () => {
      number += 1;
      return number;
    };
    const work = { world, any, stopped, calls, transactionIds, next };
    const seeds = Array.from({ length: callers }, () => random.between(0, 2 ** 31));
    await Promise.all(seeds.map((seed) => callPayments(work, chanceOf(seed))));
  });
  log(heardOf(calls));
  return { calls, faults };
}

/** Waits until nothing is undone any more; gives what still is after five minutes. */
async function settled(
  count: () => Promise<Record<string, number>>,
): Promise<Record<string, number> | undefined> {
  for (let turn = 0; turn < 600; turn += 1) {
    const undone = await count();
    if (Object.values(undone).every((left) => left === 0)) return undefined;
    await wait(500);
  }
  return await count();
}
