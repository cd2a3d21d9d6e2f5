import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Counter, makeCounter, monday } from "../../../test/counter.ts";
import { startTestScheduling, type TestScheduling } from "../../../test/harness.ts";
import { makeMember } from "../../../test/studio.ts";

let scheduling: TestScheduling;
let counter: Counter;
beforeAll(async () => {
  scheduling = await startTestScheduling({ now: () => new Date("2027-02-20T09:00:00Z") });
  counter = await makeCounter(scheduling, { service: { price: 6050 } });
  const { body: client } = await counter.post("/clients", {
    name: "=Ann",
    email: "ann@example.com",
    phone: "+45 12 34 56 78",
  });
  const created = await counter.post("/appointments", {
    service_id: Number(counter.serviceId),
    client_id: client.id,
    starts_at: `${monday}T10:00:00Z`,
  });
  expect(created.status).toBe(201);
  const items = [{ kind: "appointment", appointment_id: created.body.id, amount: 2000 }];
  const order = { payment: "cash", currency: "EUR", items };
  expect((await counter.post("/orders", order)).status).toBe(201);
});
afterAll(() => scheduling.close());

const range = `start_date=${monday}&end_date=${monday}`;
const lines = (text: string) => text.split("\r\n");

describe("the table of appointments", () => {
  it("names client, service, staff and price, with local times and defused formulas", async () => {
    const { status, headers, text } = await counter.get(
      `/appointments?format=csv&locale=en-US&${range}`,
    );
    expect(status).toBe(200);
    expect(headers["content-type"]).toMatch(/^text\/csv/);
    expect(text.startsWith("\ufeffid,date,start_time,end_time,state,service")).toBe(true);
    const [, row = ""] = lines(text);
    expect(row).toContain(`,${monday},`);
    expect(row).toMatch(/,\d\d:\d\d,\d\d:\d\d,confirmed,/);
    expect(row).toContain(`"'=Ann",ann@example.com,+45 12 34 56 78,`);
    expect(row).toContain(",60.50,20.00,EUR,");
    expect(lines(text)).toHaveLength(3);
  });

  it("writes minor units and minutes without a locale", async () => {
    const { text } = await counter.get(`/appointments?format=csv&${range}`);
    expect(lines(text)[1]).toMatch(new RegExp(`,${monday},\\d+,\\d+,confirmed,`));
  });

  it("refuses a table without days, and of more than a year", async () => {
    for (const query of ["", "&start_date=2026-01-01&end_date=2028-01-01"]) {
      expect((await counter.get(`/appointments?format=csv${query}`)).status).toBe(422);
    }
  });

  it("names no client to members without access to clients", async () => {
    const rights = { bookings: "manage_all", clients: "none" } as const;
    const member = await makeMember(scheduling, counter, { permissions: "custom", rights });
    const { text } = await member.get(`/appointments?format=csv&${range}`);
    expect(lines(text)).toHaveLength(3);
    expect(text).not.toMatch(/Ann|ann@|12 34/);
  });

  it("leaves out appointments of others for members with `own_only`", async () => {
    const rights = { bookings: "manage_own", clients: "view" } as const;
    const how = { permissions: "custom", rights, ownOnly: true } as const;
    const member = await makeMember(scheduling, counter, how);
    const { text } = await member.get(`/appointments?format=csv&${range}`);
    expect(lines(text)).toHaveLength(2);
  });
});
