/* Cost of customers' bookings: hold and confirmation against the same steps on connections, a
   refused hold, and a hundred customers for one time. */
import { openDatabase } from "@frontdesk/database/database";
import { comparison, type Figure, rate } from "@frontdesk/platform/bench/figures";
import { type Rig, startRig } from "@frontdesk/platform/bench/rig";
import { type Caller, openCaller } from "@frontdesk/server/bench/load";
import { race } from "@frontdesk/server/bench/race";
import { runSlice } from "@frontdesk/server/bench/slice";
import { confirmer } from "./hold-steps.ts";
import type { Plan } from "./plan.ts";
import { fillAgenda } from "./rig.ts";
import type { SeededAccount } from "./seed.ts";
import { openServices, type Times, timesFrom, writerFor } from "./times.ts";

const callers = 16;
const crowd = 100;
const seeding = { resources: 100, bookings: 1_000, days: 365 };
/** Holds made in advance, because a confirmation within two seconds is refused. */
const heldAhead = 1_200;
const typingMs = 2_100;

export async function measureHolds(plan: Plan): Promise<Figure[]> {
  const database = "postgres" as const;
  const rig = await startRig(await fillAgenda(database, seeding));
  const opened = await openDatabase({
    url: rig.ground.environment.DATABASE_URL,
    connections: callers,
    folder: "",
  });
  try {
    const serviceIds = await openServices(rig);
    const [ours, theirs] = [timesFrom(serviceIds, 0), timesFrom(serviceIds, 100)];
    const confirm = await confirming(rig, ours);
    const bare = confirmer(opened.db, { ...rig.seeded, next: theirs });
    const taken = timesFrom(serviceIds, 0)();
    const reject = callersOf(rig);
    const span = { callers, ms: plan.sliceMs };
    const results = await race(
      {
        confirmed: confirm,
        statements: { run: (span) => runSlice(span, bare) },
        refused: {
          run: async (span) => {
            const open = await reject(span.callers);
            const write = writerFor(rig.seeded);
            return await runSlice(span, async (caller) => {
              await open[caller]!.ask(write.hold(taken), "4");
            });
          },
        },
      },
      { rounds: plan.rounds, span },
    );
    const { confirmed, statements } = results;
    const least = (goal: number) => ({ goal: { least: goal } });
    return [
      comparison([confirmed, statements], {
        name: "hold and confirm ÷ its bare steps",
        database,
        ...least(0.6),
      }),
      { ...rate(confirmed, { name: "hold and confirm", database }), ...least(250) },
      { ...rate(results.refused, { name: "hold of what is taken", database }), ...least(1_000) },
      { ...(await crowdAtOne(rig, timesFrom(serviceIds, 200))), database },
    ];
  } finally {
    await opened.close();
    await rig.close();
  }
}

function callersOf({ port }: Rig<SeededAccount>): (count: number) => Promise<Caller[]> {
  const open: Caller[] = [];
  return async (count) => {
    while (open.length < count) open.push(await openCaller(port));
    return open;
  };
}

interface HeldSlotToken {
  token: string;
  at: number;
}

/** Each call holds a time and confirms an earlier hold. */
async function confirming(rig: Rig<SeededAccount>, next: Times) {
  const write = writerFor(rig.seeded);
  const callersFor = callersOf(rig);
  const held: HeldSlotToken[] = [];
  const hold = async (caller: Caller) => {
    const head = await caller.ask(write.hold(next()));
    const [, token] = /location: \S+\/appointments\/(\S+)/i.exec(head.toString("latin1")) ?? [];
    if (token === undefined) throw new Error("a hold did not tell its token");
    held.push({ token, at: performance.now() });
  };
  const first = await callersFor(callers);
  const each = heldAhead / callers;
  await Promise.all(
    first.map(async (caller) => {
      for (let count = 0; count < each; count += 1) await hold(caller);
    }),
  );
  const confirm = async (caller: Caller) => {
    await hold(caller);
    const { token, at } = held.shift()!;
    const leftMs = at + typingMs - performance.now();
    if (leftMs > 0) await new Promise((resolve) => setTimeout(resolve, leftMs));
    await caller.ask(write.details(token));
  };
  return {
    run: async (span: { callers: number; ms: number }) => {
      const open = await callersFor(span.callers);
      return await runSlice(span, (caller) => confirm(open[caller]!));
    },
  };
}

const crowdRounds = 20;

async function crowdAtOne(rig: Rig<SeededAccount>, next: Times): Promise<Figure> {
  const write = writerFor(rig.seeded);
  const open = await callersOf(rig)(crowd);
  const times: number[] = [];
  for (let round = 0; round < crowdRounds; round += 1) {
    const request = write.hold(next());
    const winners = await Promise.all(
      open.map(async (caller) => {
        const begun = performance.now();
        const isRejected = await caller.ask(request, "4").then(
          () => true,
          () => false,
        );
        times.push(performance.now() - begun);
        return isRejected ? 0 : 1;
      }),
    );
    const count = winners.reduce<number>((sum, one) => sum + one, 0);
    if (count !== 1) throw new Error(`${count} of a crowd have one time`);
  }
  times.sort((one, other) => one - other);
  const at = (part: number) => times[Math.floor(times.length * part)]!;
  const value = at(0.99);
  const deviation = { lowest: at(0), highest: times.at(-1)! };
  const name = `p99 of ${crowd} who want one time at once`;
  return { name, value, ...deviation, unit: "ms", goal: { most: 1_000 } };
}
