import { onPostgres } from "@frontdesk/database/testing";
import type { Running } from "@frontdesk/platform/test/process";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { addDays } from "../../src/core/intervals/local-time.ts";
import { reconcile } from "../../src/operating/reconcile/reconcile.ts";
import { ledgerOf, makeBookable } from "../agenda.ts";
import { type Ask, countStatuses, makeCrowd } from "../crowd.ts";
import { startTestScheduling, type TestScheduling } from "../harness.ts";
import { startProcess } from "../process.ts";
import { makeStudio, type Studio } from "../studio.ts";

const everyDay = { hours: { weekDays: [0, 1, 2, 3, 4, 5, 6] } };
const first = "2027-01-04";
const callers = 20;

describe.runIf(onPostgres)("two processes on one PostgreSQL: bookings", () => {
  let scheduling: TestScheduling;
  let processes: Running[];
  let studio: Studio;
  let ask: Ask;
  beforeAll(async () => {
    scheduling = await startTestScheduling();
    studio = await makeStudio(scheduling);
    processes = await Promise.all([startProcess(scheduling), startProcess(scheduling)]);
    ask = await makeCrowd(scheduling, studio, processes);
  });
  afterAll(async () => {
    await Promise.all(processes.map((process) => process.end()));
    await scheduling.close();
  });
  afterEach(async () => {
    expect((await reconcile(scheduling.context)).findings).toEqual([]);
    expect(processes.map((process) => process.output()).join("")).not.toContain('"level":50');
  });

  const crowd = (size: number, one: (round: number) => ReturnType<Ask>) =>
    Promise.all(Array.from({ length: size }, (_, round) => one(round)));
  const book = (round: number, fields: object) => ask(round, "POST /bookings", fields);

  it("give a slot to one of twenty callers, a hundred times", async () => {
    const resource = await makeBookable(scheduling, studio, everyDay);
    for (let round = 0; round < 100; round += 1) {
      const wish = { resource_id: resource, start_date: addDays(first, round), duration: 60 };
      const answers = await crowd(callers, (round) => book(round, { ...wish, start_time: 600 }));
      expect(countStatuses(answers)).toEqual({ 201: 1, 422: callers - 1 });
      const winner = answers.find(({ status }) => status === 201)!.body.id;
      const refusals = answers.filter(({ status }) => status === 422);
      for (const { body } of refusals) {
        expect(body.clashes).toMatchObject([{ reason: "over_capacity", booking_ids: [winner] }]);
      }
    }
  }, 300_000);

  it("never book more than a day has, over overlapping days", async () => {
    const resource = await makeBookable(scheduling, studio, everyDay);
    for (let round = 0; round < 10; round += 1) {
      const from = addDays(first, round * 7);
      const answers = await crowd(callers, (round) =>
        book(round, {
          resource_id: resource,
          start_date: addDays(from, round % 3),
          end_date: addDays(from, 3),
          duration: 70,
        }),
      );
      // All share the last two days: six times seventy minutes fit into 480.
      expect(countStatuses(answers)).toEqual({ 201: 6, 422: callers - 6 });
    }
    for (const [, booked, available] of await ledgerOf(scheduling, resource)) {
      expect(booked).toBeLessThanOrEqual(available);
    }
  });

  it("shorten days during bookings and displace the right ones", async () => {
    const statuses = new Set<number>();
    for (let round = 0; round < 15; round += 1) {
      const resource = await makeBookable(scheduling, studio, everyDay);
      const date = addDays(first, round);
      const week = [0, 1, 2, 3, 4, 5, 6].map((week_day) => ({
        week_day,
        start_time: 540,
        end_time: 660,
      }));
      const answers = await crowd(12, (index) =>
        index === 5
          ? ask(index, `POST /resources/${resource}/availability`, {
              date,
              available_periods: week,
              allow_waiting: round % 3 === 0,
              delete_invalid_bookings: round % 3 === 1,
            })
          : book(index, { resource_id: resource, start_date: date, duration: 50 }),
      );
      for (const { status } of answers) statuses.add(status);
      const isShort = answers[5]!.status === 201;
      expect(await ledgerOf(scheduling, resource)).toEqual(
        isShort ? [[date, 100, 120]] : [[date, 450, 480]],
      );
    }
    expect([...statuses].filter((status) => ![201, 400, 422].includes(status))).toEqual([]);
  });

  it("take time off during bookings", async () => {
    for (let round = 0; round < 15; round += 1) {
      const resource = await makeBookable(scheduling, studio, everyDay);
      const date = addDays(first, round);
      const answers = await crowd(12, (round) =>
        round === 5
          ? ask(round, "POST /downtimes", { resource_ids: [resource], from: date, to: date })
          : book(round, {
              resource_id: resource,
              start_date: addDays(date, -1),
              end_date: addDays(date, 1),
              duration: 30,
            }),
      );
      expect(answers[5]!.status).toBe(201);
      const { 201: done = 0, 422: refusal = 0 } = countStatuses(answers);
      expect(done + refusal).toBe(12);
      const rows = await ledgerOf(scheduling, resource);
      expect(rows.find(([day]) => day === date)).toEqual(done > 1 ? [date, 0, 0] : undefined);
    }
  });

  it("close the studio during bookings and new resources", async () => {
    const types = await ask(0, "GET /resource_types");
    const resource_type_id = types.body[0].id;
    for (let round = 0; round < 15; round += 1) {
      const resource = await makeBookable(scheduling, studio, everyDay);
      const date = addDays(first, 70 + round);
      const closure = { all_resources: true, from: date, to: date };
      const answers = await crowd(12, (index) => {
        if (index === 5) return ask(index, "POST /downtimes", closure);
        if (index % 3 === 0)
          return book(index, { resource_id: resource, start_date: date, duration: 30 });
        const fields = { name: `Chair ${round}.${index}`, first_name: "A", resource_type_id };
        return ask(index, "POST /resources", fields);
      });
      expect(answers[5]!.status).toBe(201);
      const created = answers.filter(({ body }) => body.available_periods !== undefined);
      expect(created.length).toBeGreaterThan(5);
      const { body } = await ask(round, `GET /downtimes/${answers[5]!.body.id}`);
      const ids = [resource, ...created.map((answer) => answer.body.id)];
      expect(body.resource_ids).toEqual(expect.arrayContaining(ids));
      for (const id of ids) {
        const { status } = await book(round, { resource_id: id, start_date: date, duration: 30 });
        expect(status).toBe(422);
      }
      const path = `/downtimes/${answers[5]!.body.id}` as const;
      const [ended, ...others] = await crowd(6, (index) =>
        index === 0
          ? ask(index, `DELETE ${path}`)
          : ask(index, "POST /resources", {
              name: `Desk ${round}.${index}`,
              first_name: "B",
              resource_type_id,
            }),
      );
      expect([ended!.status, ...others.map(({ status }) => status)]).toEqual([
        204, 201, 201, 201, 201, 201,
      ]);
    }
  });

  it("book no moment twice during a zone change", async () => {
    const allDay = { hours: { ...everyDay.hours, startTime: 0, endTime: 1440 } };
    const statuses = new Set<number>();
    for (let round = 0; round < 20; round += 1) {
      const resource = await makeBookable(scheduling, studio, { ...allDay, timezone: "Hawaii" });
      const date = addDays(first, round);
      const zone = { date, timezone: "Tokyo", allow_waiting: true };
      if (round % 2 === 0) await ask(0, `POST /resources/${resource}/availability`, zone);
      // Noon in Hawaii is 7:00 of the next day in Tokyo.
      const answers = await crowd(callers, (round) => {
        if (round === 5) return ask(round, `POST /resources/${resource}/availability`, zone);
        const [day, start_time] = round % 2 === 0 ? [addDays(date, -1), 720] : [date, 420];
        return book(round, { resource_id: resource, start_date: day, duration: 60, start_time });
      });
      for (const { status } of answers) statuses.add(status);
      const { rows } = await sql<{ id: number }>`
        select booking_id as id from scheduling.booking_durations
        where resource_id = ${resource} and not waiting`.execute(scheduling.context.db);
      expect(rows).toHaveLength(1);
    }
    expect([...statuses].sort()).toEqual([201, 422]);
  });

  it("swap the resources of bookings without a visible deadlock", async () => {
    const resources = [
      await makeBookable(scheduling, studio, everyDay),
      await makeBookable(scheduling, studio, everyDay),
    ];
    const range = { start_date: first, end_date: addDays(first, 4), duration: 20 };
    const created = await crowd(10, (round) =>
      book(round, { ...range, resource_id: resources[round % 2] }),
    );
    for (let round = 1; round <= 5; round += 1) {
      const answers = await crowd(20, (index) => {
        const { id } = created[index % 10]!.body;
        const body = { resource_id: resources[(index + round) % 2], details: `${index}` };
        return ask(index + (index < 10 ? 0 : 1), `PUT /bookings/${id}`, body);
      });
      expect(countStatuses(answers)).toEqual({ 200: 20 });
    }
    const deleted = await crowd(20, (round) =>
      ask(round, `DELETE /bookings/${created[round % 10]!.body.id}`),
    );
    expect(countStatuses(deleted)).toEqual({ 204: 10, 404: 10 });
    for (const resource of resources) {
      const rows = await ledgerOf(scheduling, resource);
      expect(rows.map(([, booked]) => booked)).toEqual([0, 0, 0, 0, 0]);
    }
  });
});
