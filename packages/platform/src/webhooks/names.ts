/*
 * Looks names up by DNS queries. The system's resolver has two threads per process, so two
 * unanswered names would block all others.
 */
import { Resolver } from "node:dns/promises";
import type { LookupFunction } from "node:net";

export interface Asking {
  /** As `address:port`. Default: the system's servers. */
  servers?: readonly string[];
  /** Wait for the first query. The second gets twice as long, as UDP may lose one. */
  patienceMs?: number;
}

export function createLookup({ servers, patienceMs = 2_000 }: Asking = {}): LookupFunction {
  const resolver = new Resolver({ timeout: patienceMs, tries: 2 });
  if (servers !== undefined) resolver.setServers(servers);

  async function addressesOf(name: string) {
    const [four, six] = await Promise.allSettled([
      resolver.resolve4(name),
      resolver.resolve6(name),
    ]);
    return [
      ...find(four).map((address) => ({ address, family: 4 })),
      ...find(six).map((address) => ({ address, family: 6 })),
    ];
  }

  return (name, { family, all }, callback) => {
    void addressesOf(name).then((addresses) => {
      const targets = addresses.filter((each) => !family || each.family === family);
      const [first] = targets;
      if (first === undefined) {
        const error = new Error(`No address of ${name} was found`);
        return callback(Object.assign(error, { code: "ENOTFOUND" }), []);
      }
      if (all === true) return callback(null, targets);
      callback(null, first.address, first.family);
    });
  };
}

function find(answer: PromiseSettledResult<string[]>): string[] {
  return answer.status === "fulfilled" ? answer.value : [];
}
