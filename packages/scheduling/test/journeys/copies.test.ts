// Mirrors lists through `updated_since`.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { reconcile } from "../../src/operating/reconcile/reconcile.ts";
import { makeFeed, seenCalendar } from "../feeds.ts";
import { startTestScheduling, type TestScheduling } from "../harness.ts";
import {
  type Json,
  makeClient,
  makeProject,
  makeResource,
  makeStudio,
  type Studio,
} from "../studio.ts";

const minuteMs = 60_000;
const day = "2026-12-07";

let scheduling: TestScheduling;
let studio: Studio;
let resource: number;
let clockMs = Date.parse("2026-11-22T08:00:00Z");
beforeAll(async () => {
  scheduling = await startTestScheduling({ now: () => new Date(clockMs) });
});
afterAll(() => scheduling.close());
beforeEach(async () => {
  studio = await makeStudio(scheduling);
  resource = (await makeResource(studio)).id;
});

const later = (minutes = 10): void => {
  clockMs += minutes * minuteMs;
};
const at = () => new Date(clockMs).toISOString();
const since = async (list: string, moment: string, more = "") =>
  (await studio.get(`/${list}?updated_since=${moment}${more}`)).body;
const idsIn = (items: Json[]): number[] => items.map(({ id }) => id);

async function makeDowntime(fields: object = {}): Promise<Json> {
  const body = {
    resource_ids: [resource],
    from: day,
    to: day,
    details: "At the dentist",
    ...fields,
  };
  return (await studio.post("/downtimes", body)).body;
}

const nouns: Record<string, { make: () => Promise<Json>; change: object }> = {
  clients: { make: () => makeClient(studio), change: { name: "Other" } },
  projects: { make: () => makeProject(studio), change: { name: "Other" } },
  resources: { make: () => makeResource(studio), change: { name: "Other" } },
  downtimes: { make: () => makeDowntime(), change: { details: "Other" } },
};

describe.each(Object.entries(nouns))("changes of %s", (list, { make, change }) => {
  it("contain exactly the items created, changed and deleted since a moment", async () => {
    const [kept, changed, deleted] = [await make(), await make(), await make()];
    later();
    const moment = at();
    await studio.put(`/${list}/${changed.id}`, change);
    later(1);
    await studio.delete(`/${list}/${deleted.id}`);
    const gone = { id: deleted.id, deleted: true, updated_at: at() };
    later();
    const created = await make();
    const { body, headers } = await studio.get(`/${list}?updated_since=${moment}`);
    expect(idsIn(body)).toEqual([changed.id, deleted.id, created.id]);
    expect(body[0]).toMatchObject(change);
    expect(body[1]).toEqual(gone);
    expect(headers["x-total-count"]).toBe("3");
    expect(idsIn(await since(list, at()))).toEqual([created.id]);
    later();
    expect(await since(list, at())).toEqual([]);
    expect(idsIn((await studio.get(`/${list}`)).body)).toEqual(
      expect.arrayContaining([kept.id, changed.id, created.id]),
    );
    expect(idsIn((await studio.get(`/${list}`)).body)).not.toContain(deleted.id);
  });

  it("start the next sync a minute earlier", async () => {
    const expected = new Date(clockMs - minuteMs).toISOString();
    for (const query of ["", `?updated_since=${at()}`]) {
      expect((await studio.get(`/${list}${query}`)).headers["x-sync-from"]).toBe(expected);
    }
  });

  it("have pages", async () => {
    const moment = at();
    const created = [await make(), await make(), await make()];
    await studio.delete(`/${list}/${created[0]!.id}`);
    const ids: number[] = [];
    for (let path: string | undefined = `/${list}?limit=1&updated_since=${moment}`; path; ) {
      const { body, headers } = await studio.get(path);
      ids.push(...idsIn(body));
      path = /<([^>]+)>; rel="next"/.exec(String(headers.link))?.[1];
    }
    expect(ids).toEqual(expect.arrayContaining(idsIn(created)));
    expect(ids).toEqual([...new Set(ids)].sort((one, other) => one - other));
  });

  it("refuse an invalid moment", async () => {
    const { status, body } = await studio.get(`/${list}?updated_since=yesterday`);
    expect([status, Object.keys(body.errors)]).toEqual([422, ["updated_since"]]);
  });
});

describe.each(["clients", "projects", "resources"])("archived %s", (list) => {
  it("count as changed", async () => {
    const { id } = await nouns[list]!.make();
    later();
    await studio.put(`/${list}/${id}`, { archived: true });
    expect(await since(list, at())).toMatchObject([{ id, archived: true }]);
    expect(await since(`${list}/archived`, at())).toMatchObject([{ id, archived: true }]);
    await studio.put(`/${list}/${id}`, { archived: false });
    expect(await since(list, at())).toMatchObject([{ id, archived: false }]);
    expect(await since(`${list}/archived`, at())).toEqual([]);
  });
});

it("bookings start the next sync a minute earlier", async () => {
  for (const path of ["/bookings", `/resources/${resource}/bookings`]) {
    const { headers } = await studio.get(path);
    expect(headers["x-sync-from"]).toBe(new Date(clockMs - minuteMs).toISOString());
  }
});

describe("deleted time off", () => {
  it("appears only in changes, without content", async () => {
    const { id } = await makeDowntime();
    const feed = await makeFeed(studio, resource);
    const report = `/reports/resources?start_date=${day}&end_date=${day}`;
    expect([(await seenCalendar(scheduling, feed)).events.length]).toEqual([1]);
    expect((await studio.get(report)).body.availability).toBe(480);
    later();
    const moment = at();
    expect((await studio.delete(`/downtimes/${id}`)).status).toBe(204);
    for (const query of ["", `?from=${day}`, `?resource_ids=${resource}`]) {
      expect((await studio.get(`/downtimes${query}`)).body).toEqual([]);
    }
    const all = `?from=${day}&to=${day}&resource_ids=${resource}`;
    expect((await studio.get(`/downtimes${all}`)).body).toEqual([]);
    for (const answer of [
      await studio.get(`/downtimes/${id}`),
      await studio.put(`/downtimes/${id}`, { details: "x" }),
      await studio.delete(`/downtimes/${id}`),
    ]) {
      expect(answer.status).toBe(404);
    }
    expect((await seenCalendar(scheduling, feed)).events).toEqual([]);
    expect((await studio.get(report)).body.availability).toBe(960);
    const booking = { resource_id: resource, start_date: day, duration: 480, start_time: 540 };
    expect((await studio.post("/bookings", booking)).status).toBe(201);
    const { findings } = await reconcile(scheduling.context);
    expect(findings).toEqual([]);
    const gone = [{ id, deleted: true, updated_at: moment }];
    expect(await since("downtimes", moment)).toEqual(gone);
    // The deleted entry has no resource, so every filter includes it.
    expect(await since("downtimes", moment, `&resource_ids=${resource}&from=2030-01-01`)).toEqual(
      gone,
    );
  });

  it("appears with any filter", async () => {
    const other = (await makeResource(studio)).id;
    later();
    const moment = at();
    const mine = await makeDowntime();
    const gone = await makeDowntime({ resource_ids: [other] });
    await makeDowntime({ resource_ids: [other] });
    await studio.delete(`/downtimes/${gone.id}`);
    expect(idsIn(await since("downtimes", moment, `&resource_ids=${resource}`))).toEqual([
      mine.id,
      gone.id,
    ]);
    expect(idsIn(await since("downtimes", moment, "&from=2030-01-01"))).toEqual([gone.id]);
  });
});

it("a mirrored list equals the list after any changes", async () => {
  const copies = new Map(Object.keys(nouns).map((list) => [list, new Map<number, Json>()]));
  let moments = new Map(Object.keys(nouns).map((list) => [list, "1970-01-01T00:00:00Z"]));
  const ids: Record<string, number[]> = { clients: [], projects: [], resources: [], downtimes: [] };
  let drawn = 7;
  const draw = (below: number) => {
    drawn = (drawn * 48_271) % 2_147_483_647;
    return drawn % below;
  };
  const changeOne = async () => {
    const list = Object.keys(nouns)[draw(4)]!;
    const { make, change } = nouns[list]!;
    const id = ids[list]![draw(ids[list]!.length || 1)];
    const what = draw(4);
    if (id === undefined || what < 2) ids[list]!.push((await make()).id);
    else if (what === 2) await studio.put(`/${list}/${id}`, change);
    else await studio.delete(`/${list}/${id}`);
    later(0.3);
  };
  for (let round = 0; round < 12; round += 1) {
    for (let stage = 0; stage < 6; stage += 1) await changeOne();
    const next = new Map<string, string>();
    for (const [list, copy] of copies) {
      const { body, headers } = await studio.get(
        `/${list}?limit=0&updated_since=${moments.get(list)}`,
      );
      next.set(list, headers["x-sync-from"] as string);
      for (const item of body) {
        if (item.deleted === true) copy.delete(item.id);
        else copy.set(item.id, item);
      }
      const all: Json[] = (await studio.get(`/${list}?limit=0`)).body;
      const byId = (one: Json, other: Json) => one.id - other.id;
      expect([...copy.values()].sort(byId)).toEqual(all);
    }
    moments = next;
  }
});
