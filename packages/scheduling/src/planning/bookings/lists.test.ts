import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeBookable, makeBooking, makePurpose } from "../../../test/agenda.ts";
import { type Json, startTestScheduling, type TestScheduling } from "../../../test/harness.ts";
import { type Member, makeMember, makeStudio, type Studio } from "../../../test/studio.ts";

let scheduling: TestScheduling;
let studio: Studio;
let member: Member;
let locations: { resource: number; other: number; project: number; client: number };
let bookings: Json[];
beforeAll(async () => {
  scheduling = await startTestScheduling({ settings: { mostRows: 4 } });
  studio = await makeStudio(scheduling);
  member = await makeMember(scheduling, studio, { permissions: "manager" });
  const resource = await makeBookable(scheduling, studio);
  const other = await makeBookable(scheduling, studio);
  const project = await makePurpose(scheduling, studio, { kind: "project" });
  const client = await makePurpose(scheduling, studio, { kind: "client" });
  locations = { resource, other, project, client };
  bookings = [
    await makeBooking(studio, resource, { end_date: "2026-11-27", project_id: project }),
    await makeBooking(studio, other, { start_date: "2026-11-25", client_id: client }),
    await makeBooking(member, other, { start_date: "2026-11-30", project_id: project }),
  ];
});
afterAll(() => scheduling.close());

async function find(path: string): Promise<number[]> {
  const { body } = await studio.get(path);
  return body.map(({ id }: { id: number }) => bookings.findIndex((booking) => booking.id === id));
}

describe("booking list", () => {
  it("is ordered by id and paged", async () => {
    const { body, headers } = await studio.get("/bookings?limit=2&offset=1");
    expect(body).toEqual(bookings.slice(1));
    expect(headers["x-total-count"]).toBe("3");
    expect(headers.link).toContain('rel="prev"');
    expect((await studio.get("/bookings?page=2&per_page=2")).body).toEqual(bookings.slice(2));
    expect((await studio.get("/bookings/?limit=0")).body).toEqual(bookings);
  });

  it.each([
    ["start_date=2026-11-27", [0, 2]],
    ["end_date=2026-11-24", [0]],
    ["start_date=2026-11-25T00:00:00&end_date=2026-11-25", [0, 1]],
    ["start_date=2026-11-28&end_date=2026-11-29", []],
  ])("filters by range: %s", async (query, targets) => {
    expect(await find(`/bookings?${query}`)).toEqual(targets);
  });

  it("filters by booker, purpose and resources", async () => {
    const { resource, other, project, client } = locations;
    expect(await find(`/bookings?booker_id=${member.userId}`)).toEqual([2]);
    expect(await find(`/bookings?project_id=${project}`)).toEqual([0, 2]);
    expect(await find(`/bookings?client_id=${client}`)).toEqual([1]);
    expect(await find(`/bookings?resource_ids[]=${other}`)).toEqual([1, 2]);
    expect(await find(`/bookings?resource_ids=${resource},${other}`)).toEqual([0, 1, 2]);
  });

  it("filters by tentative", async () => {
    const { id } = await makeBooking(studio, locations.other, { tentative: true });
    const { body } = await studio.get("/bookings?tentative=true");
    expect(body.map((booking: Json) => booking.id)).toEqual([id]);
    expect(await find("/bookings?tentative=false")).toEqual([0, 1, 2]);
    expect(await find("/bookings?tentative=false&start_date=2026-11-28")).toEqual([2]);
    await studio.delete(`/bookings/${id}`);
  });

  it("searches details and names of resource, project and client", async () => {
    const own = await makeStudio(scheduling);
    const resource = await makeBookable(scheduling, own);
    const client = await makePurpose(scheduling, own, { kind: "client" });
    const project = await makePurpose(scheduling, own, { kind: "project" });
    const fields = [
      { details: "Bring 50%_cake" },
      { client_id: client },
      { project_id: project, start_date: "2026-11-30" },
    ];
    const ids: number[] = [];
    for (const each of fields) ids.push((await makeBooking(own, resource, each)).id);
    const saying = async (text: string, more = "") => {
      const { body } = await own.get(`/bookings?q=${encodeURIComponent(text)}${more}`);
      return body.map(({ id }: Json) => ids.indexOf(id));
    };
    expect(await saying("CAKE")).toEqual([0]);
    expect(await saying("0%_c")).toEqual([0]);
    expect(await saying("%")).toEqual([0]);
    expect(await saying("client")).toEqual([1]);
    expect(await saying("roJ")).toEqual([2]);
    expect(await saying("ada")).toEqual([0, 1, 2]);
    expect(await saying(" Ada ", "&start_date=2026-11-28")).toEqual([2]);
    expect(await saying("ada", `&project_id=${project}`)).toEqual([2]);
    expect(await saying("ada", "&limit=1&offset=1")).toEqual([1]);
    expect(await saying("' or true --")).toEqual([]);
    expect(await saying(" ")).toEqual([0, 1, 2]);
    await own.delete(`/clients/${client}`);
    expect(await saying("client")).toEqual([]);
  });

  it("filters by path of a resource, project or client", async () => {
    const { other, project, client } = locations;
    expect(await find(`/resources/${other}/bookings`)).toEqual([1, 2]);
    expect(await find(`/projects/${project}/bookings?start_date=2026-11-28`)).toEqual([2]);
    expect(await find(`/clients/${client}/bookings`)).toEqual([1]);
    for (const noun of ["resources", "projects", "clients"]) {
      expect((await studio.get(`/${noun}/999999/bookings?limit=x`)).status).toBe(404);
      expect((await studio.get(`/${noun}/x/bookings`)).status).toBe(404);
    }
  });

  it.each([
    "start_date=01/01/2013 00:00:00",
    "end_date=2026-02-30",
    "limit=-1",
    "updated_since=x",
    "start_date=2026-11-25&end_date=2026-11-24",
    "resource_ids[]=x",
    "waiting=2",
    "tentative=2",
    "q=%00",
    `q=${"x".repeat(201)}`,
  ])("refuses %s", async (query) => {
    expect((await studio.get(`/bookings?${query}`)).status).toBe(422);
  });

  it("stops at the operator's page limit", async () => {
    const more = [
      await makeBooking(studio, locations.other),
      await makeBooking(studio, locations.other),
    ];
    const { status, body } = await studio.get("/bookings?limit=0");
    expect([status, Object.keys(body.errors)]).toEqual([422, ["limit"]]);
    for (const { id } of more) await studio.delete(`/bookings/${id}`);
  });

  it("omits a deleted project", async () => {
    const project = await makePurpose(scheduling, studio, { kind: "project" });
    const { id } = await makeBooking(studio, locations.resource, { project_id: project });
    await sql`update scheduling.projects set deleted_at = now() where id = ${project}`.execute(
      scheduling.context.db,
    );
    const { body } = await studio.get(`/bookings/${id}`);
    expect([body.project_id, body.client_id]).toEqual([null, null]);
    expect((await studio.put(`/bookings/${id}`, { details: "x" })).status).toBe(200);
    expect((await studio.get(`/bookings?project_id=${project}`)).body).toEqual([]);
    expect((await studio.get(`/projects/${project}/bookings`)).status).toBe(404);
    await studio.delete(`/bookings/${id}`);
  });
});
