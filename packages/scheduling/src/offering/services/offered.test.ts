import { afterAll, beforeAll, expect, it } from "vitest";
import { makeBookable } from "../../../test/agenda.ts";
import { type Json, startTestScheduling, type TestScheduling } from "../../../test/harness.ts";
import { makeStudio } from "../../../test/studio.ts";
import { findOffered, listPublic } from "./store.ts";

let scheduling: TestScheduling;
beforeAll(async () => {
  scheduling = await startTestScheduling();
});
afterAll(() => scheduling.close());

it("services: customers find a public one by number and an unlisted one by secret", async () => {
  const { db } = scheduling.context;
  const studio = await makeStudio(scheduling);
  const other = await makeStudio(scheduling);
  const resource = await makeBookable(scheduling, studio);
  const make = async (fields: object): Promise<Json> => {
    const whole = { name: "Cut", duration: 30, parts: [{ resource_ids: [resource] }], ...fields };
    return (await studio.post("/services", whole)).body;
  };
  const last = await make({ visibility: "public", position: 2 });
  const first = await make({ visibility: "public", position: 1 });
  const unlisted = await make({ visibility: "unlisted" });
  const off = await make({});
  const archived = await make({ visibility: "public", archived: true });
  const rows = await listPublic(db, studio.accountId);
  expect(rows.map(({ id }) => id)).toEqual([first.id, last.id]);
  const find = async (publicId: string, accountId = studio.accountId) =>
    (await findOffered(db, accountId, publicId))?.id;
  expect(await find(last.public_id)).toBe(last.id);
  expect(await find(unlisted.public_id)).toBe(unlisted.id);
  for (const hidden of [unlisted.id, off.id, archived.id, "", "0", "x"]) {
    expect(await find(String(hidden))).toBeUndefined();
  }
  for (const { public_id: id } of [last, unlisted]) {
    expect(await find(id, other.accountId)).toBeUndefined();
  }
  await studio.delete(`/services/${last.id}`);
  expect(await find(last.public_id)).toBeUndefined();
});
