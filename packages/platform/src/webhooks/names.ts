/*
 * The addresses of names that others choose, asked of the name servers. The system's own way has
 * two threads for all of a process, so that two names nobody answers for hold up every other one.
 */
import { Resolver } from "node:dns/promises";
import type { LookupFunction } from "node:net";

export interface Asking {
  /** As `address:port`: the servers of the system unless given. */
  servers?: readonly string[];
  /** How long the first answer is waited for; the second, as UDP may lose one, twice as long. */
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
      ...found(four).map((address) => ({ address, family: 4 })),
      ...found(six).map((address) => ({ address, family: 6 })),
    ];
  }

  return (name, { family, all }, callback) => {
    void addressesOf(name).then((addresses) => {
      const wanted = addresses.filter((each) => !family || each.family === family);
      const [first] = wanted;
      if (first === undefined) {
        const error = new Error(`No address of ${name} was found`);
        return callback(Object.assign(error, { code: "ENOTFOUND" }), []);
      }
      if (all === true) return callback(null, wanted);
      callback(null, first.address, first.family);
    });
  };
}

function found(answer: PromiseSettledResult<string[]>): string[] {
  return answer.status === "fulfilled" ? answer.value : [];
}
