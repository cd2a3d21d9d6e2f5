import { breakDatabase, type DatabaseName } from "@frontdesk/platform/bench/databases";
import { comparison, type Figure, rate } from "@frontdesk/platform/bench/figures";
import { growthFigures } from "@frontdesk/platform/bench/growth";
import { openOpponents, opponentRates, withOpponents } from "@frontdesk/platform/bench/pgbench";
import { startFloor, startRig } from "@frontdesk/platform/bench/rig";
import type { TableSize } from "@frontdesk/platform/bench/store";
import { runChild } from "@frontdesk/server/bench/child";
import { type Result, race } from "@frontdesk/server/bench/race";
import type { FloorOrder } from "./floor.ts";
import { measureHolds } from "./holds.ts";
import type { Plan } from "./plan.ts";
import { bench, fillAgenda, part, requested, stated } from "./rig.ts";
import { rowFigures } from "./rows.ts";
import { measureSlots } from "./slots.ts";

export async function measureGoals(plan: Plan): Promise<Figure[]> {
  const figures = await measureSlots();
  for (const name of plan.databases) {
    figures.push(...(await raceOn(name, plan)));
    figures.push(...(await measureBytes(name)));
  }
  if (plan.databases.includes("postgres")) {
    figures.push(...(await measureHolds(plan)));
    const rows = plan.rows ?? 1_000_000;
    figures.push(...(await rowFigures("postgres", { ...plan, callers: [32], rows })));
  }
  return figures;
}

const seeding = { resources: 200, bookings: 20_000, days: 365 };

async function raceOn(database: DatabaseName, plan: Plan): Promise<Figure[]> {
  const filled = await fillAgenda(database, seeding);
  const seeded = { ...filled.seeded, resources: part(filled.seeded, "second") };
  const { connections } = plan;
  const floor = await startFloor<FloorOrder>(filled, { connections, seeded });
  const rig = await startRig(filled);
  const opponents = await openOpponents();
  const own = part(rig.seeded, "first");
  const results = await race(
    withOpponents(database === "postgres" ? opponents : { ...opponents, contestants: {} }, {
      create: requested(rig, "create", own),
      clash: requested(rig, "clash", own),
      list: requested(rig, "list-week", own),
      statements: stated(floor, "create"),
    }),
    { rounds: plan.rounds, span: { callers: 32, ms: plan.sliceMs } },
  );
  await opponents.close();
  await floor.close();
  await rig.close();
  return figuresOf(results, database);
}

type RaceResults = Record<"create" | "clash" | "list" | "statements", Result> &
  Partial<Record<"tpcb-like" | "simple-update", Result>>;

function figuresOf(raced: RaceResults, database: DatabaseName): Figure[] {
  const { create, clash, list, statements } = raced;
  const bank = raced["tpcb-like"];
  const compare = (name: string, result: Result, least: number) =>
    bank === undefined
      ? []
      : [
          comparison([result, bank], {
            name: `${name} ÷ pgbench tpcb-like`,
            database,
            goal: { least },
          }),
        ];
  return [
    ...compare("bookings", create, 0.7),
    ...compare("clashes refused", clash, 0.8),
    comparison([create, statements], {
      name: "bookings ÷ their bare statements",
      database,
      goal: { least: 0.6 },
    }),
    ...opponentRates(raced),
    rate(create, { name: "create", database }),
    rate(clash, { name: "clash", database }),
    rate(list, { name: "list of a week with a thousand", database }),
    rate(statements, { name: "bare statements of create", database }),
  ];
}

async function measureBytes(name: DatabaseName): Promise<Figure[]> {
  const benchDatabase = await breakDatabase(bench, name);
  const grown = await runChild<TableSize[]>({
    script: new URL("growth.ts", import.meta.url),
    environment: benchDatabase.environment,
  });
  await benchDatabase.remove();
  return growthFigures(grown, { name: "a booking", database: name, most: 860 });
}
