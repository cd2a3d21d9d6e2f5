import type { Plan, Progress } from "@frontdesk/database/distributed/distribute";
import { type TablePlacement, wordsFor } from "@frontdesk/database/distributed/plan";

const whole = new Intl.NumberFormat("en");

export function linesOf(plan: Plan): string[] {
  const { steps } = plan;
  const tablePlacements = steps.filter(({ place }) => place.kind !== "local");
  const left = tablePlacements.filter(({ isDone }) => !isDone);
  const local = steps.filter(({ place }) => place.kind === "local");
  return [
    `Citus with ${counted(plan.workers, "worker")}`,
    ...plan.migrations.map((name) => `migration ${name}`),
    ...plan.functions.map((name) => `function ${name} on every node`),
    ...tablePlacements.map(
      (tablePlacement, at) => `${at + 1}/${tablePlacements.length} ${lineOf(tablePlacement)}`,
    ),
    ...local.map(lineOf),
    `${counted(left.length, "table")} to do: ${sumOf(left)}`,
  ];
}

export function tellBy(say: (line: string) => void): Progress {
  let left: TablePlacement[] = [];
  let done = 0;
  return {
    begins: (plan) => {
      left = plan.steps.filter(({ place, isDone }) => place.kind !== "local" && !isDone);
      for (const line of linesOf(plan)) say(line);
    },
    report: (tablePlacement) => {
      const begun = performance.now();
      say(`${done + 1} of ${left.length}: ${lineOf(tablePlacement)}`);
      return () => {
        done += 1;
        const seconds = ((performance.now() - begun) / 1000).toFixed(1);
        say(`  took ${seconds} s, ${sumOf(left.slice(done))} to go`);
      };
    },
  };
}

function lineOf(tablePlacement: TablePlacement): string {
  const { table, place, isDone } = tablePlacement;
  const why = place.kind === "distributed" ? "" : `, ${place.why}`;
  return `${table}: ${wordsFor(place)}${why} (${sumOf([tablePlacement])}${isDone ? ", done" : ""})`;
}

function sumOf(steps: readonly TablePlacement[]): string {
  const rows = steps.reduce((sum, tablePlacement) => sum + tablePlacement.rows, 0);
  const bytes = steps.reduce((sum, tablePlacement) => sum + tablePlacement.bytes, 0);
  return `about ${counted(rows, "row")}, ${sizeOf(bytes)}`;
}

function counted(number: number, what: string): string {
  return `${whole.format(number)} ${what}${number === 1 ? "" : "s"}`;
}

function sizeOf(bytes: number): string {
  const units = ["B", "kB", "MB", "GB", "TB"];
  const at = Math.min(Math.floor(Math.log10(Math.max(bytes, 1)) / 3), units.length - 1);
  return `${(bytes / 1000 ** at).toFixed(at === 0 ? 0 : 1)} ${units[at]}`;
}
