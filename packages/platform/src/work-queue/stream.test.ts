import { pino } from "pino";
import { expect, it } from "vitest";
import { startStream } from "./loop.ts";
import { lease } from "./timing.ts";

const never = { ...lease, pollMs: 1e9, gatherMs: 1e9 };

function startNumbers(due: number[]) {
  const sent: number[] = [];
  let landed = Promise.withResolvers<void>();
  const stream = startStream<number>(
    {
      name: "numbers",
      now: () => new Date(),
      log: pino({ level: "silent" }),
      most: 2,
      async lease({ running }) {
        if (running.length === 0) return due.splice(0, 1);
        landed.resolve();
        await new Promise((resolve) => setImmediate(resolve));
        return [];
      },
      renew: async () => {},
      async attempt(number) {
        await landed.promise;
        landed = Promise.withResolvers();
        sent.push(number);
      },
      noteFailure: () => {},
    },
    never,
  );
  return { stream, sent };
}

it("delivery stream: drains entries that had to wait for a running one", async () => {
  const { stream, sent } = startNumbers([1, 2, 3]);
  await stream.drain();
  expect(sent).toEqual([1, 2, 3]);
  await stream.stop();
});

it("delivery stream: drains no more once stopped", async () => {
  const { stream, sent } = startNumbers([1, 2, 3]);
  await stream.stop();
  await stream.drain();
  expect(sent).toEqual([]);
});
