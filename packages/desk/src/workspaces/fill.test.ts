import { setTimeout as wait } from "node:timers/promises";
import { thorough } from "@frontdesk/database/testing";
import { requestMs } from "@frontdesk/server/outcome";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type Behind, bodyOf, startBehind } from "../../test/behind.ts";
import { makePage } from "../../test/harness.ts";
import type { FillWorkspace } from "../context.ts";

let behind: Behind;
let filled: Parameters<FillWorkspace>[0][] = [];
beforeAll(async () => {
  behind = await startBehind({}, async (filling) => {
    filled.push(filling);
    await wait(takesMs);
    return { bookings: 3, payments: 2 };
  });
});
afterAll(() => behind.close());

let drawn = 0;
let takesMs = 0;
let merchant = {
  id: "",
  name: "Corner",
  test: true,
  currency: "EUR",
  role: "owner",
  claim: { canCapture: true },
};
let account = {
  id: 0,
  subdomain: "corner",
  name: "Corner",
  timezone: "Copenhagen",
  iana: "Europe/Copenhagen",
  week_start: null,
  permissions: "administrator",
  booking_rights: "manage_all",
  client_rights: "manage_all",
  project_rights: "manage_all",
  resource_rights: "manage_all",
  report_rights: "view",
  owner: true,
};
beforeEach(async () => {
  filled = [];
  drawn += 1;
  merchant = { ...merchant, id: String(drawn).repeat(24).slice(0, 24), test: true, role: "owner" };
  account = { ...account, id: drawn, owner: true };
  give();
  const [, { person: owner }] = await bodyOf(await behind.page.ask("GET /session"));
  behind.studio.answers.set(`GET /v1/accounts/${drawn}`, [200, { owner }]);
});

function give() {
  behind.shop.answers.set("GET /me/merchants?limit=100", [200, [merchant]]);
  behind.studio.answers.set("GET /v1/accounts", [200, [account]]);
}

async function pair(): Promise<string> {
  const sides = { merchantId: merchant.id, accountId: account.id };
  const body = JSON.stringify({ name: "Both", ...sides });
  const [, { id }] = await bodyOf(await behind.page.ask("POST /api/places", { body }));
  return id;
}

const fill = async (id: string, page = behind.page) =>
  await bodyOf(await page.ask(`POST /api/places/${id}/demo`));

async function stepsOf(id: string): Promise<unknown> {
  const [, { places }] = await bodyOf(await behind.page.ask("GET /api/places"));
  return places.find((one: { id: string }) => one.id === id).firstSteps;
}

const dismiss = async (id: string) => await behind.page.ask(`DELETE /api/places/${id}/first-steps`);

describe("first steps of a workspace", () => {
  it("stay until their dismissal, also in another workspace with a part", async () => {
    const id = await pair();
    expect(await stepsOf(id)).toBe(true);
    expect((await dismiss(id)).statusCode).toBe(204);
    expect((await dismiss(id)).statusCode).toBe(204);
    expect(await stepsOf(id)).toBe(false);
    expect(await stepsOf(await pair())).toBe(false);
  });

  it("end with demo data", async () => {
    const id = await pair();
    await fill(id);
    expect(await stepsOf(id)).toBe(false);
  });

  it("end by owners and administrators only", async () => {
    const id = await pair();
    merchant = { ...merchant, role: "manager" };
    account = { ...account, owner: false, permissions: "user" };
    give();
    const [status, problem] = await bodyOf(await dismiss(id));
    expect([status, problem.message]).toEqual([
      403,
      "Only owners and administrators can dismiss the first steps",
    ]);
    expect(await stepsOf(id)).toBe(true);
    account = { ...account, permissions: "administrator" };
    give();
    expect((await dismiss(id)).statusCode).toBe(204);
    expect(await stepsOf(id)).toBe(false);
    expect((await bodyOf(await dismiss("no-such")))[0]).toBe(404);
  });
});

describe("demo data of a workspace", () => {
  it("fills both parts once, in the owner's name", async () => {
    const id = await pair();
    expect(await fill(id)).toEqual([201, { bookings: 3, payments: 2 }]);
    const ownerId = (await bodyOf(await behind.page.ask("GET /session")))[1].person.id;
    expect(filled).toEqual([
      { workspaceId: id, ownerId, merchantId: merchant.id, accountId: account.id },
    ]);
    expect(await fill(id)).toMatchObject([409, { code: "filled_already" }]);
    expect(filled).toHaveLength(1);
  });

  it.runIf(thorough)(
    "may take longer than other requests",
    async () => {
      const id = await pair();
      takesMs = requestMs + 500;
      expect((await fill(id))[0]).toBe(201);
      takesMs = 0;
    },
    60_000,
  );

  it("appears once for concurrent requests", async () => {
    const id = await pair();
    const statuses = (await Promise.all([fill(id), fill(id), fill(id)])).map(([status]) => status);
    expect(statuses.sort()).toEqual([201, 409, 409]);
  });

  it("appears once, even after the parts pair again", async () => {
    expect((await fill(await pair()))[0]).toBe(201);
    expect(await fill(await pair())).toMatchObject([409, { code: "filled_already" }]);
  });

  it("appears once for a merchant and an account without a workspace", async () => {
    behind.studio.answers.set("GET /v1/accounts", [200, []]);
    const { id } = merchant;
    expect(await fill(id)).toEqual([201, { bookings: 3, payments: 2 }]);
    expect(filled).toMatchObject([{ workspaceId: id, merchantId: id, accountId: null }]);
    expect(await fill(id)).toMatchObject([409, { code: "filled_already" }]);
  });

  it("requires the owner of both parts", async () => {
    const id = await pair();
    account.owner = false;
    give();
    expect(await fill(id)).toMatchObject([403, { code: "owner_needed" }]);
    [account.owner, merchant.role] = [true, "manager"];
    give();
    expect(await fill(id)).toMatchObject([403, { code: "owner_needed" }]);
    expect(filled).toEqual([]);
  });

  it("refuses live merchants", async () => {
    const id = await pair();
    merchant.test = false;
    give();
    expect(await fill(id)).toMatchObject([403, { code: "test_only" }]);
    expect(filled).toEqual([]);
  });

  it("requires the person's own workspace and a desk page", async () => {
    const id = await pair();
    expect(await fill(crypto.randomUUID())).toMatchObject([404, { code: "not_found" }]);
    behind.shop.answers.set("GET /me/merchants?limit=100", [200, []]);
    behind.studio.answers.set("GET /v1/accounts", [200, []]);
    const stranger = await makePage(behind.desk);
    expect(await fill(id, stranger)).toMatchObject([404, { code: "not_found" }]);
    const headers = { "sec-fetch-site": "cross-site" };
    const forged = await behind.page.ask(`POST /api/places/${id}/demo`, { headers });
    expect(await bodyOf(forged)).toMatchObject([403, { code: "foreign_page" }]);
    expect(filled).toEqual([]);
  });
});
