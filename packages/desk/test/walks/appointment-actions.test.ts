import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { chooseClient } from "../browser/choose-client.ts";
import { makeColleague } from "../browser/colleague.ts";
import { type House, startHouse } from "../browser/house.ts";
import { faultsOf, sidewaysWithin } from "../browser/looking.ts";
import { makePerson, type Person } from "../browser/person.ts";
import { type Studio, studioAt } from "../browser/studio.ts";
import { en } from "../browser/texts.ts";
import { nextMonday } from "../studio.ts";

let house: House;
let jane: Person;
let bo: Person;
let studio: Studio;
const created = { ann: 0, bo: 0, room: 0, service: 0, client: 0 };
const monday = nextMonday();
beforeAll(async () => {
  house = await startHouse();
  jane = await makePerson(house, { kind: "account" });
  studio = studioAt(jane);
  bo = await makeColleague(house, jane, { permissions: "basic_user" });
  const { body: types } = await studio.get("/resource_types");
  const person = types.find(({ human }: { human: boolean }) => human).id;
  const named = async (first_name: string, last_name: string) =>
    (await studio.make("/resources", { resource_type_id: person, first_name, last_name })).id;
  created.ann = await named("Ann", "Berg");
  created.bo = await named("Bo", "Lund");
  const linked = { email: bo.email, invite: true };
  await jane.ask(`PUT ${studio.root}/resources/${created.bo}`, linked);
  // Notice and horizon do not bind staff.
  const service = { name: "Massage", duration: 60, minimum_notice: 525_600, horizon: 1 };
  const parts = [
    { name: "Who", resource_ids: [created.ann, created.bo], count: 1, choosable: true },
  ];
  created.service = (await studio.make("/services", { ...service, parts })).id;
  created.client = (await studio.make("/clients", { name: "Eve Falk" })).id;
});
afterAll(() => house[Symbol.asyncDispose]());

const memberId = async ({ email }: Person): Promise<number> =>
  (await studio.get("/users")).body.find((one: { email: string }) => one.email === email).id;

async function allow(person: Person, rights: Record<string, string>): Promise<void> {
  const custom = { permissions: "custom", client_rights: "view", resource_rights: "view" };
  const id = await memberId(person);
  const { status } = await jane.ask(`PUT ${studio.root}/users/${id}`, { ...custom, ...rights });
  expect(status).toBe(200);
}

const booked = async (time: string, resource: number): Promise<number> => {
  const starts_at = `${monday}T${time}:00Z`;
  const wish = { service_id: created.service, client_id: created.client, resource_ids: [resource] };
  return (await studio.make("/appointments", { ...wish, starts_at })).id;
};
const one = async (id: number) => (await studio.get(`/appointments/${id}`)).body;

describe("appointment at the desk", () => {
  it("moves to any staff and time, and keeps other unsaved input", async () => {
    const id = await booked("10:00", created.ann);
    await using visit = await jane.open(studio.path(`appointments/${id}`));
    const sheet = visit.page.getByRole("dialog", { name: "Eve Falk" });
    const notes = sheet.getByRole("textbox", { name: en.appointments.notes });
    await notes.fill("Likes it firm");
    await sheet.getByRole("button", { name: en.appointments.move }).click();
    const byRole = sheet.getByRole("combobox", { name: en.appointments.resource });
    expect(await byRole.inputValue()).toBe(`${created.ann}`);
    // The appointment does not block its own slots.
    await sheet
      .getByRole("button", { name: /^10:00/ })
      .first()
      .waitFor();
    await byRole.selectOption("Bo Lund");
    await sheet.getByLabel(en.appointments.otherTime).fill("10:20");
    expect([...(await faultsOf(visit.page)), ...(await sidewaysWithin(visit.page))]).toEqual([]);
    await sheet.getByRole("button", { name: /^Move to .*10:20/ }).click();
    await sheet.getByText(/^Moved: .*10:20/).waitFor();
    expect(await notes.inputValue()).toBe("Likes it firm");
    const updated = { starts_at: `${monday}T10:20:00.000Z`, resource_ids: [created.bo] };
    expect(await one(id)).toMatchObject(updated);
    await sheet.getByRole("button", { name: en.appointments.move }).click();
    await sheet
      .getByRole("button", { name: /^11:00/ })
      .first()
      .waitFor();
    await sheet.getByRole("button", { name: en.appointments.cancel }).click();
    expect(visit.misdeeds).toEqual([]);
  });

  it("says if the customer gets a mail, depending on a known address", async () => {
    const id = await booked("13:00", created.ann);
    await using visit = await jane.open(studio.path(`appointments/${id}`));
    const sheet = visit.page.getByRole("dialog", { name: "Eve Falk" });
    await sheet.getByRole("button", { name: en.appointments.move }).click();
    await sheet.getByText(en.appointments.notTold).waitFor();
    const email = "eve@example.com";
    await jane.ask(`PUT ${studio.root}/clients/${created.client}`, { email });
    await sheet.getByRole("checkbox", { name: en.appointments.notify }).waitFor();
    await sheet.getByRole("textbox", { name: en.appointments.message }).waitFor();
    await jane.ask(`PUT ${studio.root}/clients/${created.client}`, { email: null });
    await sheet.getByText(en.appointments.notTold).waitFor();
    await sheet.getByRole("button", { name: en.appointments.cancel }).click();
    await sheet.getByRole("button", { name: en.appointments.cancel }).click();
    const asking = visit.page.getByRole("dialog", { name: en.appointments.cancelTitle });
    await asking.getByText(`${en.appointments.notTold} ${en.appointments.cancelSays}`).waitFor();
    expect(visit.misdeeds).toEqual([]);
  });

  it("stays put with a reason if the target has no room", async () => {
    const id = await booked("12:00", created.ann);
    await booked("14:00", created.ann);
    await using visit = await jane.open(studio.path(`appointments/${id}`));
    const sheet = visit.page.getByRole("dialog", { name: "Eve Falk" });
    await sheet.getByRole("button", { name: en.appointments.move }).click();
    await sheet.getByLabel(en.appointments.otherTime).fill("14:30");
    await sheet.getByRole("button", { name: /^Move to .*14:30/ }).click();
    await sheet.getByText(en.appointments.taken).waitFor();
    expect((await one(id)).starts_at).toBe(`${monday}T12:00:00.000Z`);
    expect(visit.misdeeds).toEqual([]);
  });

  describe("in the list", () => {
    beforeAll(() => booked("12:40", created.bo));

    it("shows its resource", async () => {
      await using visit = await jane.open(studio.path("appointments"));
      const row = visit.page.getByRole("row").filter({ hasText: "12:40" });
      await row.getByText("Bo Lund").waitFor();
      expect(visit.misdeeds).toEqual([]);
    });

    it("shows an error if open requests fail to load", async () => {
      await using visit = await jane.open(studio.path("appointments"));
      const { page } = visit;
      await page.getByRole("row").filter({ hasText: "12:40" }).waitFor();
      expect(await page.getByRole("heading", { name: en.appointments.toApprove }).count()).toBe(0);
      await page.route(/appointments\?.*requested/, (route) =>
        route.fulfill({ status: 403, json: {} }),
      );
      await page.reload();
      const byRole = page.getByRole("region", { name: en.appointments.toApprove });
      await byRole.getByRole("alert").waitFor();
      await page.getByRole("row").filter({ hasText: "12:40" }).waitFor();
      expect(visit.misdeeds).toEqual([]);
    });
  });

  it("names the author of a change even after they left", async () => {
    const cleo = await makeColleague(house, jane, { permissions: "basic_user" });
    await allow(cleo, { booking_rights: "manage_all" });
    const id = await booked("16:00", created.ann);
    const by = await cleo.ask(`POST ${studio.root}/appointments/${id}/cancel`, {});
    expect(by.status).toBe(200);
    await jane.ask(`DELETE ${studio.root}/users/${await memberId(cleo)}`);
    await using visit = await jane.open(studio.path(`appointments/${id}`));
    const sheet = visit.page.getByRole("dialog", { name: "Eve Falk" });
    await sheet.getByText(new RegExp(`^${en.appointments.left}`)).waitFor();
    expect(await sheet.getByText(new RegExp(`^${en.appointments.system}`)).count()).toBe(0);
    expect(visit.misdeeds).toEqual([]);
  });
});

describe("member with rights to own appointments only", () => {
  beforeAll(() => allow(bo, { booking_rights: "manage_own" }));

  it("is the default choice, books with a colleague, and changes own appointments", async () => {
    await using visit = await bo.open(`/p/${bo.workspace.id}/appointments/new`);
    const { page } = visit;
    const form = page.getByRole("dialog", { name: en.appointments.book });
    const byRole = form.getByRole("combobox", { name: en.appointments.resource });
    await expect.poll(() => byRole.inputValue()).toBe(`${created.bo}`);
    await byRole.selectOption("Ann Berg");
    await chooseClient(form, "Eve Falk");
    await form.getByLabel(en.bookings.fields.date).fill(monday);
    await form
      .getByRole("button", { name: /^09:00/ })
      .first()
      .click();
    await form.getByRole("button", { name: /^Book / }).click();
    const sheet = page.getByRole("dialog", { name: "Eve Falk" });
    await sheet.getByText("Ann Berg").waitFor();
    await sheet.getByRole("button", { name: en.appointments.cancel }).click();
    const asking = page.getByRole("dialog", { name: en.appointments.cancelTitle });
    await asking.getByRole("button", { name: en.appointments.cancelTitle }).click();
    const id = Number(new URL(page.url()).pathname.split("/").at(-1));
    await expect.poll(() => one(id)).toMatchObject({ state: "cancelled" });
    expect(visit.misdeeds).toEqual([]);
  });

  it("sees colleagues' appointments without actions", async () => {
    const id = await booked("09:00", created.ann);
    await using visit = await bo.open(`/p/${bo.workspace.id}/appointments/${id}`);
    const sheet = visit.page.getByRole("dialog", { name: "Eve Falk" });
    await sheet.getByText("Ann Berg").waitFor();
    expect(await sheet.getByRole("button", { name: /Move|Cancel|Save notes/ }).count()).toBe(0);
    expect(visit.misdeeds).toEqual([]);
  });

  it("sees the service's refusal", async () => {
    const id = await booked("09:00", created.bo);
    await using visit = await bo.open(`/p/${bo.workspace.id}/appointments/${id}`);
    const sheet = visit.page.getByRole("dialog", { name: "Eve Falk" });
    await sheet.getByRole("button", { name: en.appointments.move }).click();
    await sheet.getByRole("combobox", { name: en.appointments.resource }).selectOption("Ann Berg");
    await sheet.getByLabel(en.appointments.otherTime).fill("15:30");
    await sheet.getByRole("button", { name: /^Move to .*15:30/ }).click();
    await sheet.getByText(en.appointments.notYours).waitFor();
    expect(visit.misdeeds).toEqual([]);
  });
});

describe("member without access to resources", () => {
  let blind: Person;
  beforeAll(async () => {
    blind = await makeColleague(house, jane, { permissions: "basic_user" });
    await allow(blind, { booking_rights: "manage_all", resource_rights: "none" });
  });

  it("sees customers of appointments, and reschedules them to a typed time", async () => {
    const id = await booked("15:00", created.bo);
    await using visit = await blind.open(`/p/${blind.workspace.id}/appointments`);
    const { page } = visit;
    await page.getByRole("link", { name: "Eve Falk" }).first().waitFor();
    expect(await page.getByRole("alert").count()).toBe(0);
    expect(await page.getByRole("combobox", { name: en.appointments.resource }).count()).toBe(0);
    expect(await page.getByRole("button", { name: en.appointments.book }).count()).toBe(0);
    await page.goto(`/p/${blind.workspace.id}/appointments/${id}`);
    const sheet = page.getByRole("dialog", { name: "Eve Falk" });
    await sheet.getByRole("button", { name: en.appointments.move }).click();
    await sheet.getByText(en.appointments.timesUnseen).waitFor();
    await sheet.getByLabel(en.appointments.otherTime).fill("16:00");
    await sheet.getByRole("button", { name: /^Move to .*16:00/ }).click();
    await page.getByText(/^Moved to .*16:00/).waitFor();
    expect((await one(id)).starts_at).toBe(`${monday}T16:00:00.000Z`);
    expect(await faultsOf(page)).toEqual([]);
    expect(visit.misdeeds).toEqual([]);
  });
});

describe("refusal of a new appointment", () => {
  it("appears next to the affected fields", async () => {
    await using visit = await jane.open(studio.path("appointments/new"));
    const form = visit.page.getByRole("dialog", { name: en.appointments.book });
    await chooseClient(form, "Eve Falk");
    await form.getByLabel(en.bookings.fields.date).fill(monday);
    await form
      .getByRole("button", { name: /^11:00/ })
      .first()
      .click();
    const fields = ["service_id", "resource_ids", "client_id", "starts_at", "notes"];
    const errors = Object.fromEntries(fields.map((name) => [name, [`is wrong, ${name}`]]));
    const refusal = { error: "unprocessable_entity", error_description: "", errors };
    await visit.page.route("**/appointments", (route) =>
      route.request().method() === "POST"
        ? route.fulfill({ status: 422, json: refusal })
        : route.continue(),
    );
    await form.getByRole("button", { name: /^Book / }).click();
    for (const name of fields) await form.getByText(`is wrong, ${name}`).waitFor();
    expect(await form.getByText(en.parts.notDone).count()).toBe(0);
    expect(visit.misdeeds).toEqual([]);
  });
});
