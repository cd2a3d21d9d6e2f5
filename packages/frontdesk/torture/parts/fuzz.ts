/*
 * Asks every operation of both services for what its description allows, and for what it does not,
 * in the name of who may, of another and of nobody. An answer must be as it is described, never an
 * internal error, and never tell a secret; the log tells none either, and the books agree.
 */
import { openPayments } from "../fuzz/payments-target.ts";
import { runRound } from "../fuzz/round.ts";
import { openScheduling } from "../fuzz/scheduling-target.ts";
import type { Finding, Part } from "../part.ts";

const targets = [openPayments, openScheduling];
// First a few of each, so that a short run has asked for everything.
const timesOf = (round: number) => (round === 0 ? 4 : 20);

export const fuzz: Part = {
  name: "fuzz",
  async run({ seed, minutes, log }) {
    const until = Date.now() + minutes * 60_000;
    const found: Finding[] = [];
    const statuses = new Map<string, Set<number>>();
    let asked = 0;
    for (let round = 0; Date.now() < until; round += 1) {
      for (const open of targets) {
        const target = await open();
        const wrong = await runRound({
          ...{ target, seed: seed + round, times: timesOf(round), until },
          count: ({ name }, status) => {
            asked += 1;
            statuses.set(name, (statuses.get(name) ?? new Set()).add(status));
          },
        });
        await target.close();
        found.push(...wrong);
        log(`${target.name}, round ${round + 1}: ${asked} requests, ${wrong.length} found`);
      }
    }
    const done = [...statuses.values()].filter((all) => [...all].some((status) => status < 300));
    log(`${statuses.size} operations were asked, and ${done.length} were done at least once`);
    return [...new Set(found)];
  },
};
