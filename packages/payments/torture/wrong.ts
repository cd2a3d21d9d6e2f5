/* Import first: shifts the clock by CLOCK_AHEAD_MS, and kills the process (SIGKILL) at DIES_AT:
   `before` or `after` the nth run of a prepared statement, or after its commit. */
import { createRequire } from "node:module";
import type { Client } from "pg";
import { clockAheadMs as aheadMs, death } from "./settings.ts";

const [when, name, nth] = death;

const RealDate = Date;
class WrongDate extends RealDate {
  constructor(...input: [] | [number]) {
    if (input.length === 0) super(RealDate.now() + aheadMs);
    else super(...input);
  }
  static override now(): number {
    return RealDate.now() + aheadMs;
  }
}
globalThis.Date = WrongDate as DateConstructor;

let left = Number(nth);
function die(): void {
  left -= 1;
  if (left === 0) process.kill(process.pid, "SIGKILL");
}

type Query = (this: Client, ...inputs: unknown[]) => unknown;
const { Client: PgClient } = createRequire(import.meta.url)("pg") as { Client: typeof Client };
const prototype = PgClient.prototype as unknown as { query: Query };
const { query } = prototype;
/** Connections to kill at their commit. */
const committing = new WeakSet<Client>();

prototype.query = function (...inputs) {
  const [config] = inputs;
  const text = typeof config === "string" ? config : undefined;
  const statement = typeof config === "object" ? (config as { name?: string }).name : undefined;
  const isMeant = name !== undefined && statement?.startsWith(name) === true;
  if (isMeant && when === "before") die();
  const answer = query.apply(this, inputs);
  if (isMeant && when === "after") void Promise.resolve(answer).then(die, () => {});
  if (isMeant && when === "committed") committing.add(this);
  if (text === "commit" && committing.delete(this)) {
    void Promise.resolve(answer).then(die, () => {});
  }
  return answer;
};

export const rightNow = (): Date => new RealDate();
