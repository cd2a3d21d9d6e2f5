import type { CompiledQuery } from "kysely";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { type Counter, makeCounter, monday } from "../../../test/counter.ts";
import { startTestScheduling, type TestScheduling } from "../../../test/harness.ts";
import { readSlots } from "./slots.ts";
import { findService } from "./store.ts";

let scheduling: TestScheduling;
let counter: Counter;
beforeAll(async () => {
  const now = () => new Date("2027-02-20T09:00:00Z");
  scheduling = await startTestScheduling({ now });
  counter = await makeCounter(scheduling);
});
afterAll(() => scheduling.close());

async function queryConcurrently(requests: { of: Counter; timezone: string }[]) {
  const { context } = scheduling;
  const questions = await Promise.all(
    requests.map(async ({ of, timezone }) => {
      const service = (await findService(context.db, of.accountId, Number(of.serviceId)))!;
      const days = { from: monday, to: monday, timezone };
      const rest = { chosenIds: [], without: [], showing: "nobody" as const };
      return { accountId: of.accountId, service, ...days, ...rest };
    }),
  );
  const sent = vi.spyOn(context.db, "executeQuery");
  const answers = await Promise.all(questions.map((question) => readSlots(context, question)));
  const texts = sent.mock.calls.map(([query]) => (query as CompiledQuery).sql);
  sent.mockRestore();
  return { answers, reads: texts.filter((text) => text.includes("scheduling.resources")).length };
}

it("slots: concurrent equal requests share one calculation across zones", async () => {
  const zones = ["Etc/UTC", "Africa/Abidjan", "Etc/UTC"];
  const { answers, reads } = await queryConcurrently(
    zones.map((timezone) => ({ of: counter, timezone })),
  );
  expect(reads).toBe(1);
  expect(answers.map(({ timezone }) => timezone)).toEqual(zones);
  expect(answers[1]!.days).toEqual(answers[0]!.days);
  expect(answers[0]!.days[0]!.slots).toHaveLength(8);
});

it("slots: requests of other accounts, and later ones, calculate again", async () => {
  const other = await makeCounter(scheduling);
  const both = [counter, other].map((of) => ({ of, timezone: "Etc/UTC" }));
  expect((await queryConcurrently(both)).reads).toBe(2);
  await counter.hold();
  const { answers, reads } = await queryConcurrently(both.slice(0, 1));
  expect([reads, answers[0]!.days[0]!.slots.length]).toEqual([1, 7]);
});
