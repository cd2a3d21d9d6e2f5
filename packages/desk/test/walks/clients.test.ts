import { readFile } from "node:fs/promises";
import { run } from "@frontdesk/database/statement";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type House, startHouse } from "../browser/house.ts";
import { expectNoFaults, faultsOf } from "../browser/looking.ts";
import { makePerson, type Person } from "../browser/person.ts";
import { bookable, type Studio, studioAt } from "../browser/studio.ts";
import { en } from "../browser/texts.ts";

let house: House;
let jane: Person;
let studio: Studio;
beforeAll(async () => {
  house = await startHouse();
});
beforeEach(async () => {
  jane = await makePerson(house, { kind: "account" });
  studio = studioAt(jane);
});
afterAll(() => house[Symbol.asyncDispose]());

async function makeBookingFor(client_id: number) {
  const { id: resource_id } = await bookable(studio, "Cellar");
  const day = { start_date: "2031-03-03", start_time: 600, duration: 60 };
  return await studio.make("/bookings", { resource_id, client_id, ...day });
}

describe("clients on the desk", () => {
  it("support creation, change, archiving and return by keyboard alone", async () => {
    await using visit = await jane.open(studio.path("clients"));
    const { page } = visit;
    await page.getByText(en.clients.empty).waitFor();
    await page.getByRole("button", { name: en.clients.add }).press("Enter");
    await page.getByRole("textbox", { name: en.studio.name }).fill("Bakery");
    await page.getByRole("textbox", { name: en.studio.name }).press("Enter");
    const dialog = page.getByRole("dialog", { name: "Bakery" });
    await dialog.getByRole("textbox", { name: en.studio.notes }).fill("Pays by invoice");
    const email = dialog.getByRole("textbox", { name: en.clients.email });
    await email.fill("bakery");
    await dialog.getByRole("textbox", { name: en.clients.phone }).fill("+45 12 34 56 78");
    await dialog.getByRole("button", { name: en.studio.save }).press("Enter");
    await expect.poll(() => email.getAttribute("aria-invalid")).toBe("true");
    await email.fill("bakery@example.com");
    await dialog.getByRole("button", { name: en.studio.save }).press("Enter");
    await dialog.getByText(en.studio.saved, { exact: true }).waitFor();
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "hidden" });
    await page.getByRole("link", { name: /^Bakery/ }).press("Enter");
    await dialog.getByRole("button", { name: en.studio.archive }).press("Enter");
    await dialog.getByRole("button", { name: en.studio.restore }).waitFor();
    await page.keyboard.press("Escape");
    await page.getByText(en.clients.empty).waitFor();
    await page.getByRole("combobox", { name: en.studio.which }).selectOption("Archived");
    await page.getByRole("link", { name: /^Bakery/ }).press("Enter");
    await dialog.getByRole("button", { name: en.studio.restore }).press("Enter");
    await dialog.getByRole("button", { name: en.studio.archive }).waitFor();
    const [bakery] = (await studio.get("/clients")).body;
    expect(bakery).toMatchObject({
      name: "Bakery",
      notes: "Pays by invoice",
      archived: false,
      email: "bakery@example.com",
      phone: "+45 12 34 56 78",
    });
    expect(visit.misdeeds).toEqual([]);
  });

  it("have a mail language, and reminders again after an opt-out", async () => {
    const fields = { locale: "da-DK", reminders_off: true, email: "kirk@example.com" };
    const { id } = await studio.make("/clients", { name: "Kirk", ...fields });
    await using visit = await jane.open(studio.path(`clients/${id}`));
    const dialog = visit.page.getByRole("dialog", { name: "Kirk" });
    const language = dialog.getByRole("combobox", { name: en.clients.language });
    const chosen = language.getByRole("option", { selected: true });
    expect(await chosen.textContent()).toBe("Danish (Denmark)");
    // 25 mail languages, none, and the one with a country.
    expect(await language.getByRole("option").count()).toBe(27);
    const off = dialog.getByRole("checkbox", { name: en.clients.noReminders });
    expect(await off.isChecked()).toBe(true);
    await off.uncheck();
    await language.selectOption("Polish");
    await dialog.getByRole("button", { name: en.studio.save }).click();
    await dialog.getByText(en.studio.saved, { exact: true }).waitFor();
    const { body } = await studio.get(`/clients/${id}`);
    expect(body).toMatchObject({ locale: "pl", reminders_off: false });
    expect(visit.misdeeds).toEqual([]);
  });

  it("keep unsaved input across navigation, reload and Escape", async () => {
    const { id } = await studio.make("/clients", { name: "Lund" });
    await using visit = await jane.open(studio.path(`clients/${id}`));
    const { page } = visit;
    const dialog = page.getByRole("dialog", { name: "Lund" });
    const notes = dialog.getByRole("textbox", { name: en.studio.notes });
    await notes.fill("Half a sentence");
    await page.keyboard.press("Escape");
    const question = page.getByRole("dialog", { name: "Discard your changes?" });
    expect(await faultsOf(page)).toEqual([]);
    await question.getByRole("button", { name: "Keep editing" }).click();
    expect(await notes.inputValue()).toBe("Half a sentence");
    await page.reload();
    expect(await notes.inputValue()).toBe("Half a sentence");
    await page.goto(studio.path("projects"));
    await page.goto(studio.path(`clients/${id}`));
    expect(await notes.inputValue()).toBe("Half a sentence");
    await page.keyboard.press("Escape");
    await question.getByRole("button", { name: "Discard" }).click();
    await dialog.waitFor({ state: "hidden" });
    await page.goto(studio.path(`clients/${id}`));
    expect(await notes.inputValue()).toBe("");
    expect(visit.misdeeds).toEqual([]);
  });

  it("refuse a save over unseen changes of others", async () => {
    const { id } = await studio.make("/clients", { name: "Zoo" });
    await using visit = await jane.open(studio.path(`clients/${id}`));
    await visit.page.route("**/api/stream?*", (route) => route.abort());
    await visit.page.reload();
    const dialog = visit.page.getByRole("dialog", { name: "Zoo" });
    await dialog.getByRole("textbox", { name: en.studio.notes }).fill("Mine");
    await jane.ask(`PUT ${studio.root}/clients/${id}`, { notes: "Theirs" });
    await dialog.getByRole("button", { name: en.studio.save }).click();
    await dialog.getByText(`Notes: Theirs ${en.parts.yoursStays}`).waitFor();
    expect(await dialog.getByRole("button", { name: en.studio.save }).isDisabled()).toBe(true);
    expect((await studio.get(`/clients/${id}`)).body.notes).toBe("Theirs");
    expect(await dialog.getByRole("textbox", { name: en.studio.notes }).inputValue()).toBe("Mine");
    await dialog.getByRole("button", { name: en.parts.seen }).click();
    await dialog.getByRole("button", { name: en.studio.save }).click();
    await dialog.getByText(en.studio.saved, { exact: true }).waitFor();
    expect((await studio.get(`/clients/${id}`)).body.notes).toBe("Mine");
    expect(visit.misdeeds).toEqual([]);
  });

  it("return from the archive by undo", async () => {
    const { id } = await studio.make("/clients", { name: "Florist" });
    await using visit = await jane.open(studio.path(`clients/${id}`));
    const { page } = visit;
    await page.getByRole("dialog", { name: "Florist" }).waitFor();
    await page.getByRole("button", { name: en.studio.archive }).click();
    await page.getByText(en.studio.isArchivedNow({ name: "Florist" })).waitFor();
    expect((await studio.get(`/clients/${id}`)).body.archived).toBe(true);
    await page.getByRole("button", { name: en.parts.undo }).click();
    await expect.poll(async () => (await studio.get(`/clients/${id}`)).body.archived).toBe(false);
    await page.getByRole("button", { name: en.studio.archive }).waitFor();
    expect(visit.misdeeds).toEqual([]);
  });

  it("show bookings and booked time in a range", async () => {
    const client = await studio.make("/clients", { name: "Müller" });
    const resource = await bookable(studio, "Attic");
    const booking = { resource_id: resource.id, client_id: client.id, start_time: 600 };
    await studio.make("/bookings", { ...booking, start_date: "2031-03-03", duration: 90 });
    const range = "?from=2031-03-01&to=2031-03-31";
    await using visit = await jane.open(studio.path(`clients/${client.id}${range}`));
    const dialog = visit.page.getByRole("dialog", { name: "Müller" });
    await dialog.getByText("10:00–11:30").waitFor();
    await dialog.getByRole("row", { name: /Attic 1 hr 30 mins/ }).waitFor();
    expect(visit.misdeeds).toEqual([]);
  });

  it("support export, and erasure with a confirmation, for administrators", async () => {
    const { id } = await studio.make("/clients", { name: "Quist", notes: "Left-handed" });
    const booking = await makeBookingFor(id);
    await using visit = await jane.open(studio.path(`clients/${id}`));
    const { page } = visit;
    const sheet = page.getByRole("dialog", { name: "Quist" });
    const saved = page.waitForEvent("download");
    await sheet.getByRole("button", { name: en.clients.export }).click();
    const file = await saved;
    expect(file.suggestedFilename()).toBe(`client-${id}.json`);
    const kept = JSON.parse(await readFile(await file.path(), "utf8"));
    expect(kept.client).toMatchObject({ id, name: "Quist", notes: "Left-handed" });
    await sheet.getByRole("button", { name: en.clients.erase }).click();
    const question = page.getByRole("dialog", { name: en.clients.eraseTitle({ name: "Quist" }) });
    await question.getByText(en.clients.eraseWhat).waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await question.getByRole("button", { name: en.clients.erase }).click();
    await question
      .getByText("The client has a future appointment or booking: cancel it first")
      .waitFor();
    const gone = await jane.ask(`DELETE ${studio.root}/bookings/${booking.id}`);
    expect(gone.status).toBe(204);
    await question.getByRole("button", { name: en.clients.erase }).click();
    await page.getByRole("dialog", { name: "Erased client" }).waitFor();
    expect((await studio.get(`/clients/${id}`)).body).toMatchObject({
      name: "Erased client",
      notes: null,
    });
    // The browser reports refused requests.
    expect(visit.misdeeds.filter((misdeed) => !misdeed.includes("409"))).toEqual([]);
  });

  it("appear in a search by address and by last digits of the phone number", async () => {
    await studio.make("/clients", { name: "Dahl", email: "d@dahl.example", phone: "+45 98765432" });
    await studio.make("/clients", { name: "Zoo" });
    await using visit = await jane.open(studio.path("clients"));
    const { page } = visit;
    for (const text of ["d@dahl", "5432"]) {
      await page.getByRole("searchbox", { name: en.studio.search }).fill(text);
      await page.getByRole("link", { name: /^Dahl/ }).waitFor();
      await expect.poll(() => page.getByRole("link", { name: /^Zoo/ }).count()).toBe(0);
    }
    await page.keyboard.press("Control+K");
    await page.getByRole("combobox", { name: en.studio.search }).fill("5432");
    await page.getByRole("option", { name: /^Dahl/ }).waitFor();
    expect(visit.misdeeds).toEqual([]);
  });

  it("support a search by name, and explain a failed read", async () => {
    for (const name of ["Müller", "Zoo"]) await studio.make("/clients", { name });
    await using visit = await jane.open(studio.path("clients"));
    const { page } = visit;
    await page.getByRole("searchbox", { name: en.studio.search }).fill("müll");
    await page.getByRole("link", { name: /^Müller/ }).waitFor();
    await expect.poll(() => page.getByRole("link", { name: /^Zoo/ }).count()).toBe(0);
    expect(new URL(page.url()).searchParams.get("q")).toBe("müll");
    const failing = { status: 403, json: { error: "forbidden", error_description: "Not you" } };
    await page.route("**/api/scheduling/**/clients?*", (route) => route.fulfill(failing));
    await page.reload();
    await page.getByText(en.parts.forbidden).waitFor();
    await page.getByText("Not you").waitFor();
    expect(await page.getByRole("button", { name: en.parts.tryAgain }).count()).toBe(0);
    await page.unroute("**/api/scheduling/**/clients?*");
    await page.reload();
    await page.getByRole("link", { name: /^Müller/ }).waitFor();
    expect(visit.misdeeds).toEqual([]);
  });

  it("have no visual faults", async () => {
    const { id } = await studio.make("/clients", { name: "Bakery", notes: "Pays by invoice" });
    const paths = ["clients", `clients/${id}`, "projects", "projects/new"];
    await expectNoFaults({ person: jane, paths: paths.map(studio.path) });
  });
});

describe("long list of clients", () => {
  it("says that more exist, and loads all on request", async () => {
    const many = await makePerson(house, { kind: "account" });
    const { root, path, make } = studioAt(many);
    const { id } = await make("/clients", { name: "Zz the last" });
    await run(
      house.opened.db,
      {
        text: `insert into scheduling.clients (account_id, name, color, created_at, updated_at)
          select account_id, 'Client ' || n, color, created_at, updated_at
          from scheduling.clients, generate_series(1, 5000) n where id = ${id}`,
      },
      [],
    );
    expect((await many.ask(`GET ${root}/clients?limit=1`)).status).toBe(200);
    await using visit = await many.open(path("clients?q=client 50"));
    const { page } = visit;
    await page.getByRole("link", { name: "Client 5000" }).waitFor();
    expect(await page.getByText(/^Showing and searching/).count()).toBe(0);
    await page.getByRole("searchbox", { name: en.studio.search }).fill("");
    await page.getByText(en.studio.firstShown({ count: "5,000" })).waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await page.getByRole("button", { name: en.studio.readOn }).click();
    await page.getByRole("link", { name: "Zz the last" }).waitFor();
    expect(await page.getByText(/^Showing and searching/).count()).toBe(0);
    expect(visit.misdeeds).toEqual([]);
  });
});

describe("projects on the desk", () => {
  it("support creation for a client, a colour, and search", async () => {
    await studio.make("/clients", { name: "Müller" });
    await using visit = await jane.open(studio.path("projects"));
    const { page } = visit;
    await page.getByRole("button", { name: en.projects.add }).click();
    await page.getByRole("textbox", { name: en.studio.name }).fill("Bread");
    await page.getByRole("textbox", { name: en.projects.code }).fill("B-1");
    await page.getByRole("combobox", { name: en.appointments.client }).selectOption("Müller");
    await page.getByRole("checkbox", { name: en.projects.billable }).check();
    await page.getByRole("button", { name: en.studio.save }).click();
    const dialog = page.getByRole("dialog", { name: "Bread" });
    await dialog.getByLabel(en.studio.color).fill("#112233");
    await dialog.getByRole("button", { name: en.studio.save }).click();
    await dialog.getByText(en.studio.saved, { exact: true }).waitFor();
    const [bread] = (await studio.get("/projects")).body;
    const fields = { project_code: "B-1", default_billable: true, color: "#112233" };
    expect(bread).toMatchObject({ name: "Bread", ...fields, client_id: expect.any(Number) });
    await page.keyboard.press("Escape");
    await page.getByRole("link", { name: /^Bread/ }).waitFor();
    expect(visit.misdeeds).toEqual([]);
  });
});
