import fc from "fast-check";
import { expect, it } from "vitest";
import { nextTry } from "./schedule.ts";

const hour = 3_600_000;
const begun = new Date("2026-11-22T08:00:00Z");
const after = (ms: number) => new Date(begun.getTime() + ms);
const waits = [5_000, 60_000, 20 * hour];
const until = after(72 * hour);

const draw = fc.double({ min: 0, max: 1, noNaN: true });

it("webhook retry: waits as long as the list says, a tenth more or less", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 3 }), draw, (attempts, drawn) => {
      const waitMs = waits[attempts - 1]!;
      const next = nextTry(waits, { attempts, now: begun, askedMs: 0, until }, () => drawn)!;
      const waited = next.getTime() - begun.getTime();
      return waited >= 0.9 * waitMs && waited <= 1.1 * waitMs;
    }),
  );
  const middle = [1, 2, 3].map((attempts) =>
    nextTry(waits, { attempts, now: begun, askedMs: 0, until }, () => 0.5),
  );
  expect(middle).toEqual([after(5_000), after(60_000), after(20 * hour)]);
});

it("webhook retry: gives up after the last delay", () => {
  expect(nextTry(waits, { attempts: 4, now: begun, askedMs: 0, until })).toBeUndefined();
  expect(nextTry(waits, { attempts: 1000, now: begun, askedMs: 0, until })).toBeUndefined();
});

it("webhook retry: makes its last attempt at the deadline", () => {
  expect(nextTry(waits, { attempts: 3, now: after(60 * hour), askedMs: 0, until })).toEqual(until);
  expect(nextTry(waits, { attempts: 3, now: until, askedMs: 0, until })).toBeUndefined();
});

it("webhook retry: has no deadline by default", () => {
  const now = after(10_000 * hour);
  const next = nextTry([1000], { attempts: 1, now, askedMs: 0 }, () => 0.5);
  expect(next).toEqual(new Date(now.getTime() + 1000));
});

it("webhook retry: waits at least as long as the receiver asked", () => {
  const missed = { now: begun, askedMs: hour, until };
  const middle = () => 0.5;
  expect(nextTry(waits, { ...missed, attempts: 1 }, middle)).toEqual(after(hour));
  expect(nextTry(waits, { ...missed, attempts: 3 }, middle)).toEqual(after(20 * hour));
});
