export interface Chance {
  /** From 0 (inclusive) to 1 (exclusive). */
  draw(): number;
  /** Closed interval. */
  between(least: number, most: number): number;
  of<Item>(items: readonly Item[]): Item;
}

/** Seeded: mulberry32. */
export function chanceOf(seed: number): Chance {
  let state = seed >>> 0;
  function draw(): number {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }
  const between = (least: number, most: number) => least + Math.floor(draw() * (most - least + 1));
  return { draw, between, of: (items) => items[between(0, items.length - 1)]! };
}
