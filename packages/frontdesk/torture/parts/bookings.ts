import { makeEnvironment, type ProcessEnvironment } from "@frontdesk/payments/test/process";
import { chanceOf } from "@frontdesk/payments/torture/chance";
import { type Receiver, startReceiver } from "@frontdesk/payments/torture/receiver";
import { migrations } from "@frontdesk/scheduling/core/migrations";
import { judgeAccount } from "../bookings/judge.ts";
import { startBookings } from "../bookings/start.ts";
import { callBookings } from "../bookings/work.ts";
import { type BookingsWorld, setBookings } from "../bookings/world.ts";
import type { Call } from "../model/call.ts";
import type { Finding, Part, Trial } from "../part.ts";
import { besiege, heardOf } from "../siege/siege.ts";

const callers = 30;

const deaths = [
  ...Array.from({ length: 6 }, () => undefined),
  "after capacity_lock_slots",
  "before booking_insert",
  "after booking_insert",
  "committed booking_insert",
  "committed record_insert",
  "after payloads_claim",
];

export const bookings: Part = {
  name: "bookings",
  async run(trial) {
    const processEnvironment = await makeEnvironment(migrations);
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
  const first = await startBookings(environment);
  const world = await setBookings(first, receiver);
  await first.end();
  const { calls, faults } = await siege(world, environment, trial);
  receiver.calm();
  const last = await startBookings(environment);
  try {
    return [...faults, ...(await judgeAccount(last, { world, calls, receiver, log: trial.log }))];
  } finally {
    await last.end();
  }
}

async function siege(
  world: BookingsWorld,
  environment: ProcessEnvironment,
  { minutes, random, log }: Trial,
): Promise<{ calls: Call[]; faults: Finding[] }> {
  const calls: Call[] = [];
  let number = 0;
  const options = {
    databaseUrl: environment.environment.DATABASE_URL ?? "",
    seconds: minutes * 60,
    log,
    deaths,
    chance: random,
    start: (more: Record<string, string>) => startBookings(environment, more),
  };
  const faults = await besiege(options, async (stopped, { any }) => {
    const next = () => {
      number += 1;
      return number;
    };
    const work = { world, any, stopped, calls, bookingIds: [], next };
    const seeds = Array.from({ length: callers }, () => random.between(0, 2 ** 31));
    await Promise.all(seeds.map((seed) => callBookings(work, chanceOf(seed))));
  });
  log(heardOf(calls));
  return { calls, faults };
}
