/* Cost of free slots against naive slots; and the same with a read from the database. */
import { freshDatabase, onPostgres } from "@frontdesk/database/testing";
import type { Figure, Goal } from "@frontdesk/platform/bench/figures";
import { showDays } from "../src/calendar/slots/show.ts";
import { datesAround, findSlots, type SlotQuestion } from "../src/calendar/slots/slots.ts";
import { migrations } from "../src/core/migrations.ts";
import { readSpans } from "../src/inventory/capacity/spans.store.ts";
import { findNaively } from "./naive.ts";
import { accountId, fillWeek } from "./week.store.ts";
import { questionOf, type Size } from "./week.ts";

const sizes: Size[] = [
  { days: 30, resources: 20 },
  { days: 30, resources: 1 },
];

const database = onPostgres ? "postgres" : "embedded";
const view = { from: "2027-01-01", to: "2028-01-01", timezone: "America/New_York" };
const answer = (question: SlotQuestion) => JSON.stringify(showDays(findSlots(question), view));

export async function measureSlots(): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const size of sizes) {
    const question = questionOf(size);
    if (findSlots(question).length !== findNaively(question).length) {
      throw new Error("the naive way finds others");
    }
    const name = `slots of ${size.days} days × ${size.resources}`;
    const ours = figureOf(await timesOf(() => answer(question), 400));
    // Measures one after the other, because the garbage of one would slow the next.
    const naive = figureOf(await timesOf(() => findNaively(question), 40));
    figures.push(
      { ...ours, name },
      compared(`${name}, the naive way ÷ it`, [naive, ours], { least: 10 }),
    );
    const { all, bare } = await measureRead(question);
    const read = `${name}, read and calculated`;
    figures.push({ ...all, name: read, database });
    figures.push({ ...compared(`${read} ÷ read`, [all, bare], { most: 3 }), database });
  }
  return figures;
}

async function measureRead(question: SlotQuestion) {
  const opened = await freshDatabase(migrations);
  await fillWeek(opened.db, question.resources);
  const resourceIds = [...question.resources.keys()];
  const query = { accountId, resourceIds, ...datesAround(question.range) };
  const read = async () => await readSpans(opened.db, query);
  const ask = async () => answer({ ...question, resources: await read() });
  if ((await ask()) !== answer(question)) throw new Error("what is read makes other slots");
  const measured = {
    all: figureOf(await timesOf(ask, 200)),
    bare: figureOf(await timesOf(read, 200)),
  };
  await opened.close();
  return measured;
}

/** Milliseconds per round, sorted. */
async function timesOf(run: () => unknown, rounds: number): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const start = performance.now();
    await run();
    times.push(performance.now() - start);
  }
  return times.sort((one, other) => one - other);
}

type MeasuredFigure = Omit<Figure, "name">;

function figureOf(sorted: readonly number[]): MeasuredFigure {
  const at = (part: number): number => sorted[Math.floor(sorted.length * part)]!;
  return { value: at(0.5), lowest: at(0), highest: at(0.95), unit: "ms" };
}

function compared(
  name: string,
  [one, other]: [MeasuredFigure, MeasuredFigure],
  goal: Goal,
): Figure {
  return { name, value: one.value / other.value, unit: "×", goal };
}
