/* Candidates alternate in short slices: disturbances of the machine meet all alike. Comparisons
   stay within a round. */
import { deepStrictEqual } from "node:assert/strict";
import { answerBody } from "./answer.ts";
import { type CandidateName, candidateNames } from "./candidates.ts";
import { type Child, startChild, startServer } from "./child.ts";
import type { Order } from "./runner.ts";
import type { Slice } from "./slice.ts";

export type Race = Record<CandidateName, Slice[]>;

export interface Course {
  orders: Order[];
  rounds: number;
}

export async function runRaces({ orders, rounds }: Course): Promise<Race[]> {
  const { server, origin } = await startServer();
  const runners = new Map<CandidateName, Child>();
  for (const name of candidateNames) {
    const script = new URL("./runner.ts", import.meta.url);
    const { child, greeting } = await startChild<string[]>(script, [name, origin]);
    deepStrictEqual(greeting, [answerBody, answerBody], `what ${name} was answered`);
    runners.set(name, child);
  }
  const races = orders.map(() => noSlices());
  for (let round = 0; round <= rounds; round += 1) {
    for (const [index, order] of orders.entries()) {
      const turns = [...runners];
      if (round % 2 === 1) turns.reverse();
      for (const [name, runner] of turns) {
        const slice = await runner.ask<Slice>(order);
        if (round > 0) races[index]![name].push(slice);
      }
    }
  }
  for (const child of [server, ...runners.values()]) child.stop();
  return races;
}

function noSlices(): Race {
  return Object.fromEntries(candidateNames.map((name) => [name, []])) as unknown as Race;
}
