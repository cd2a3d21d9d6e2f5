import { onPostgres } from "@frontdesk/database/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addDays } from "../../src/core/intervals/local-time.ts";
import { reconcile } from "../../src/operating/reconcile/reconcile.ts";
import { makeBookable } from "../agenda.ts";
import { type Ask, makeCrowd } from "../crowd.ts";
import { startTestScheduling, type TestScheduling } from "../harness.ts";
import { startProcess } from "../process.ts";
import { makeStudio, type Studio } from "../studio.ts";

const callers = 12;
const bookingsBeforeTheKill = 100;

describe.runIf(onPostgres)("process killed while booking", () => {
  let scheduling: TestScheduling;
  let studio: Studio;
  beforeAll(async () => {
    scheduling = await startTestScheduling();
    studio = await makeStudio(scheduling);
  });
  afterAll(() => scheduling.close());

  it("keeps every confirmed booking, and none in part", async () => {
    const doomed = await startProcess(scheduling);
    const hours = { weekDays: [0, 1, 2, 3, 4, 5, 6] };
    const resources = await Promise.all(
      Array.from({ length: 4 }, () => makeBookable(scheduling, studio, { hours })),
    );
    const ask = await makeCrowd(scheduling, studio, [doomed]);
    const kept = new Set<number>();
    const gone = new Set<number>();
    let killed: Promise<unknown> | undefined;

    /** Undefined once the process is dead. */
    async function book(start: string, resource: number | undefined): Promise<number | undefined> {
      const answer = await orUndefined(
        ask(0, "POST /bookings", {
          resource_id: resource,
          start_date: start,
          end_date: addDays(start, 4),
          duration: 5,
        }),
      );
      if (answer === undefined) return undefined;
      expect(answer.status).toBe(201);
      kept.add(answer.body.id);
      return answer.body.id;
    }

    /** False once the process is dead. */
    async function remove(id: number): Promise<boolean> {
      const removed = await orUndefined(ask(0, `DELETE /bookings/${id}`));
      kept.delete(id);
      if (removed !== undefined) gone.add(id);
      return removed !== undefined;
    }

    async function bookUntilItDies(caller: number): Promise<void> {
      for (let round = 0; ; round += 1) {
        const id = await book(addDays("2027-01-04", caller + round), resources[round % 4]);
        if (id === undefined || (round % 3 === 2 && !(await remove(id)))) return;
        if (kept.size >= bookingsBeforeTheKill) killed ??= doomed.end("SIGKILL");
      }
    }
    await Promise.all(Array.from({ length: callers }, (_, caller) => bookUntilItDies(caller)));
    await killed;

    expect((await reconcile(scheduling.context)).findings).toEqual([]);
    const bookings = (await studio.get("/bookings?limit=0")).body as BookingBody[];
    const visible = new Set(bookings.map(({ id }) => id));
    expect([...kept].filter((id) => !visible.has(id))).toEqual([]);
    expect([...gone].filter((id) => visible.has(id))).toEqual([]);
    expect(bookings.every(({ durations }) => durations.length === 5)).toBe(true);
  });
});

interface BookingBody {
  id: number;
  durations: object[];
}

async function orUndefined(answer: ReturnType<Ask>) {
  return await answer.catch(() => undefined);
}
