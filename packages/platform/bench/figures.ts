import { onPostgres } from "@frontdesk/database/testing";
import type { Result } from "@frontdesk/server/bench/race";
import { ratioOf } from "@frontdesk/server/bench/race";
import { type Row, tableOf } from "@frontdesk/server/bench/table";
import type { DatabaseName } from "./databases.ts";

export interface Figure {
  name: string;
  database?: DatabaseName;
  value: number;
  lowest?: number;
  highest?: number;
  /** Suffix: `×`, `/s`, `MB`. */
  unit: string;
  goal?: Goal;
}

export type Goal = { least: number } | { most: number };

export function isMet({ value, goal }: Pick<Figure, "value" | "goal">): boolean | undefined {
  if (goal === undefined) return undefined;
  return "least" in goal ? value >= goal.least : value <= goal.most;
}

export function comparison(
  [one, other]: readonly [Result, Result],
  labels: Pick<Figure, "name" | "database" | "goal">,
): Figure {
  const { median, lowest, highest } = ratioOf(one, other);
  return { ...labels, value: median, lowest, highest, unit: "×" };
}

export function rate(
  { rates, perSecond }: Result,
  labels: Pick<Figure, "name" | "database">,
): Figure {
  const [lowest, highest] = [Math.min(...rates), Math.max(...rates)];
  return { ...labels, value: perSecond, lowest, highest, unit: "/s" };
}

export type BenchFigure = Figure & { bench?: string };

const head: Row = ["bench", "figure", "database", "measured", "goal", ""];

export function tableOfFigures(figures: readonly BenchFigure[]): string {
  return tableOf(head, figures.map(rowOf));
}

function rowOf(figure: BenchFigure): Row {
  const { bench = "", name, database = "", value, lowest, highest, unit, goal } = figure;
  const deviation =
    lowest === undefined || highest === undefined ? "" : ` (${short(lowest)}–${short(highest)})`;
  return [
    bench,
    name,
    database,
    `${short(value)} ${unit}${deviation}`,
    label(goal),
    verdict(figure),
  ];
}

function label(goal: Goal | undefined): string {
  if (goal === undefined) return "";
  return "least" in goal ? `at least ${short(goal.least)}` : `at most ${short(goal.most)}`;
}

function verdict(figure: Figure): string {
  const met = isMet(figure);
  if (met === undefined) return "";
  return met ? "met" : "MISSED";
}

function short(value: number): string {
  return value < 10 ? value.toFixed(2) : value.toFixed(0);
}

export interface Printing {
  bench: string;
  json: boolean;
}

export function printFigures(
  benchFigures: readonly BenchFigure[],
  { bench, json }: Printing,
): never {
  const figures = benchFigures.map((figure) => ({ bench, ...figure }));
  if (json) {
    const judged = figures.map((figure) => ({ ...figure, isMet: isMet(figure) }));
    console.log(JSON.stringify({ figures: judged }, null, 2));
  } else {
    const goals = figures.map(isMet).filter((met) => met !== undefined);
    const missed = goals.filter((met) => !met).length;
    console.log(`${tableOfFigures(figures)}\n`);
    console.log(`${goals.length} goals: ${goals.length - missed} met, ${missed} missed.`);
    if (!onPostgres) {
      console.log("PostgreSQL was not measured. For both databases, run it by .ci/with-postgres.");
    }
  }
  process.exit(figures.some((figure) => isMet(figure) === false) ? 1 : 0);
}
