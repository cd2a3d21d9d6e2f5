// Every demo is the same.

export interface Chance {
  next(): number;
  /** Both ends included. */
  whole(least: number, most: number): number;
  in100(times: number): boolean;
  pick<Thing>(things: readonly Thing[]): Thing;
}

/** Tommy Ettinger's mulberry32, in the public domain. */
export function chanceOf(seed: number): Chance {
  let state = seed >>> 0;
  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }
  const whole = (least: number, most: number) => least + Math.floor(next() * (most - least + 1));
  return {
    next,
    whole,
    in100: (times) => next() * 100 < times,
    pick: (things) => things[whole(0, things.length - 1)]!,
  };
}
