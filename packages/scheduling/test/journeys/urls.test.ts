import { afterAll, beforeAll, expect, it } from "vitest";
import {
  type Belongings,
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
  scheduling = await startTestScheduling({ settings: { publicUrl: "https://book.example.com" } });
  studio = await makeStudio(scheduling);
  belongings = await makeBelongings(studio);
});
afterAll(() => scheduling.close());

function urlsIn(body: unknown): string[] {
  if (Array.isArray(body)) return body.flatMap(urlsIn);
  if (typeof body !== "object" || body === null) return [];
  return Object.entries(body).flatMap(([name, value]) => {
    if (name === "before" || name === "after" || name === "model") return [];
    if (name !== "url") return urlsIn(value);
    // The booking page is HTML.
    return value === null || String(value).includes("/book/") ? [] : [String(value)];
  });
}

async function walk(query = ""): Promise<string[]> {
  const matches: string[] = [];
  const readable = listEndpoints(scheduling).filter(
    ({ method, path }) => method === "GET" && path.startsWith("/v1/"),
  );
  for (const endpoint of readable) {
    const path = pathTo(endpoint, belongings) + (workingInput(endpoint, belongings).query || query);
    const { body } = await studio.get(path);
    matches.push(...urlsIn(body));
  }
  return matches;
}

async function fetchAll(urls: readonly string[]): Promise<[string, number][]> {
  const answers: [string, number][] = [];
  for (const url of new Set(urls)) {
    expect(url).toMatch(/^https:\/\/book\.example\.com\/v1\//);
    const { status } = await studio.get(url.slice("https://book.example.com".length));
    answers.push([url, status]);
  }
  return answers;
}

const failed = (answers: readonly [string, number][]) =>
  answers.filter(([, status]) => status !== 200);

it("urls in responses: each can be fetched, also of deleted items", async () => {
  const { ids } = belongings;
  const purposes = { client_id: ids.clients, start_date: "2030-01-08" };
  const wish = { resource_id: ids.resources, duration: 5, ...purposes };
  const response = await studio.post("/bookings", wish);
  const waiting = { ...wish, client_id: null, project_id: ids.projects };
  const second = await studio.post("/bookings", waiting);
  const changed = await studio.put(`/bookings/${ids.bookings}`, { details: "New" });
  const written = [response, second, changed].flatMap(({ body }) => urlsIn(body));
  const before = await fetchAll([...written, ...(await walk())]);
  expect(before.length).toBeGreaterThan(12);
  expect(failed(before)).toEqual([]);

  for (const path of [
    `/bookings/${ids.bookings}`,
    `/clients/${ids.clients}`,
    `/projects/${ids.projects}`,
    `/resources/${ids.resources}`,
  ]) {
    await studio.delete(path);
  }
  const after = await fetchAll(await walk("?updated_since=2020-01-01T00:00:00Z"));
  expect(after.map(([url]) => url).join()).toContain("/reports/");
  expect(failed(after)).toEqual([]);
});
