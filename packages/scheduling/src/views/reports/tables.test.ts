import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeBookable, makeBooking } from "../../../test/agenda.ts";
import { startTestScheduling, type TestScheduling } from "../../../test/harness.ts";
import {
  makeClient,
  makeMember,
  makeProject,
  makeStudio,
  type Studio,
} from "../../../test/studio.ts";

let scheduling: TestScheduling;
let studio: Studio;
let ids: { resource: number; client: number; project: number; bookings: number[] };
beforeAll(async () => {
  scheduling = await startTestScheduling({ now: () => new Date("2026-11-20T09:00:00Z") });
  studio = await makeStudio(scheduling);
  const resource = await makeBookable(scheduling, studio);
  const { id: client } = await makeClient(studio, { name: "=cmd()", notes: 'a "b", c' });
  const { id: project } = await makeProject(studio, { name: "Bread" });
  const first = await makeBooking(studio, resource, { client_id: client, details: "@SUM(1)" });
  const second = await makeBooking(studio, resource, { project_id: project, start_time: 600 });
  ids = { resource, client, project, bookings: [first.id, second.id] };
});
afterAll(() => scheduling.close());

const days = "start_date=2026-11-23&end_date=2026-11-27";

async function tableOf(path: string): Promise<Record<string, string>[]> {
  const { status, text, headers } = await studio.get(path);
  expect([status, headers["content-type"]]).toEqual([
    200,
    "text/csv; charset=utf-8; header=present",
  ]);
  expect(headers["content-disposition"]).toMatch(/^attachment; filename="[\w-]+\.csv"$/);
  const rows: string[][] = [[]];
  for (const [, cell = "", end] of text.matchAll(/("(?:[^"]|"")*"|[^",\r\n]*)(,|\r\n)/g)) {
    rows.at(-1)!.push(cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell);
    if (end !== ",") rows.push([]);
  }
  const [names = [], ...lines] = rows.slice(0, -1);
  return lines.map((line) => Object.fromEntries(line.map((cell, at) => [names[at], cell])));
}

describe("format=csv", () => {
  it("has bookings with names, and disarms formulas", async () => {
    const table = await tableOf(`/bookings?format=csv&${days}`);
    expect(table).toMatchObject([
      {
        id: String(ids.bookings[0]),
        start_date: "2026-11-23",
        start_time: "",
        duration: "60",
        resource: "Ada",
        client: "'=cmd()",
        project: "",
        details: "'@SUM(1)",
        days: "1",
      },
      { id: String(ids.bookings[1]), start_time: "600", end_time: "660", project: "Bread" },
    ]);
    expect(await tableOf(`/bookings?format=csv&${days}&q=bread`)).toHaveLength(1);
    expect(await tableOf(`/clients/${ids.client}/bookings?format=csv&${days}`)).toHaveLength(1);
    expect(await tableOf("/bookings?format=csv&start_date=2020-01-01&end_date=2020-12-31")).toEqual(
      [],
    );
  });

  it("has hours in a language's format on request", async () => {
    const { text } = await studio.get(`/bookings?format=csv&${days}&locale=da-DK`);
    expect(text.startsWith("\ufeffid;start_date;end_date;start_time;")).toBe(true);
    expect(text).toContain(`\r\n${ids.bookings[1]};`);
    expect(text).toContain(";10:00;11:00;");
    const report = await studio.get(`/reports/resources?format=csv&${days}&locale=de`);
    expect(report.text).toContain(";02:00;");
    const wrong = await studio.get(`/bookings?format=csv&${days}&locale=../x`);
    expect([wrong.status, wrong.body.errors]).toEqual([
      422,
      { locale: ["must be a language, such as da-DK"] },
    ]);
  });

  it("has all of many bookings", async () => {
    const other = await makeStudio(scheduling);
    const resource = await makeBookable(scheduling, other, { hours: { endTime: 1440 } });
    for (let created = 0; created < 501; created += 1) {
      await makeBooking(other, resource, { duration: 1 });
    }
    const { text } = await other.get(`/bookings?format=csv&${days}&limit=2`);
    expect(new Set(text.trimEnd().split("\r\n")).size).toBe(502);
  });

  it("has clients", async () => {
    const [client] = await tableOf("/clients?format=csv");
    expect(client).toMatchObject({ name: "'=cmd()", notes: 'a "b", c', archived: "false" });
    expect(await tableOf("/clients/archived?format=csv")).toEqual([]);
  });

  it("has each report", async () => {
    const report = (noun: string) => tableOf(`/reports/${noun}?format=csv&${days}`);
    expect((await report("resources")).find(({ name }) => name === "Ada")).toMatchObject({
      id: String(ids.resource),
      booked: "120",
      availability: "2400",
      utilization: "0.05",
    });
    expect((await report("projects")).find(({ name }) => name === "Bread")).toMatchObject({
      booked: "60",
    });
    expect((await report("clients")).find(({ name }) => name === "'=cmd()")).toMatchObject({
      booked: "60",
    });
    const spent = [{ name: "Ada", booked: "60" }];
    expect(await report(`projects/${ids.project}`)).toMatchObject(spent);
    expect(await report(`clients/${ids.client}`)).toMatchObject(spent);
    expect(await report("projects/0")).toMatchObject(spent);
    const purposes = await report(`resources/${ids.resource}`);
    expect(purposes.map(({ kind, name }) => [kind, name])).toEqual(
      expect.arrayContaining([
        ["project", "Bread"],
        ["client", "'=cmd()"],
      ]),
    );
  });

  it.each([
    ["/bookings?format=csv", "end_date"],
    ["/bookings?format=csv&start_date=2026-01-01", "end_date"],
    ["/bookings?format=csv&start_date=2026-01-01&end_date=2027-01-02", "end_date"],
    ["/reports/clients?format=csv&start_date=2026-01-01&end_date=2027-01-02", "end_date"],
    [`/reports/clients?format=xml&${days}`, "format"],
  ])("refuses %s", async (path, field) => {
    const { status, body } = await studio.get(path);
    expect([status, Object.keys(body.errors)]).toEqual([422, [field]]);
    const message = "days from start_date, for csv";
    if (field === "end_date") expect(body.errors.end_date[0]).toContain(message);
  });

  it("requires the right to read the list", async () => {
    const blind = await makeMember(scheduling, studio, {
      rights: { bookings: "none", clients: "none", reports: "none" },
    });
    const paths = ["/bookings", "/clients", "/reports/clients"];
    for (const path of paths) {
      expect((await blind.get(`${path}?format=csv&${days}`)).status).toBe(403);
    }
  });
});
