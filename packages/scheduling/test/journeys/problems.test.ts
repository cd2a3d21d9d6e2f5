import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  type Belongings,
  isPersons,
  listEndpoints,
  makeBelongings,
  pathTo,
  workingInput,
} from "../endpoints.ts";
import { type Json, startTestScheduling, type TestScheduling } from "../harness.ts";
import { makeStudio, type Studio } from "../studio.ts";

let scheduling: TestScheduling;
let studio: Studio;
let belongings: Belongings;
let paths: Json;
beforeAll(async () => {
  scheduling = await startTestScheduling();
  studio = await makeStudio(scheduling);
  belongings = await makeBelongings(studio);
  paths = (await scheduling.send("GET /openapi.json")).body.paths;
});
afterAll(() => scheduling.close());

describe("problems of a body", () => {
  it("appear together in field order, including those beyond the schema", async () => {
    const body = {
      start_date: "2030-01-07",
      duration: 60,
      booker_id: 999_999,
      client_id: 999_999,
      resource_id: 999_999,
    };
    const { status, body: notice } = await studio.post("/bookings", body);
    const matches = ["resource_id", "booker_id", "client_id"];
    expect([status, Object.keys(notice.errors)]).toEqual([422, matches]);
    expect(notice.error_description).toMatch(/^resource_id .*; booker_id .*; client_id /);
    const words = { rrule: "FREQ=DAILY", exdates: "x", end_date: "never", start_date: "no" };
    const { body: read } = await studio.post("/bookings", {
      duration: 60,
      resource_id: 1,
      ...words,
    });
    const { schema } = paths["/v1/{account}/bookings"].post.requestBody.content["application/json"];
    const order = Object.keys(schema.properties);
    const named = Object.keys(read.errors);
    expect(named.length).toBe(4);
    expect(named).toEqual(
      named.toSorted((one, other) => order.indexOf(one) - order.indexOf(other)),
    );
  });

  it("are at most ten, including those beyond the schema", async () => {
    const resource_ids = Array.from({ length: 30 }, (_, n) => 900_000 + n);
    const downtime = { resource_ids, from: "2030-01-07", to: "2030-01-07" };
    const { status, body } = await studio.post("/downtimes", downtime);
    expect([status, Object.keys(body.errors).length]).toEqual([422, 10]);
    expect(body.error_description.split("; ")).toHaveLength(10);
  });
});

describe("unknown parameter of a list", () => {
  const reads = () =>
    listEndpoints(scheduling).filter(({ method, path }) => {
      const { parameters = [] } = paths[path][method.toLowerCase()];
      const isRequested = parameters.some((each: Json) => each.in === "query");
      return method === "GET" && isRequested && path.startsWith("/v1");
    });

  const ask = async (endpoint: { method: "GET"; path: string }, more: string) => {
    const { query } = workingInput(endpoint, belongings);
    const path = `${pathTo(endpoint, belongings)}${query}${query === "" ? "?" : "&"}${more}`;
    return await scheduling.send(`GET ${path}`, { token: studio.token });
  };

  it("returns 400 with its name in every read with parameters", async () => {
    const own = reads().filter((each) => !isPersons(scheduling, each));
    expect(own.length).toBeGreaterThan(30);
    for (const { path } of own) {
      const { status, body } = await ask({ method: "GET", path }, "clinet_id=7&colour[]=red");
      expect([path, status, body.error, body.errors]).toEqual([
        path,
        400,
        "bad_request",
        { clinet_id: ["is unknown"], colour: ["is unknown"] },
      ]);
      expect(paths[path].get.responses["400"]).toBeDefined();
    }
  });

  it("passes if empty, or if published clients always send it", async () => {
    for (const { path } of reads().filter((each) => !isPersons(scheduling, each))) {
      const { status } = await ask({ method: "GET", path }, "colour=&status_id=null");
      expect([path, status]).toEqual([path, 200]);
    }
    for (const path of [
      "/v1/me?limit=0",
      `/v1/${studio.subdomain}/resources?limit=0&page=1&per_page=9`,
    ]) {
      const { status } = await scheduling.send(`GET ${path}` as "GET /", { token: studio.token });
      expect([path, status]).toEqual([path, 200]);
    }
    const body = { details: "More" };
    const { status } = await studio.put(`/bookings/${belongings.ids.bookings}?limit=0&x=1`, body);
    expect(status).toBe(200);
  });
});
