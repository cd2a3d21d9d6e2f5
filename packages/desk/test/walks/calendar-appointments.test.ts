import type { Locator, Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type House, startHouse } from "../browser/house.ts";
import { faultsOf } from "../browser/looking.ts";
import { makePerson, type Person, type Visit } from "../browser/person.ts";
import { type Studio, studioAt } from "../browser/studio.ts";
import { en } from "../browser/texts.ts";
import { nextMonday } from "../studio.ts";

let house: House;
let jane: Person;
let studio: Studio;
const created = { ann: 0, bo: 0, cleo: 0, service: 0, client: 0 };
const monday = nextMonday();
beforeAll(async () => {
  house = await startHouse();
});
afterAll(() => house[Symbol.asyncDispose]());

// Ann and Bo give massages, Cleo does not.
beforeEach(async () => {
  jane = await makePerson(house, { kind: "account" });
  studio = studioAt(jane);
  const { body: types } = await studio.get("/resource_types");
  const person = types.find(({ human }: { human: boolean }) => human).id;
  const named = async (first_name: string, last_name: string) =>
    (await studio.make("/resources", { resource_type_id: person, first_name, last_name })).id;
  created.ann = await named("Ann", "Berg");
  created.bo = await named("Bo", "Lund");
  created.cleo = await named("Cleo", "Dahl");
  const parts = [
    { name: "Who", resource_ids: [created.ann, created.bo], count: 1, choosable: true },
  ];
  const service = { name: "Massage", duration: 60, buffer_before: 15, parts };
  created.service = (await studio.make("/services", service)).id;
  created.client = (await studio.make("/clients", { name: "Eve Falk" })).id;
});

const booked = async (
  time: string,
  resource = created.ann,
  client = created.client,
): Promise<number> => {
  const starts_at = `${monday}T${time}:00Z`;
  const wish = { service_id: created.service, client_id: client, resource_ids: [resource] };
  return (await studio.make("/appointments", { ...wish, starts_at })).id;
};
const one = async (id: number) => (await studio.get(`/appointments/${id}`)).body;
const wide = { viewport: { width: 1280, height: 800 }, timezoneId: "UTC" };

async function openCalendar(query = "&by=resources"): Promise<Visit> {
  const visit = await jane.open(`${studio.path("calendar")}?date=${monday}${query}`, wide);
  await visit.page.locator(".cal-block").first().waitFor();
  return visit;
}

const at = (time: string) => `${monday}T${time}:00.000Z`;
const proposed = (page: Page) => page.locator(".cal-block[data-proposed]");
const block = (page: Page, title = "Eve Falk") => page.locator(".cal-block", { hasText: title });

async function drag(page: Page, from: Locator, [x, y]: readonly [number, number]): Promise<void> {
  const box = (await from.boundingBox())!;
  const [left, top] = [box.x + 12, box.y + 8];
  await page.mouse.move(left, top);
  await page.mouse.down();
  for (const part of [0.25, 0.5, 0.75, 1]) await page.mouse.move(left + x * part, top + y * part);
  await page.mouse.up();
}

/** Distance to the resource's row, and per hour. */
async function distances(page: Page, resource: number) {
  const box = async (id: number) =>
    (await page.locator(`[data-resource="${id}"]`).first().boundingBox())!;
  const [here, there] = [await box(created.ann), await box(resource)];
  const own = (await block(page).first().boundingBox())!;
  return { down: there.y - here.y, hour: own.width };
}

describe("appointment in the calendar", () => {
  it("opens over the calendar and accepts cancellation there", async () => {
    const id = await booked("10:00");
    await using visit = await openCalendar();
    const { page } = visit;
    await block(page).click();
    const sheet = page.getByRole("dialog", { name: "Eve Falk" });
    await sheet.getByText(en.appointments.did.confirmed).first().waitFor();
    expect(await sheet.getByRole("button", { name: en.studio.remove }).count()).toBe(0);
    await page.getByRole("heading", { name: en.shell.screens.calendar }).waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await sheet.getByRole("button", { name: en.appointments.cancel, exact: true }).click();
    await page.getByRole("button", { name: en.appointments.cancelTitle }).click();
    await sheet.getByText(en.appointments.did.cancelled).first().waitFor();
    expect(await one(id)).toMatchObject({ state: "cancelled", cancelled_by: "customer" });
    await page.keyboard.press("Escape");
    await expect.poll(() => new URL(page.url()).pathname).toBe(studio.path("calendar"));
    await expect.poll(() => block(page).count()).toBe(0);
    expect(visit.misdeeds).toEqual([]);
  });

  it("reschedules by drag once confirmed, to another person too, with undo", async () => {
    const id = await booked("10:00");
    await using visit = await openCalendar();
    const { page } = visit;
    const { down, hour } = await distances(page, created.bo);
    await drag(page, block(page), [hour * 2, down]);
    const question = page.getByRole("dialog", { name: /^Move Eve Falk to .*12:00, Bo Lund$/ });
    await question.waitFor();
    await proposed(page).waitFor();
    expect(await faultsOf(page)).toEqual([]);
    const before = { starts_at: at("10:00"), resource_ids: [created.ann] };
    expect(await one(id)).toMatchObject(before);
    await page.keyboard.press("Enter");
    const after = { starts_at: at("12:00"), resource_ids: [created.bo] };
    await expect.poll(() => one(id)).toMatchObject({ state: "confirmed", ...after });
    await question.waitFor({ state: "detached" });
    await expect.poll(() => block(page).getAttribute("title")).toContain("12:00");
    await page.getByRole("button", { name: en.parts.undo }).click();
    await expect.poll(() => one(id)).toMatchObject(before);
    await expect.poll(() => block(page).getAttribute("title")).toContain("10:00");
    expect(visit.misdeeds).toEqual([]);
  });

  it("goes to another person without a mail in two clicks, undo included", async () => {
    const client = await studio.make("/clients", { name: "Ida Krogh", email: "ida@example.com" });
    const id = await booked("13:00", created.ann, client.id);
    const tall = { ...wide, viewport: { width: 1280, height: 1100 } };
    await using visit = await jane.open(`${studio.path("calendar")}?date=${monday}`, tall);
    const { page } = visit;
    const sent: object[] = [];
    page.on("request", (request) => {
      if (request.method() === "PUT") sent.push(request.postDataJSON());
    });
    const own = block(page, "Ida Krogh");
    await own.waitFor();
    const column = async (resource: number) =>
      (await page.locator(`[data-lane][data-resource="${resource}"]`).boundingBox())!.x;
    const right = (await column(created.bo)) - (await column(created.ann));
    await drag(page, own, [right, (await own.boundingBox())!.height * 2]);
    await page.getByRole("dialog", { name: /15:00, Bo Lund$/ }).waitFor();
    await page.getByRole("button", { name: en.appointments.moving.silently }).click();
    const after = { starts_at: at("15:00"), resource_ids: [created.bo] };
    await expect.poll(() => one(id)).toMatchObject(after);
    await page.getByRole("button", { name: en.parts.undo }).click();
    const before = { starts_at: at("13:00"), resource_ids: [created.ann] };
    await expect.poll(() => one(id)).toMatchObject(before);
    expect(sent).toEqual(
      [after, before].map((change) => ({ ...change, notify: false, notify_after: 20 })),
    );
    expect(visit.misdeeds).toEqual([]);
  });

  it("gives the reason of a refusal, and takes the next free time", async () => {
    const id = await booked("10:00");
    const blocker = await booked("12:00", created.bo);
    await using visit = await openCalendar();
    const { page } = visit;
    const first = block(page).first();
    const toBo = await distances(page, created.bo);
    await drag(page, first, [toBo.hour * 2, toBo.down]);
    const question = page.getByRole("dialog", { name: /^Move Eve Falk/ });
    const move = question.getByRole("button", { name: en.appointments.move, exact: true });
    await move.click();
    await question.getByText(/^12:00–13:00 is taken: Eve Falk, Massage, Bo Lund\.$/).waitFor();
    expect(await faultsOf(page)).toEqual([]);
    const next = question.getByRole("button", { name: / · Bo Lund$/ }).first();
    const [time = ""] = /\d\d:\d\d/.exec((await next.textContent()) ?? "") ?? [];
    await next.click();
    await page.getByRole("dialog", { name: new RegExp(`${time}, Bo Lund$`) }).waitFor();
    await move.click();
    const there = { starts_at: at(time), resource_ids: [created.bo] };
    await expect.poll(() => one(id)).toMatchObject(there);
    expect(await one(blocker)).toMatchObject({ starts_at: at("12:00") });
    expect(visit.misdeeds).toEqual([]);
  });

  it("stays with a person of its service", async () => {
    const id = await booked("10:00");
    await using visit = await openCalendar();
    const { page } = visit;
    const { down } = await distances(page, created.cleo);
    await drag(page, block(page), [0, down]);
    await page.getByRole("button", { name: en.appointments.move, exact: true }).click();
    const reason = { resource: "Cleo Dahl", service: "Massage" };
    await page.getByText(en.appointments.moving.notOffered(reason)).waitFor();
    await page.keyboard.press("Escape");
    await expect.poll(() => proposed(page).count()).toBe(0);
    expect(await one(id)).toMatchObject({ starts_at: at("10:00"), resource_ids: [created.ann] });
    expect(visit.misdeeds).toEqual([]);
  });

  it("takes another length once confirmed, with undo", async () => {
    const id = await booked("10:00");
    await using visit = await openCalendar();
    const { page } = visit;
    const box = (await block(page).boundingBox())!;
    const [right, middle] = [box.x + box.width - 3, box.y + box.height / 2];
    await page.mouse.move(right, middle);
    await page.mouse.down();
    for (const part of [0.25, 0.5]) await page.mouse.move(right + box.width * part, middle);
    await page.mouse.up();
    const ends = (time: string) => ({ ends_at: at(time) });
    await page.getByRole("dialog", { name: /10:00–11:30$/ }).waitFor();
    await page.keyboard.press("Enter");
    await expect.poll(() => one(id)).toMatchObject(ends("11:30"));
    await page.getByRole("button", { name: en.parts.undo }).click();
    await expect.poll(() => one(id)).toMatchObject(ends("11:00"));
    expect(visit.misdeeds).toEqual([]);
  });

  it("stands in the columns of its person and room, and keeps the room when it moves", async () => {
    const { body: types } = await studio.get("/resource_types");
    const { id: type } = types.find(({ human }: { human: boolean }) => !human);
    const attic = (await studio.make("/resources", { resource_type_id: type, name: "Attic" })).id;
    const who = { name: "Who", resource_ids: [created.ann, created.bo], count: 1, choosable: true };
    const parts = [who, { ...who, name: "Where", resource_ids: [attic] }];
    const service = { name: "Facial", duration: 60, parts };
    created.service = (await studio.make("/services", service)).id;
    const id = await booked("10:00");
    await using visit = await openCalendar("&by=people");
    const { page } = visit;
    const column = (resource: number) => page.locator(`[data-lane][data-resource="${resource}"]`);
    const its = (resource: number) => column(resource).locator(".cal-block");
    await its(attic).waitFor();
    const [ann, bo] = [
      (await its(created.ann).boundingBox())!,
      (await column(created.bo).boundingBox())!,
    ];
    await drag(page, its(created.ann), [bo.x - ann.x + 4, ann.height]);
    await page.getByRole("button", { name: en.appointments.move, exact: true }).click();
    const after = { starts_at: `${monday}T11:00:00.000Z`, resource_ids: [created.bo, attic] };
    await expect.poll(() => one(id)).toMatchObject(after);
    await expect.poll(() => its(created.bo).innerText()).toContain("11:00–12:00");
    await expect.poll(() => its(attic).innerText()).toContain("11:00–12:00");
    expect(await faultsOf(page)).toEqual([]);
    expect(visit.misdeeds).toEqual([]);
  });

  it("opens from the list of bookings, Home, search and its client", async () => {
    const today = new Date().toISOString().slice(0, 10);
    await booked("10:00");
    await using visit = await jane.open(`${studio.path("bookings")}?from=${today}`, wide);
    const { page } = visit;
    const sheet = page.getByRole("dialog", { name: "Eve Falk" });
    const isThere = async () => {
      await sheet.getByText(en.appointments.did.confirmed).first().waitFor();
      await sheet.getByRole("button", { name: en.appointments.cancel, exact: true }).waitFor();
    };
    await page.getByRole("link", { name: "Eve Falk" }).first().click();
    await isThere();
    await page.keyboard.press("Escape");
    await expect.poll(() => new URL(page.url()).pathname).toBe(studio.path("appointments"));

    await page.keyboard.press("Control+k");
    await page.getByRole("combobox", { name: en.studio.search }).fill("eve");
    await page
      .getByRole("option", { name: /Eve Falk .*\d/ })
      .first()
      .click();
    await isThere();

    await page.goto(`${studio.path(`clients/${created.client}`)}?from=${monday}&to=${monday}`);
    await page.getByRole("link", { name: /10:00/ }).first().click();
    await isThere();
    expect(visit.misdeeds).toEqual([]);
  });
});

describe("booking with a failed action", () => {
  it("shows next to the button why a delete failed", async () => {
    const fields = { start_date: monday, start_time: 540, duration: 60, details: "Workshop" };
    await studio.make("/bookings", { ...fields, resource_id: created.ann });
    await using visit = await openCalendar();
    const { page } = visit;
    // The service refuses to delete an appointment's booking.
    const id = await booked("12:00");
    const all = (await studio.get(`/bookings?start_date=${monday}&end_date=${monday}`)).body;
    const its = all.find((one: { session_id: number | null }) => one.session_id !== null).id;
    await page.route(`**${studio.root}/bookings/*`, async (route) => {
      if (route.request().method() !== "DELETE") return await route.continue();
      await route.continue({ url: `${house.url}${studio.root}/bookings/${its}` });
    });
    await block(page, "Workshop").click();
    const sheet = page.getByRole("dialog", { name: "Workshop" });
    await sheet.getByRole("button", { name: en.studio.remove }).click();
    await sheet.getByRole("alert").getByText(`belongs to appointment ${id}`).waitFor();
  });

  it("shows the service's reason against a move", async () => {
    const fields = { start_date: monday, start_time: 540, duration: 60, details: "Workshop" };
    await studio.make("/bookings", { ...fields, resource_id: created.ann });
    await using visit = await openCalendar();
    const { page } = visit;
    await page.route(`**${studio.root}/bookings/*`, async (route) => {
      const isChanged = route.request().method() === "PUT";
      const unbookable = { bookable: false };
      if (isChanged) await jane.ask(`PUT ${studio.root}/resources/${created.bo}`, unbookable);
      await route.continue();
    });
    const box = async (id: number) =>
      (await page.locator(`[data-resource="${id}"]`).first().boundingBox())!;
    const down = (await box(created.bo)).y - (await box(created.ann)).y;
    await drag(page, block(page, "Workshop"), [0, down]);
    await page.getByRole("alertdialog").getByText("Resource: cannot be booked").waitFor();
  });
});
