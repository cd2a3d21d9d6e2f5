import type { Database } from "@frontdesk/database/database";
import { filledOncePlanned, planOnce, readBy } from "@frontdesk/database/test/plans";
import { statementsOf } from "@frontdesk/database/test/statements";
import { type TestDatabase, thorough } from "@frontdesk/database/testing";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { accountId, fillAccount } from "../../../test/many.ts";
import { migrations } from "../../core/migrations.ts";
import { listReportedResources, listResourceUse } from "./resources.store.ts";
import { listPurposeUse, type ReportPurpose } from "./store.ts";

/* Plans of an empty database. Among 20,000 bookings of one account, a report reads each day of
   its range or subject once. */

const week = { accountId, firstDay: "2026-03-02", lastDay: "2026-03-08" };
const years = { accountId, firstDay: "2025-01-01", lastDay: "2026-12-31" };

const all = { after: 0, limit: 20 };

type Work = (db: Database) => Promise<unknown>;

const resources = (range: typeof week, ids?: number[]): Work => {
  return (db) => listResourceUse(db, range, ids === undefined ? all : { ids });
};
const purposes = (range: typeof week, purpose: ReportPurpose): Work => {
  return (db) => listPurposeUse(db, range, purpose);
};

/** A week has 70 booking days, two years 7,300. A bitmap scan counts rows twice. */
const reports: [string, Work, number][] = [
  ["resources in a week", resources(week), 300],
  ["resources in two years", resources(years), 15_000],
  ["a resource in two years", resources(years, [7]), 1_600],
  ["names of resources", (db) => listReportedResources(db, accountId, [1, 7, 9]), 30],
  ["all purposes in a week", purposes(week, { of: "all" }), 300],
  ["all purposes in two years", purposes(years, { of: "all" }), 15_500],
  ["what a resource was booked for", purposes(years, { of: "resource", id: 7 }), 1_800],
  ["no project in two years", purposes(years, { of: "project", id: null }), 15_500],
  ["no client in a week", purposes(week, { of: "client", id: null }), 300],
  ["a project", purposes(years, { of: "project", id: 7 }), 1_500],
  // A client has 2,000 bookings.
  ["a client", purposes(years, { of: "client", id: 2 }), 8_000],
];

let opened: TestDatabase;

interface Day {
  resource: number;
  day: string;
  duration: number;
  waiting: boolean;
  tentative: boolean;
  project: number | null;
  client: number | null;
}

async function listDays({ firstDay, lastDay }: typeof week): Promise<Day[]> {
  const { rows } = await sql<Day>`
    select d.resource_id as resource, d.day, d.duration, d.waiting, d.tentative,
      b.project_id as project, coalesce(b.client_id, p.client_id) as client
    from scheduling.booking_durations d
    join scheduling.bookings b on b.id = d.booking_id
    left join scheduling.projects p on p.id = b.project_id`.execute(opened.db);
  return rows.filter(({ day }) => firstDay <= day && day <= lastDay);
}

function sumBy(days: readonly Day[], keyOf: (day: Day) => string): Record<string, number[]> {
  const sums: Record<string, number[]> = {};
  for (const day of days) {
    const key = keyOf(day);
    sums[key] ??= [0, 0, 0];
    const location = day.tentative ? 2 : day.waiting ? 1 : 0;
    sums[key][location]! += day.duration;
  }
  return sums;
}

describe.runIf(thorough)("report among many bookings", () => {
  const planned = new Map<string, { name: string; values: readonly unknown[] }>();
  beforeAll(async () => {
    const prepare = async (db: Database) => {
      for (const [what, work] of reports) {
        const [recordedStatement] = await statementsOf(db, work);
        const { text, values } = recordedStatement!;
        planned.set(what, { name: await planOnce(db, text), values });
      }
    };
    opened = await filledOncePlanned(migrations, { prepare, fill: fillAccount });
  });
  afterAll(() => opened.close());

  it.each(reports)("reads only its own rows: %s", async (what, _work, most) => {
    const { name, values } = planned.get(what)!;
    const { read, worst } = await readBy(opened.db, name, values);
    expect(read, worst).toBeGreaterThan(0);
    expect(read, worst).toBeLessThanOrEqual(most);
  });

  it.each(["resources in two years", "all purposes in two years"])(
    "reads %s by index only",
    async (what) => {
      const { name, values } = planned.get(what)!;
      const { worst } = await readBy(opened.db, name, values);
      expect(worst).toBe("7300 by Index Only Scan booking_durations booking_durations_resource");
    },
  );

  describe.each(["", "analyze"])("with new plans after %j", (statistics) => {
    beforeAll(async () => {
      await sql`set plan_cache_mode = force_custom_plan`.execute(opened.db);
      if (statistics !== "") await sql.raw(statistics).execute(opened.db);
    });

    it.each(reports)("reads only its own rows: %s", async (what, _work, most) => {
      const { name, values } = planned.get(what)!;
      const { read, worst } = await readBy(opened.db, name, values);
      expect(read, worst).toBeLessThanOrEqual(most);
    });
  });

  describe.each([week, years])("from $firstDay to $lastDay", (range) => {
    it("resource minutes equal a plain sum, in total and by day", async () => {
      const days = await listDays(range);
      const uses = (await listResourceUse(opened.db, range, all)).filter(
        (use) => use.booked + use.waiting_list + use.tentative > 0,
      );
      expect(
        Object.fromEntries(
          uses.map((use) => [use.id, [use.booked, use.waiting_list, use.tentative]]),
        ),
      ).toEqual(sumBy(days, ({ resource }) => String(resource)));
      const first = Temporal.PlainDate.from(range.firstDay);
      const held = days.filter(({ waiting, tentative }) => !waiting && !tentative);
      const byDay = sumBy(held, ({ resource, day }) => `${resource} ${day}`);
      const booked = uses.flatMap(({ id, offsets, minutes }) =>
        offsets.map((offset, at) => [`${id} ${first.add({ days: offset })}`, [minutes[at], 0, 0]]),
      );
      expect(Object.fromEntries(booked)).toEqual(byDay);
    });

    it.each<[ReportPurpose, (day: Day) => boolean]>([
      [{ of: "all" }, () => true],
      [{ of: "resource", id: 7 }, ({ resource }) => resource === 7],
      [{ of: "project", id: 7 }, ({ project }) => project === 7],
      [{ of: "project", id: null }, ({ project }) => project === null],
      [{ of: "client", id: 2 }, ({ client }) => client === 2],
      [{ of: "client", id: null }, ({ client }) => client === null],
    ])("project and client minutes equal a plain sum: %j", async (purpose, isIts) => {
      const days = (await listDays(range)).filter(isIts);
      const uses = await listPurposeUse(opened.db, range, purpose);
      const key = (resource: number, project: number | null, client: number | null) =>
        [purpose.of === "all" ? 0 : resource, project, client].join(" ");
      const matches = uses.map(({ resource_id, project_id, client_id, ...minutes }) => [
        key(resource_id, project_id, client_id),
        [minutes.booked, minutes.waiting_list, minutes.tentative],
      ]);
      expect(matches).toHaveLength(new Set(matches.map(([name]) => name)).size);
      expect(Object.fromEntries(matches)).toEqual(
        sumBy(days, ({ resource, project, client }) => key(resource, project, client)),
      );
    });
  });
});
