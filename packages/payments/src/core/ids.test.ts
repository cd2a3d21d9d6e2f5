import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  boundFromDate,
  byClock,
  createIds,
  followClock,
  isId,
  newId,
  newIdAfter,
  newShard,
  shardOf,
  timeOf,
} from "./ids.ts";

const shard = fc.integer({ min: 0, max: 0xffff });

describe("ids", () => {
  it("spell seconds, milliseconds and shard before the counter", () => {
    const id = createIds(() => 1_700_000_000_987)(0x00ab);
    expect(id.slice(0, 15)).toBe("6553f1003db00ab");
    expect(id).toMatch(/^[0-9a-f]{24}$/);
  });

  it("contain their shard", () => {
    fc.assert(fc.property(shard, (drawn) => shardOf(newId(drawn)) === drawn));
  });

  it("grow within a shard while the clock stops, jumps and steps back a second", () => {
    const steps = fc.array(fc.tuple(fc.integer({ min: -1000, max: 5000 }), fc.nat(2)), {
      maxLength: 200,
    });
    fc.assert(
      fc.property(steps, (moves) => {
        let clock = 1_700_000_000_000;
        let latest = clock;
        const next = createIds(() => clock);
        const last = new Map<number, string>();
        for (const [move, of] of moves) {
          clock = Math.max(clock + move, latest - 1_000);
          latest = Math.max(latest, clock);
          const id = next(of);
          expect(id > (last.get(of) ?? "")).toBe(true);
          last.set(of, id);
        }
      }),
    );
  });

  it("keep the last time while the clock is behind, without running ahead", () => {
    let clock = 2_000;
    const next = createIds(() => clock);
    const first = next(7);
    clock = 1_000;
    for (let count = 0; count < 10_000; count += 1) next(7);
    expect(next(7).slice(0, 11)).toBe(first.slice(0, 11));
  });

  it("stay within a second of their clock, also after it is set back", () => {
    let clock = 1_700_000_000_000;
    const next = createIds(() => clock);
    for (const move of [0, 3_600_000, -1_001, -3_600_000, -1, 5, -86_400_000]) {
      clock += move;
      for (let count = 0; count < 3; count += 1) {
        expect(timeOf(next(7)).getTime()).toBeLessThanOrEqual(clock + 1_000);
      }
    }
    const last = next(7);
    expect(next(7) > last).toBe(true);
  });

  it("follow the database clock until the service stops", () => {
    const unfollow = followClock(() => new Date("2001-01-01T00:00:00Z"));
    expect(timeOf(newId(7)).toISOString()).toBe("2001-01-01T00:00:00.000Z");
    unfollow();
    expect(timeOf(newId(7)).getTime()).toBeGreaterThan(Date.parse("2020-01-01"));
  });

  it("sort across shards by millisecond", () => {
    let clock = 1_000;
    const next = createIds(() => clock);
    const earlier = next(0xffff);
    clock += 1;
    expect(next(0) > earlier).toBe(true);
  });

  it("differ between processes in one shard and millisecond", () => {
    const one = createIds(() => 1_000);
    const other = createIds(() => 1_000);
    expect(one(1)).not.toBe(other(1));
  });

  it.each([-1, 65_536, 1.5, Number.NaN])("refuse the shard %s", (wrong) => {
    expect(() => newId(wrong)).toThrow(RangeError);
  });
});

it("ids: draw shards of sixteen bits", () => {
  const drawn = Array.from({ length: 2000 }, newShard);
  expect(drawn.every((one) => Number.isInteger(one) && one >= 0 && one < 65_536)).toBe(true);
  expect(Math.max(...drawn)).toBeGreaterThan(255);
});

it.each([
  ["65536f800000000000000000", true],
  ["65536F800000000000000000", false],
  ["65536f80000000000000000", false],
  ["65536f8000000000000000000", false],
  ["65536f800000000000000000\n", false],
  ["g5536f800000000000000000", false],
  ["", false],
  [undefined, false],
  [12, false],
])("recognise %j as an id: %s", (text, expected) => {
  expect(isId(text)).toBe(expected);
});

it("ids: refuse to read a shard from other text", () => {
  expect(() => shardOf("abc")).toThrow(RangeError);
});

describe("id bound of a date", () => {
  it("is the seconds and sixteen zeros", () => {
    expect(boundFromDate(new Date("2023-11-14T22:13:20.987Z"))).toBe("6553f1000000000000000000");
  });

  it("lies below the ids of its second and above earlier ones", () => {
    const bound = boundFromDate(new Date(5_000));
    expect(createIds(() => 5_000)(0) > bound).toBe(true);
    expect(createIds(() => 4_999)(0xffff) < bound).toBe(true);
  });

  it.each([new Date(Number.NaN), new Date(-1), new Date("2107-01-01")])("refuses %s", (date) => {
    expect(() => boundFromDate(date)).toThrow(RangeError);
  });
});

describe("id after another id", () => {
  const sooner = createIds(() => 1_700_000_000_000);
  const later = createIds(() => 4_000_000_000_000);

  it("gets the present time if the clock is past the other id", () => {
    const floor = sooner(7);
    expect(timeOf(newIdAfter(7, floor)).getTime()).toBeGreaterThan(Date.now() - 60_000);
    expect(isId(newIdAfter(7, ""))).toBe(true);
  });

  it("follows the other, in its shard, however far that is ahead", () => {
    const floor = later(7);
    const ids = [floor];
    for (let count = 0; count < 1_000; count += 1) ids.push(newIdAfter(7, ids.at(-1)!));
    expect(ids).toEqual([...new Set(ids)].sort());
    expect(new Set(ids.map(shardOf))).toEqual(new Set([7]));
    expect(timeOf(ids.at(-1)!)).toEqual(timeOf(floor));
  });

  it("takes the next millisecond after the counter of the other is full", () => {
    const floor = `${later(7).slice(0, 15)}fffffffff`;
    const next = newIdAfter(7, floor);
    expect([next > floor, shardOf(next), timeOf(next).getTime() - timeOf(floor).getTime()]).toEqual(
      [true, 7, 1],
    );
  });
});

describe("ids by another clock", () => {
  it("carry its time inside the call only", async () => {
    const past = Date.parse("2020-02-02T10:00:00.000Z");
    const inside = byClock(
      () => past,
      async () => {
        await Promise.resolve();
        return [newId(7), newId(7)] as const;
      },
    );
    expect(Math.abs(timeOf(newId(7)).getTime() - Date.now())).toBeLessThan(60_000);
    const [first, second] = await inside;
    expect([timeOf(first).getTime(), second > first]).toEqual([past, true]);
    expect(newId(7) > second).toBe(true);
  });
});
