import { fileURLToPath } from "node:url";
import {
  makeEnvironment,
  type ProcessEnvironment,
  startProcess,
} from "@frontdesk/payments/test/process";
import { chanceOf } from "@frontdesk/payments/torture/chance";
import { type Receiver, startReceiver } from "@frontdesk/payments/torture/receiver";
import type { Call } from "../model/call.ts";
import type { Finding, Part, Trial } from "../part.ts";
import { judgeMerchant } from "../payments/judge.ts";
import { callPayments } from "../payments/work.ts";
import { firstCall, type PaymentsWorld, setPayments } from "../payments/world.ts";
import { besiege, heardOf } from "../siege/siege.ts";

const script = fileURLToPath(new URL("../payments/process.ts", import.meta.url));
const callers = 30;

const deaths = [
  ...Array.from({ length: 10 }, () => undefined),
  "after simulator_take",
  "before authorization_settle",
  "after authorization_settle",
  // Stored without its answer, or the caller heard nothing.
  "after transaction_capture",
  "before idempotency_insert",
  "committed idempotency_insert",
  "committed idempotency_answer",
  "after instructions_claim",
  // The database does not know that the acquirer received it.
  "before instructions_remove",
  "before authorizations_mark_reversed",
  "after news_list",
  "committed events_tell",
];

export const payments: Part = {
  name: "payments",
  async run(trial) {
    const processEnvironment = await makeEnvironment();
    const environment: ProcessEnvironment = {
      ...processEnvironment,
      environment: {
        ...processEnvironment.environment,
        WEBHOOKS_TO_PRIVATE: "yes",
        LOG_LEVEL: "fatal",
      },
    };
    const receiver = await startReceiver(trial.random);
    try {
      return await torture(environment, receiver, trial);
    } finally {
      receiver.close();
      await environment.remove();
    }
  },
};

async function torture(
  environment: ProcessEnvironment,
  receiver: Receiver,
  trial: Trial,
): Promise<Finding[]> {
  const first = await startProcess(environment);
  const world = await setPayments(first, receiver);
  await first.end();
  const { calls, faults } = await siege(world, environment, trial);
  receiver.calm();
  const last = await startProcess(environment);
  const databaseUrl = databaseOf(environment);
  try {
    const matches = await judgeMerchant(last, {
      world,
      calls,
      receiver,
      databaseUrl,
      log: trial.log,
    });
    return [...faults, ...matches];
  } finally {
    await last.end();
  }
}

const databaseOf = ({ environment }: ProcessEnvironment) => environment.DATABASE_URL ?? "";

async function siege(
  world: PaymentsWorld,
  environment: ProcessEnvironment,
  { minutes, random, log }: Trial,
): Promise<{ calls: Call[]; faults: Finding[] }> {
  const calls: Call[] = [firstCall(world)];
  const transactionIds = [world.firstId];
  let number = 0;
  const options = {
    databaseUrl: databaseOf(environment),
    seconds: minutes * 60,
    log,
    deaths,
    chance: random,
    start: (more: Record<string, string>) =>
      startProcess(
        { ...environment, environment: { ...environment.environment, ...more } },
        script,
      ),
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
