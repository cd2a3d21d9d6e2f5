import { heldBy } from "@frontdesk/platform/test/held";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Counter, makeCounter, makeService } from "../../../test/counter.ts";
import { type Json, startTestScheduling, type TestScheduling } from "../../../test/harness.ts";

let scheduling: TestScheduling;
beforeAll(async () => {
  scheduling = await startTestScheduling();
});
afterAll(() => scheduling.close());

async function copyService({ accountId }: Counter, count: number, bytes: number): Promise<void> {
  await sql
    .raw(`insert into scheduling.services (account_id, name, description, color, visibility,
      secret, duration, parts, slot_step, minimum_notice, horizon, currency, approval_hours,
      cancellation, most_reschedules, created_at, updated_at)
    select account_id, name, repeat('x', ${bytes}), color, visibility, md5(random()::text),
      duration, parts, slot_step, minimum_notice, horizon, currency, approval_hours, cancellation,
      most_reschedules, created_at, updated_at
    from scheduling.services, generate_series(1, ${count}) where account_id = ${accountId}`)
    .execute(scheduling.context.db);
}

const pageOf = ({ subdomain }: Counter) => scheduling.send(`GET /public/v1/${subdomain}`);
const cut = ({ resourceIds }: Counter, fields: object = {}) => ({
  name: "Cut",
  duration: 30,
  visibility: "public",
  parts: [{ resource_ids: resourceIds }],
  ...fields,
});

describe("public page of a business", () => {
  it("lists two hundred services, and refuses another public one", async () => {
    const counter = await makeCounter(scheduling);
    await copyService(counter, 199, 10);
    expect((await pageOf(counter)).body.services).toHaveLength(200);
    const { status, body } = await counter.post("/services", cut(counter));
    const text = "cannot be public: the page already lists 200 services";
    expect([status, body.errors]).toEqual([422, { visibility: [text] }]);
    const hidden = await counter.post("/services", cut(counter, { visibility: "off" }));
    expect(hidden.status).toBe(201);
    const path = `/services/${hidden.body.id}`;
    expect((await counter.put(path, { visibility: "public" })).status).toBe(422);
    const own = `/services/${counter.serviceId}`;
    expect((await counter.put(own, { description: "Longer" })).status).toBe(200);
    await counter.put(own, { archived: true });
    expect((await counter.put(path, { visibility: "public" })).status).toBe(200);
  });

  it("allows 750 kB of texts, and a shorter version of a longer page", async () => {
    const counter = await makeCounter(scheduling);
    await copyService(counter, 79, 10_000);
    const { status, body } = await counter.post("/services", cut(counter));
    const text = "cannot be public: the texts of all public services are too long for the page";
    expect([status, body.errors]).toEqual([422, { visibility: [text] }]);
    const own = `/services/${counter.serviceId}`;
    expect((await counter.put(own, { description: "Longer" })).status).toBe(422);
    expect((await counter.put(own, { name: "H" })).status).toBe(200);
  });

  it("lists at most a megabyte of services, written one by one", async () => {
    const counter = await makeCounter(scheduling, { resources: 90 });
    await copyService(counter, 199, 20_000);
    const { body: whole } = await scheduling.send(
      `GET /public/v1/${counter.subdomain}/services/${counter.serviceId}`,
    );
    let page: Json;
    const held = await heldBy(async () => {
      const { body, headers } = await pageOf(counter);
      expect("content-length" in headers).toBe(false);
      page = body;
    });
    expect(page.services[0]).toEqual(whole);
    expect(page.services.length).toBeGreaterThan(45);
    expect(page.services.at(-1).parts[0].resources).toHaveLength(90);
    expect(held.read).toBeGreaterThan(900_000);
    expect(held.read).toBeLessThan(1_200_000);
    expect(held.written).toBeLessThan(262_144);
  });

  it("sends a short page in one piece", async () => {
    const counter = await makeCounter(scheduling);
    await makeService(scheduling, counter, { parts: [], position: 1 });
    const { body, headers } = await pageOf(counter);
    expect([body.services.length, "content-length" in headers]).toEqual([2, true]);
  });
});
