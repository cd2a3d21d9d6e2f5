import { setImmediate as poll } from "node:timers/promises";
import type { Database } from "@frontdesk/database/database";
import { expect, it } from "vitest";
import { singleFlight } from "./single-flight.ts";

it("batched queries: equal waiting queries run once, after the last of them arrived", async () => {
  const requests: string[] = [];
  const open: (() => void)[] = [];
  const ask = singleFlight(
    async (_db, { what }: { what: string }) => {
      const nth = requests.push(what);
      await new Promise<void>((done) => open.push(done));
      return `${what} ${nth}`;
    },
    ({ what }) => what,
  );
  const db = {} as Database;
  const first = [ask(db, { what: "ten" }), ask(db, { what: "ten" }), ask(db, { what: "nine" })];
  await poll();
  await poll();
  expect(requests.toSorted()).toEqual(["nine", "ten"]);
  const later = ask(db, { what: "ten" });
  await poll();
  await poll();
  expect(requests).toHaveLength(3);
  for (const done of open) done();
  const [one, other, nine] = await Promise.all(first);
  expect([one === other, nine?.startsWith("nine"), await later]).toEqual([true, true, "ten 3"]);
});
