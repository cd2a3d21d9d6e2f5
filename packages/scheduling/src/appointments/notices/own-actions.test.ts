import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type Counter, makeCounter, monday } from "../../../test/counter.ts";
import { startTestScheduling, type TestScheduling } from "../../../test/harness.ts";
import { mailsTo } from "../../../test/mailbox.ts";
import { type Member, makeMember } from "../../../test/studio.ts";

let now = new Date("2027-02-20T09:00:00Z");
let scheduling: TestScheduling;
let counter: Counter;
let mia: Member & { email: string; resourceId: number };
let otherId: number;
beforeAll(async () => {
  scheduling = await startTestScheduling({ now: () => now });
});
beforeEach(async () => {
  now = new Date("2027-02-20T09:00:00Z");
  counter = await makeCounter(scheduling, { resources: 2 });
  const member = await makeMember(scheduling, counter, { permissions: "administrator" });
  const { email } = (await member.get("/v1/me")).body;
  const [resourceId, other] = counter.resourceIds;
  otherId = other!;
  await link(resourceId!, member.userId);
  mia = { ...member, email, resourceId: resourceId! };
});
afterAll(() => scheduling.close());

async function link(resourceId: number, userId: number): Promise<void> {
  await sql`update scheduling.resources set user_id = ${userId}, first_name = name
    where account_id = ${counter.accountId} and id = ${resourceId}`.execute(scheduling.context.db);
}

async function book(by: Pick<Member, "post"> = counter, resourceId = mia.resourceId) {
  const { body: client } = await counter.post("/clients", { name: "Ann Larsen" });
  const { status, body } = await by.post("/appointments", {
    service_id: Number(counter.serviceId),
    client_id: client.id,
    starts_at: `${monday}T10:00:00Z`,
    resource_ids: [resourceId],
  });
  expect(status).toBe(201);
  await scheduling.notifying.drain();
  return `/appointments/${body.id}`;
}

async function subjects(count: number, email = mia.email): Promise<string[]> {
  await scheduling.notifying.drain();
  const mails = await mailsTo(scheduling, email, count);
  expect(mails).toHaveLength(count);
  return mails.map(({ headers }) => String(headers.get("subject")).replace(/:.*/s, ""));
}

describe("mails to the person behind a resource", () => {
  it("report changes by others", async () => {
    const path = await book();
    await counter.put(path, { starts_at: `${monday}T12:00:00Z` });
    await scheduling.notifying.drain();
    await counter.post(`${path}/cancel`);
    expect(await subjects(3)).toEqual([
      "New appointment",
      expect.stringMatching(/moved/i),
      expect.stringMatching(/cancelled/i),
    ]);
  });

  it("report no change by the person", async () => {
    const path = await book(mia);
    await mia.put(path, { starts_at: `${monday}T12:00:00Z` });
    await scheduling.notifying.drain();
    await mia.put(path, { resource_ids: [otherId] });
    await scheduling.notifying.drain();
    await mia.post(`${path}/cancel`);
    expect(await subjects(0)).toEqual([]);
  });

  it("tell a colleague about the person's change", async () => {
    const colleague = await makeMember(scheduling, counter, { permissions: "administrator" });
    const { email } = (await colleague.get("/v1/me")).body;
    await link(otherId, colleague.userId);
    const path = await book(mia);
    await mia.put(path, { resource_ids: [otherId] });
    expect(await subjects(1, email)).toHaveLength(1);
    expect(await subjects(0)).toEqual([]);
  });

  it("stop with `none`, and go on with `each`", async () => {
    const own = `/resources/${mia.resourceId}`;
    expect((await counter.get(own)).body.notices).toBe("each");
    const silent = await mia.put(own, { notices: "none" });
    expect([silent.status, silent.body.notices]).toEqual([200, "none"]);
    const path = await book();
    expect(await subjects(0)).toEqual([]);
    expect((await counter.put(own, { first_name: "Renamed" })).body.notices).toBe("none");
    await counter.put(own, { notices: "each" });
    await counter.post(`${path}/cancel`);
    expect(await subjects(1)).toHaveLength(1);
  });

  it("know no other values", async () => {
    const { status } = await counter.put(`/resources/${mia.resourceId}`, { notices: "weekly" });
    expect(status).toBe(422);
  });
});
