import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  type Belongings,
  type Endpoint,
  isPersons,
  listEndpoints,
  makeBelongings,
  pathTo,
  workingInput,
} from "../endpoints.ts";
import { startTestScheduling, type TestScheduling } from "../harness.ts";
import { makeStudio, type Studio } from "../studio.ts";

let scheduling: TestScheduling;
let studio: Studio;
let belongings: Belongings;
beforeAll(async () => {
  scheduling = await startTestScheduling();
  studio = await makeStudio(scheduling);
  belongings = await makeBelongings(studio);
});
afterAll(() => scheduling.close());

const ask = (endpoint: Endpoint, headers: Record<string, string>, body?: object) =>
  scheduling.send(
    `${endpoint.method} ${pathTo(endpoint, belongings)}${workingInput(endpoint, belongings).query}`,
    { token: studio.token, headers, body },
  );

const objects = () =>
  listEndpoints(scheduling).filter(
    (each) => each.method === "GET" && each.path.startsWith("/v1") && !isPersons(scheduling, each),
  );

describe("conditional GET", () => {
  it("returns 304 for every operation with a tag, in every notation", async () => {
    const tagged: string[] = [];
    for (const endpoint of objects()) {
      const { etag } = (await ask(endpoint, {})).headers;
      if (typeof etag !== "string") continue;
      tagged.push(endpoint.path);
      const bare = etag.replace(/^W\//, "");
      for (const list of [bare, `W/${bare}`, `"other", ${bare}`, `"a,b" ,W/${bare}`, "*"]) {
        const { status, text, headers } = await ask(endpoint, { "if-none-match": list });
        const seen = [endpoint.path, list, status, text, headers.etag];
        expect(seen).toEqual([endpoint.path, list, 304, "", etag]);
      }
      expect((await ask(endpoint, { "if-none-match": '"other"' })).status).toBe(200);
    }
    expect(tagged.length).toBeGreaterThanOrEqual(16);
  });

  it("has a documented 304", async () => {
    const { paths } = (await scheduling.send("GET /openapi.json")).body;
    for (const path of Object.keys(paths)) {
      const read = paths[path].get;
      if (read?.responses["200"]?.headers?.ETag === undefined) continue;
      expect([path, read.responses["304"]]).toEqual([path, expect.any(Object)]);
    }
  });
});

describe("conditional change", () => {
  it("accepts a tag weakened by a compressing proxy, alone and in a list", async () => {
    const put = (tags: string, details: string) =>
      scheduling.send(`PUT /v1/${belongings.subdomain}/bookings/${belongings.ids.bookings}`, {
        token: studio.token,
        headers: { "if-match": tags },
        body: { details },
      });
    const current = async () =>
      String((await studio.get(`/bookings/${belongings.ids.bookings}`)).headers.etag);
    for (const [count, form] of [
      (tag: string) => `W/${tag}`,
      (tag: string) => `"other", W/${tag}`,
      (tag: string) => `"a,b",${tag}`,
      () => "*",
    ].entries()) {
      expect((await put(form(await current()), `Change ${count}`)).status).toBe(200);
    }
    const old = await current();
    expect((await put(`W/${old}`, "Seen")).status).toBe(200);
    for (const tags of [`W/${old}`, `"other", ${old}`, '"other"', "unquoted", ""]) {
      expect([tags, (await put(tags, "Unseen")).status]).toEqual([tags, 412]);
    }
  });

  it("fails if If-None-Match names the current state", async () => {
    const path = `PUT /v1/${belongings.subdomain}/bookings/${belongings.ids.bookings}` as const;
    const put = (list: string) =>
      scheduling.send(path, {
        token: studio.token,
        headers: { "if-none-match": list },
        body: { details: "Only if new" },
      });
    expect((await put("*")).status).toBe(412);
    expect((await put('"other"')).status).toBe(200);
  });
});
