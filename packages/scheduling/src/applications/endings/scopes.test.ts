import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeChange } from "../../../test/changes.ts";
import { startTestScheduling, type TestScheduling } from "../../../test/harness.ts";
import { makeMember, makeStudio, type Studio } from "../../../test/studio.ts";
import { type Scope, scopes } from "../../core/rights.ts";

let scheduling: TestScheduling;
let studio: Studio;
beforeAll(async () => {
  scheduling = await startTestScheduling();
  studio = await makeStudio(scheduling);
});
afterAll(() => scheduling.close());

const asking = (allowed: readonly Scope[]) =>
  makeMember(scheduling, studio, { permissions: "administrator", scopes: allowed });

const lacking = (scope: string) => asking(scopes.filter((each) => each !== scope));

const feedScopes: Scope[] = [
  "bookings:read",
  "downtimes:read",
  "resources:read",
  "clients:read",
  "projects:read",
];
const bookingScopes: Scope[] = [
  "users:read",
  "bookings:read",
  "resources:read",
  "clients:read",
  "projects:read",
];
const fields = { name: "Ours", payload_url: "https://hooks.example.com/" };

describe("feed", () => {
  it("requires only the scopes to read its contents", async () => {
    const member = await asking(["calendars:write", ...feedScopes]);
    expect((await member.post("/calendars")).status).toBe(201);
  });

  it.each(feedScopes)("is not made without %s", async (scope) => {
    const { status, body, headers } = await (await lacking(scope)).post("/calendars");
    expect([status, body.error]).toEqual([403, "insufficient_scope"]);
    expect(headers["www-authenticate"]).toContain(`scope="${scope}"`);
  });

  it("with calendars:write alone is refused with all missing scopes", async () => {
    const { status, headers } = await (await asking(["calendars:write"])).post("/calendars");
    expect(status).toBe(403);
    expect(headers["www-authenticate"]).toContain(`scope="${feedScopes.join(" ")}"`);
  });
});

describe("webhook", () => {
  it.each([
    ["accounts", ["accounts:read"]],
    ["bookings", bookingScopes],
    ["clients", ["clients:read"]],
    ["projects", ["projects:read"]],
    ["resources", ["resources:read"]],
    ["resource_types", ["resource_types:read"]],
    ["downtimes", ["downtimes:read"]],
    ["services", ["services:read"]],
    ["appointments", ["appointments:read", "services:read", "resources:read", "clients:read"]],
  ] as [string, Scope[]][])("of %s requires %j and users:read", async (event, needed) => {
    const all: Scope[] = [...new Set<Scope>([...needed, "users:read"])];
    const body = { ...fields, events: [event] };
    const member = await asking(["webhooks:write", ...all]);
    expect((await member.post("/webhooks", body)).status).toBe(201);
    for (const scope of all) {
      const { status, headers } = await (await lacking(scope)).post("/webhooks", body);
      expect([scope, status]).toEqual([scope, 403]);
      expect(headers["www-authenticate"]).toContain(`scope="${scope}"`);
    }
  });

  it("address change requires the scopes to read its payloads", async () => {
    const { id } = (await studio.post("/webhooks", { ...fields, events: ["bookings"] })).body;
    const member = await asking(["webhooks:write", "users:read", "clients:read"]);
    for (const change of [{ payload_url: "https://evil.example/" }, { events: ["clients"] }]) {
      expect((await member.put(`/webhooks/${id}`, change)).status).toBe(403);
    }
    const own = (await member.post("/webhooks", { ...fields, events: ["clients"] })).body.id;
    const wider = await member.put(`/webhooks/${own}`, { events: ["clients", "bookings"] });
    expect(wider.status).toBe(403);
    expect((await member.put(`/webhooks/${own}`, { name: "Still ours" })).status).toBe(200);
  });

  it("queue requires the scopes of each payload", async () => {
    const { id } = (await studio.post("/webhooks", { ...fields, events: ["clients"] })).body;
    const alone = await asking(["webhooks:read", "webhooks:write"]);
    expect((await alone.get(`/webhooks/${id}/queue`)).body).toEqual([]);
    await makeChange(scheduling, studio);
    await studio.put(`/webhooks/${id}`, { events: ["resource_types"] });
    const [payload] = (await studio.get(`/webhooks/${id}/queue`)).body;
    const retry = `/webhooks/${id}/queue/${payload.id}/retry`;
    const types = { permissions: "administrator", scopes: ["webhooks:read"] } as const;
    const other = await makeMember(scheduling, studio, types);
    expect((await other.get(`/webhooks/${id}/queue`)).status).toBe(403);
    expect((await alone.post(retry)).status).toBe(403);
    expect((await alone.get(`/webhooks/${id}/queue?limit=0`)).status).toBe(403);
    const reader = await asking(["webhooks:read", "webhooks:write", "clients:read", "users:read"]);
    expect((await reader.get(`/webhooks/${id}/queue`)).body).toHaveLength(1);
    expect((await reader.post(retry)).status).toBe(202);
  });
});
