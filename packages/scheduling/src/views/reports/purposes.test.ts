import { readFileSync } from "node:fs";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeBookable, makeBooking, makePurpose } from "../../../test/agenda.ts";
import { startTestScheduling, type TestScheduling } from "../../../test/harness.ts";
import { makeStudio as makeOwner, type Studio } from "../../../test/studio.ts";
import { reconcile } from "../../operating/reconcile/reconcile.ts";

let scheduling: TestScheduling;
beforeAll(async () => {
  scheduling = await startTestScheduling({
    now: () => new Date("2026-11-21T08:00:00Z"),
    settings: { publicUrl: "https://book.example.com" },
  });
});
afterAll(() => scheduling.close());

// Monday to Sunday: five days of eight hours.
const week = "start_date=2026-11-23&end_date=2026-11-29";
const report = async (studio: Studio, path: string, range = week) =>
  (await studio.get(`/reports/${path}?${range}`)).body;
const reconciled = async () => (await reconcile(scheduling.context)).findings;
const inDatabase = (text: string) => sql.raw(text).execute(scheduling.context.db);

async function createStudio(): Promise<Studio> {
  const studio = await makeOwner(scheduling);
  await inDatabase(`update scheduling.resources set archived = true
    where account_id = ${studio.accountId}`);
  return studio;
}

describe("reports by project and client", () => {
  async function makeWork() {
    const studio = await createStudio();
    const [ada, bob] = [
      await makeBookable(scheduling, studio),
      await makeBookable(scheduling, studio),
    ];
    const client = await makePurpose(scheduling, studio, { kind: "client" });
    const [project, idle] = [
      await makePurpose(scheduling, studio, { kind: "project" }),
      await makePurpose(scheduling, studio, { kind: "project" }),
    ];
    await inDatabase(`update scheduling.projects
      set client_id = ${client}, project_code = 'P-1' where id = ${project}`);
    await makeBooking(studio, ada, { project_id: project, duration: 240 });
    await makeBooking(studio, bob, { project_id: project, duration: 120 });
    await makeBooking(studio, ada, { client_id: client, duration: 60 });
    await makeBooking(studio, ada, { duration: 30, allow_waiting: true });
    await makeBooking(studio, ada, { duration: 300, allow_waiting: true });
    return { studio, ada, bob, client, project, idle };
  }
  const url = ({ subdomain }: Studio, path: string) =>
    `https://book.example.com/v1/${subdomain}/${path}`;

  it("of a resource shows its projects and clients", async () => {
    const { studio, ada } = await makeWork();
    const view = await report(studio, `resources/${ada}`);
    expect(view).not.toHaveProperty("custom_fields");
    expect(view).toMatchObject({ id: ada, booked: 330, unbooked: 2070, waiting_list: 300 });
    const gray = { color: "#bfbfbf", tentative: 0 };
    const blue = { color: "#3366CC", tentative: 0, waiting_list: 0 };
    expect(view.projects).toEqual([
      {
        ...gray,
        name: "No project assigned",
        client_name: "",
        booked: 90,
        waiting_list: 300,
        max_usage: 390,
      },
      { ...blue, name: "Project", client_name: "Client", booked: 240, max_usage: 390 },
    ]);
    expect(view.clients).toEqual([
      { ...gray, name: "No client assigned", booked: 30, waiting_list: 300, max_usage: 330 },
      { ...blue, name: "Client", booked: 300, max_usage: 330 },
    ]);
  });

  it("of projects shows open ones, and bookings without one", async () => {
    const { studio, client, project, idle } = await makeWork();
    const view = await report(studio, "projects");
    const { projects, ...totals } = view;
    expect(totals).toEqual({ booked: 450, waiting_list: 300, tentative: 0, max_usage: 390 });
    const nobody = { project_code: null, client_id: null, client_name: "" };
    expect(projects).toEqual([
      {
        id: 0,
        name: "No project assigned",
        ...nobody,
        color: "#bfbfbf",
        booked: 90,
        waiting_list: 300,
        tentative: 0,
        url: `${url(studio, "reports/projects/0")}?start_date=2026-11-23&end_date=2026-11-29`,
      },
      {
        id: project,
        name: "Project",
        project_code: "P-1",
        client_id: client,
        client_name: "Client",
        color: "#3366CC",
        booked: 360,
        waiting_list: 0,
        tentative: 0,
        url: url(studio, `projects/${project}`),
      },
      expect.objectContaining({ id: idle, ...nobody, booked: 0, waiting_list: 0 }),
    ]);
  });

  it("of a project shows its resources", async () => {
    const { studio, ada, bob, project, idle } = await makeWork();
    const view = await report(studio, `projects/${project}`);
    expect(view).toMatchObject({ id: project, project_code: "P-1", booked: 360 });
    expect(view.resources).toMatchObject([
      { id: ada, name: "Ada", booked: 240, utilization: 0.1, resource_type: "Kind" },
      { id: bob, booked: 120, utilization: 0.05, url: url(studio, `resources/${bob}`) },
    ]);
    expect(view.resources[0].earliest_available_period).toBe("23 Nov 2026 - 27 Nov 2026");
    expect(await report(studio, `projects/${idle}`)).toMatchObject({ booked: 0, resources: [] });
    const none = await report(studio, "projects/0");
    expect(none).toMatchObject({ id: 0, booked: 90, waiting_list: 300 });
    expect(none.resources).toMatchObject([{ id: ada, booked: 90, waiting_list: 300 }]);
  });

  it("of clients includes the time of their projects", async () => {
    const { studio, ada, bob, client } = await makeWork();
    const view = await report(studio, "clients");
    expect(view).toMatchObject({ booked: 450, waiting_list: 300, max_usage: 420 });
    expect(view.clients).toEqual([
      expect.objectContaining({ id: 0, name: "No client assigned", notes: null, booked: 30 }),
      {
        id: client,
        name: "Client",
        notes: null,
        color: "#3366CC",
        booked: 420,
        waiting_list: 0,
        tentative: 0,
        url: url(studio, `clients/${client}`),
      },
    ]);
    const one = await report(studio, `clients/${client}`);
    expect(one.resources).toMatchObject([
      { id: ada, booked: 300 },
      { id: bob, booked: 120 },
    ]);
    expect(await report(studio, "clients/0")).toMatchObject({
      id: 0,
      booked: 30,
      waiting_list: 300,
      resources: [{ id: ada }],
    });
  });

  it("in portions lack and repeat nothing", async () => {
    const { studio, ada, client, project } = await makeWork();
    await inDatabase(`insert into scheduling.clients
        (account_id, name, notes, created_at, updated_at, color)
      select account_id, 'Client ' || n, repeat(md5(n::text), 600), now(), now(), color
      from scheduling.clients, generate_series(1, 70) n where id = ${client}`);
    await inDatabase(`insert into scheduling.projects
        (account_id, name, created_at, updated_at, color)
      select account_id, 'Project ' || n, now(), now(), color
      from scheduling.projects, generate_series(1, 1100) n where id = ${project}`);
    for (const [noun, count] of [
      ["clients", 71],
      ["projects", 1102],
    ] as const) {
      const { rows } = await sql<{ id: number }>`select id from ${sql.raw(`scheduling.${noun}`)}
        where account_id = ${studio.accountId} order by id`.execute(scheduling.context.db);
      expect(rows).toHaveLength(count);
      const { body, headers } = await studio.get(`/reports/${noun}?${week}`);
      expect("content-length" in headers).toBe(false);
      const ids = [0, ...rows.map(({ id }) => id)];
      expect(body[noun].map(({ id }: { id: number }) => id)).toEqual(ids);
      const { text } = await studio.get(`/reports/${noun}?${week}&format=csv`);
      expect(text.trimEnd().split("\r\n").length).toBe(ids.length + 1);
    }
    const { body } = await studio.get(`/reports/resources/${ada}?${week}`);
    expect(body.projects.length).toBe(2);
  });

  it("follow a booking to its current project", async () => {
    const { studio, ada, client, project, idle } = await makeWork();
    const { id } = await makeBooking(studio, ada, { client_id: client, duration: 15 });
    await studio.put(`/bookings/${id}`, { project_id: idle, client_id: null });
    expect(await report(studio, `projects/${idle}`)).toMatchObject({ booked: 15 });
    expect(await report(studio, `clients/${client}`)).toMatchObject({ booked: 420 });
    await studio.put(`/bookings/${id}`, { end_date: "2026-11-24" });
    expect(await report(studio, `projects/${idle}`)).toMatchObject({ booked: 30 });
    const day = { start_date: "2026-11-25", end_date: "2026-11-25" };
    await studio.put(`/bookings/${id}`, { ...day, project_id: project });
    expect(await report(studio, `projects/${project}`)).toMatchObject({ booked: 375 });
    await studio.put(`/bookings/${id}`, { project_id: null });
    expect(await report(studio, "projects/0")).toMatchObject({ booked: 105 });
    expect(await reconciled()).toEqual([]);
  });

  it("include bookings from before an upgrade", async () => {
    const { studio, client, project } = await makeWork();
    await inDatabase("update scheduling.booking_durations set client_id = null, project_id = null");
    const file = new URL("../../../migrations/0015-reports.sql", import.meta.url);
    const [, update] = readFileSync(file, "utf8").split(/^(?=update |create )/m);
    await inDatabase(update!);
    expect(await report(studio, `projects/${project}`)).toMatchObject({ booked: 360 });
    expect(await report(studio, "clients")).toMatchObject({ booked: 450 });
    expect(await report(studio, `clients/${client}`)).toMatchObject({ booked: 420 });
    expect(await reconciled()).toEqual([]);
  });

  it("keep the time of deleted projects", async () => {
    const { studio, client, project, idle } = await makeWork();
    await inDatabase(`update scheduling.projects set deleted_at = now()
      where id in (${project}, ${idle})`);
    await inDatabase(`update scheduling.clients set deleted_at = now() where id = ${client}`);
    const { booked, projects } = await report(studio, "projects");
    expect(booked).toBe(450);
    expect(projects.map(({ id }: { id: number }) => id)).toEqual([0, project]);
    expect(await report(studio, `projects/${project}`)).toMatchObject({ booked: 360 });
    expect(await report(studio, `clients/${client}`)).toMatchObject({ booked: 420 });
  });

  it("are zero, not empty, without bookings", async () => {
    const studio = await createStudio();
    const zero = { booked: 0, waiting_list: 0 };
    expect(await report(studio, "projects")).toMatchObject({ ...zero, max_usage: 0, projects: [] });
    expect(await report(studio, "clients")).toMatchObject({ ...zero, clients: [] });
    expect(await report(studio, "projects/0")).toMatchObject({ ...zero, resources: [] });
    expect(await report(studio, "resources")).toMatchObject({ ...zero, utilization: 0 });
  });
});
