import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeBookable, makeBooking } from "../../../test/agenda.ts";
import { listEndpoints } from "../../../test/endpoints.ts";
import { type Json, startTestScheduling, type TestScheduling } from "../../../test/harness.ts";
import { makeClient, makeStudio, type Studio } from "../../../test/studio.ts";

let scheduling: TestScheduling;
let studio: Studio;
beforeAll(async () => {
  scheduling = await startTestScheduling();
  studio = await makeStudio(scheduling);
});
afterAll(() => scheduling.close());

const idsOf = (items: Json[]): number[] => items.map(({ id }) => id);
const nextOf = (link: unknown): string | undefined =>
  /<([^>]+)>; rel="next"/.exec(String(link))?.[1];

describe("lists: paging while rows are deleted", () => {
  it("next links by last id miss no row", async () => {
    const created: number[] = [];
    for (let count = 0; count < 7; count += 1) created.push((await makeClient(studio)).id);
    const seen: number[] = [];
    let path: string | undefined = "/clients?limit=2";
    while (path !== undefined) {
      const { body, headers } = await studio.get(path);
      seen.push(...idsOf(body));
      await studio.delete(`/clients/${body[0].id}`);
      path = nextOf(headers.link);
      if (path !== undefined) expect(path).toContain(`after=${seen.at(-1)}`);
    }
    expect(seen).toEqual(created);
  });

  it("paging by id works in a range of bookings; paging by page number still works", async () => {
    const resource = await makeBookable(scheduling, studio);
    const created: number[] = [];
    for (let count = 0; count < 5; count += 1) {
      created.push((await makeBooking(studio, resource)).id);
    }
    const range = "start_date=2026-11-01&end_date=2026-11-30";
    const { body, headers } = await studio.get(`/bookings?${range}&limit=2&after=${created[1]}`);
    expect([idsOf(body), headers["x-total-count"]]).toEqual([created.slice(2, 4), undefined]);
    expect(nextOf(headers.link)).toBe(
      `/v1/${studio.subdomain}/bookings?start_date=2026-11-01&end_date=2026-11-30` +
        `&limit=2&after=${created[3]}`,
    );
    const last = await studio.get(`/bookings?limit=2&after=${created[3]}`);
    expect([idsOf(last.body), last.headers.link]).toEqual([created.slice(4), undefined]);
    const all = await studio.get(`/bookings?limit=0&after=${created[0]}`);
    expect(idsOf(all.body)).toEqual(created.slice(1));
    const counted = await studio.get("/bookings?limit=2&offset=0");
    expect([nextOf(counted.headers.link)?.includes("offset=2"), counted.headers]).toMatchObject([
      true,
      { "x-total-count": "5" },
    ]);
  });

  it("paging by `after` works with page sizes and without a limit", async () => {
    const own = await makeStudio(scheduling);
    const created: number[] = [];
    for (let count = 0; count < 4; count += 1) created.push((await makeClient(own)).id);
    for (const size of ["per_page=1", "limit=1&offset=0"]) {
      const { headers } = await own.get(`/clients?${size}&after=${created[1]}`);
      expect([size, nextOf(headers.link)]).toEqual([size, expect.stringMatching(/after=\d+$/)]);
      const next = await own.get(`/clients?limit=1&after=${created[2]}`);
      expect(idsOf(next.body)).toEqual(created.slice(3));
      expect(nextOf(headers.link)).toContain(`after=${created[2]}`);
    }
  });

  it("refuses `after` together with an offset or page", async () => {
    for (const query of ["after=1&offset=1", "after=1&page=2"]) {
      const { status, body } = await studio.get(`/bookings?${query}`);
      const errors = { after: ["cannot be given with offset or page"] };
      expect([status, body.errors]).toEqual([422, errors]);
    }
  });

  it("every list with an offset also has `after`", async () => {
    const { paths = {} } = scheduling.server.swagger() as { paths?: Json };
    const lists = listEndpoints(scheduling).flatMap(({ path }): [string, string[]][] => {
      const parameters: Json[] = paths[path].get?.parameters ?? [];
      const names = parameters.map(({ name }) => name);
      return names.includes("offset") ? [[path, names]] : [];
    });
    expect(lists.length).toBeGreaterThan(15);
    for (const [path, names] of lists)
      expect([path, names]).toEqual([path, expect.arrayContaining(["after"])]);
    // Openings are by day and have no ids.
    const plain = lists.filter(([path]) => !path.endsWith("/openings"));
    for (const [path] of plain.filter(([path]) => path.split("{").length === 2)) {
      const location = path.replace("/v1/{account}", "");
      const { body: whole } = await studio.get(`${location}?limit=0`);
      if (whole.length === 0) continue;
      const { status, body } = await studio.get(`${location}?limit=0&after=${whole[0].id}`);
      expect([location, status, idsOf(body)]).toEqual([location, 200, idsOf(whole.slice(1))]);
    }
  });
});
