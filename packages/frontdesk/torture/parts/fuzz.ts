/* As owner, stranger and anonymous caller. Answers match their description, and are no internal
   errors. No secret leaks, also in the log, and the ledger agrees. */
import { openPayments } from "../fuzz/payments-target.ts";
import { runRound } from "../fuzz/round.ts";
import { openScheduling } from "../fuzz/scheduling-target.ts";
import type { Finding, Part } from "../part.ts";

const targets = [openPayments, openScheduling];
// The first covers every operation.
const timesOf = (round: number) => (round === 0 ? 4 : 20);

export const fuzz: Part = {
  name: "fuzz",
  async run({ seed, minutes, log }) {
    const until = Date.now() + minutes * 60_000;
    const matches: Finding[] = [];
    const statuses = new Map<string, Set<number>>();
    let query = 0;
    for (let round = 0; Date.now() < until; round += 1) {
      for (const open of targets) {
        const target = await open();
        const wrong = await runRound({
          target,
          seed: seed + round,
          times: timesOf(round),
          until,
          count: ({ name }, status) => {
            query += 1;
            statuses.set(name, (statuses.get(name) ?? new Set()).add(status));
          },
        });
        await target.close();
        matches.push(...wrong);
        log(`${target.name}, round ${round + 1}: ${query} requests, ${wrong.length} found`);
      }
    }
    const done = [...statuses.values()].filter((all) => [...all].some((status) => status < 300));
    log(`${statuses.size} operations were asked, and ${done.length} were done at least once`);
    return [...new Set(matches)];
  },
};
