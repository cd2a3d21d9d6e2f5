// 24 hex digits: seconds (8), milliseconds (3), shard (4), counter (9). Ids of one shard and
// process grow, unless the clock goes back by more than a second.
import { AsyncLocalStorage } from "node:async_hooks";
import { randomInt } from "node:crypto";

/** 24 lowercase hex digits, sorted by creation. */
export type Id = string;

const counterStarts = 2 ** 35;
const counterEnd = 2 ** 36;
const lastSecond = 0xffff_ffff;
const mostAheadMs = 1_000;

/** 0 to 65535. */
export function newShard(): number {
  return randomInt(0x1_0000);
}

/**
 * Milliseconds since 1970. Ids grow per shard, as lists are per merchant; across shards they sort
 * by millisecond.
 */
export function createIds(now: () => number = Date.now): (shard: number) => Id {
  let time = 0;
  let counter = 0;
  return (shard) => {
    if (!Number.isInteger(shard) || shard < 0 || shard > 0xffff)
      throw new RangeError(`A shard is an integer from 0 to 65535, not ${shard}`);
    const read = Math.floor(now());
    if (time > read + mostAheadMs) time = read - 1;
    // One counter: no shard needs state. Its random start serves other processes.
    counter += 1;
    if (read > time || counter >= counterEnd) {
      time = Math.max(read, time + 1);
      counter = randomInt(counterStarts);
    }
    return prefix(time) + hex(shard, 4) + hex(counter, 9);
  };
}

let clock = Date.now;
const usual = createIds(() => clock());
const others = new AsyncLocalStorage<typeof usual>();

export function newId(shard: number): Id {
  return (others.getStore() ?? usual)(shard);
}

/** All ids of the process follow this even clock. Returns the undo. */
export function followClock(now: () => Date): () => void {
  const own = () => now().getTime();
  clock = own;
  return () => {
    if (clock === own) clock = Date.now;
  };
}

/** Milliseconds since 1970. Under concurrent changes ids would not always grow. */
export async function byClock<Result>(
  now: () => number,
  work: () => Promise<Result>,
): Promise<Result> {
  return await others.run(createIds(now), work);
}

/** An empty `floor` precedes all ids. */
export function newIdAfter(shard: number, floor: Id | ""): Id {
  const id = newId(shard);
  if (id > floor) return id;
  const counter = Number.parseInt(floor.slice(15), 16) + 1;
  if (counter < counterEnd) return floor.slice(0, 15) + hex(counter, 9);
  return prefix(timeOf(floor).getTime() + 1) + hex(shard, 4) + hex(0, 9);
}

export function isId(text: unknown): text is Id {
  return typeof text === "string" && /^[0-9a-f]{24}$/.test(text);
}

/** A merchant's rows have its shard. */
export function shardOf(id: Id): number {
  if (!isId(id)) throw new RangeError("Not an ID");
  return Number.parseInt(id.slice(11, 15), 16);
}

/** Throws outside 1970 to 2106. */
export function boundFromDate(date: Date): Id {
  const second = Math.floor(date.getTime() / 1000);
  if (!(second >= 0 && second <= lastSecond))
    throw new RangeError("IDs cover the years 1970 to 2106");
  return hex(second, 8) + "0".repeat(16);
}

export function boundFromInstant(date: Date): Id {
  const millisecond = hex(date.getUTCMilliseconds(), 3);
  return boundFromDate(date).slice(0, 8) + millisecond + "0".repeat(13);
}

function prefix(time: number): string {
  return hex(Math.floor(time / 1000), 8) + hex(time % 1000, 3);
}

function hex(value: number, digits: number): string {
  return value.toString(16).padStart(digits, "0");
}

export function timeOf(id: Id): Date {
  const seconds = Number.parseInt(id.slice(0, 8), 16);
  return new Date(seconds * 1000 + Number.parseInt(id.slice(8, 11), 16));
}
