/* Both sides of a race alternate. */

import { breakDatabase, type DatabaseName } from "@frontdesk/platform/bench/databases";
import { comparison, type Figure, type Goal, rate } from "@frontdesk/platform/bench/figures";
import { growthFigures } from "@frontdesk/platform/bench/growth";
import { openOpponents, opponentRates, withOpponents } from "@frontdesk/platform/bench/pgbench";
import { startFloor, startRig } from "@frontdesk/platform/bench/rig";
import type { TableSize } from "@frontdesk/platform/bench/store";
import { runChild } from "@frontdesk/server/bench/child";
import { alone, type Result, race } from "@frontdesk/server/bench/race";
import { rowFigures } from "./crowds.ts";
import type { FloorOrder } from "./floor.ts";
import { measureHostile } from "./hostile.ts";
import type { Plan } from "./plan.ts";
import { bench, fillStocks, requested, seedingOf, stated } from "./rig.ts";

export async function measureGoals(plan: Plan): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const name of plan.databases) {
    figures.push(...(await (name === "postgres" ? raceOnPostgres : raceEmbedded)(plan)));
    figures.push(...(await measureBytes(name)));
  }
  if (plan.databases.includes("postgres")) {
    const rows = plan.rows ?? 1_000_000;
    figures.push(...(await rowFigures("postgres", { ...plan, callers: [32], rows })));
  }
  return figures;
}

async function openRace(name: DatabaseName, plan: Plan) {
  const filled = await fillStocks(name, { ...seedingOf(name, plan), plain: true });
  const { appId: callerId, stocks } = filled.seeded;
  const floor = await startFloor<FloorOrder>(filled, {
    connections: plan.connections,
    callerId,
    stocks,
  });
  const rig = await startRig(filled);
  const close = async () => {
    await floor.close();
    await rig.close();
  };
  return { rig, floor, close };
}

async function raceOnPostgres(plan: Plan): Promise<Figure[]> {
  const database = "postgres";
  const { rig, floor, close } = await openRace("postgres", plan);
  const opponents = await openOpponents();
  const results = await race(
    withOpponents(opponents, {
      authorize: requested(rig, "authorize", "fresh"),
      capture: requested(rig, "capture", "fresh"),
      refund: requested(rig, "refund", "captured"),
      get: requested(rig, "get", "fresh"),
      list: requested(rig, "list", "fresh"),
      empty: requested(rig, "empty", "fresh"),
      statement: stated(floor, "capture", "floorFresh"),
      plain: stated(floor, "plain", "floorFresh"),
    }),
    { rounds: plan.rounds, span: { callers: 32, ms: plan.sliceMs } },
  );
  await opponents.close();
  const hostile = await measureHostile(rig, plan);
  await close();
  return [...figuresOf(results), ...hostile.map((figure) => ({ ...figure, database }) as const)];
}

type Names = "authorize" | "capture" | "refund" | "get" | "list" | "empty" | "statement" | "plain";
type RaceResults = Record<Names, Result> & Partial<Record<"tpcb-like" | "simple-update", Result>>;

function figuresOf(raced: RaceResults): Figure[] {
  const { authorize, capture, refund, get, list, empty, statement, plain } = raced;
  const database = "postgres";
  const compare = (name: string, results: readonly [Result, Result], goal?: Goal) =>
    comparison(results, { name, database, ...(goal !== undefined && { goal }) });
  const bank = raced["tpcb-like"];
  return [
    ...(bank === undefined
      ? []
      : [
          compare("captures ÷ pgbench tpcb-like", [capture, bank], { least: 1.2 }),
          compare(
            "whole cycles ÷ pgbench tpcb-like",
            [cycleOf([authorize, capture, refund]), bank],
            {
              least: 0.5,
            },
          ),
        ]),
    compare("gets ÷ the empty route", [get, empty], { least: 0.45 }),
    compare("lists of 50 ÷ the empty route", [list, empty], { least: 0.15 }),
    compare("captures ÷ their bare statement", [capture, statement]),
    compare("captures ÷ a plain competitor's statements", [capture, plain]),
    ...opponentRates(raced),
    ...Object.entries({ authorize, capture, refund, get, list, empty }).map(([name, result]) =>
      rate(result, { name, database }),
    ),
    rate(statement, { name: "capture's bare statement", database }),
    rate(plain, { name: "a plain competitor's capture, bare", database }),
  ];
}

function cycleOf(parts: readonly Result[]): Result {
  const combined = (rates: number[]) => 1 / rates.reduce((sum, rate) => sum + 1 / rate, 0);
  const [first] = parts;
  return {
    ...first!,
    rates: first!.rates.map((_, round) => combined(parts.map(({ rates }) => rates[round]!))),
    perSecond: combined(parts.map(({ perSecond }) => perSecond)),
  };
}

/** One and a half times the 1.9 measured on 2026-11-22. */
const bareOfPlain = 2.85;

async function raceEmbedded(plan: Plan): Promise<Figure[]> {
  const database = "embedded";
  const { rig, floor, close } = await openRace(database, plan);
  const capture = requested(rig, "capture", "fresh");
  const statement = stated(floor, "capture", "fresh");
  const results = await race(
    {
      one: alone(capture),
      bareOne: alone(statement),
      many: capture,
      bareMany: statement,
      plain: stated(floor, "plain", "fresh"),
    },
    { rounds: plan.rounds, span: { callers: 32, ms: plan.sliceMs } },
  );
  const hostile = await measureHostile(rig, plan);
  await close();
  const { one, bareOne, many, bareMany, plain } = results;
  const least = { least: 0.85 };
  return [
    comparison([one, bareOne], {
      name: "captures ÷ their bare statement, 1 caller",
      database,
      goal: least,
    }),
    comparison([many, bareMany], {
      name: "captures ÷ their bare statement, 32 callers",
      database,
      goal: least,
    }),
    comparison([bareMany, plain], {
      name: "capture's bare statement ÷ a plain competitor's",
      database,
      goal: { least: bareOfPlain },
    }),
    rate(many, { name: "capture", database }),
    rate(bareMany, { name: "capture's bare statement", database }),
    rate(plain, { name: "a plain competitor's capture, bare", database }),
    ...hostile.map((figure) => ({ ...figure, database }) as const),
  ];
}

async function measureBytes(name: DatabaseName): Promise<Figure[]> {
  const benchDatabase = await breakDatabase(bench, name);
  const grown = await runChild<TableSize[]>({
    script: new URL("growth.ts", import.meta.url),
    environment: benchDatabase.environment,
  });
  await benchDatabase.remove();
  const kept = grown.filter(({ table }) => table !== "events");
  return growthFigures(kept, { name: "a captured transaction", database: name, most: 785 });
}
