import type { Locator, Page, Route } from "playwright-core";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { type House, startHouse } from "../browser/house.ts";
import { makePerson, type Visit } from "../browser/person.ts";
import { en } from "../browser/texts.ts";
import { makeStudio, type Studio } from "../studio.ts";

let house: House;
let studio: Studio;
const ids = { massage: 0, cut: 0, facial: 0 };
beforeAll(async () => {
  house = await startHouse();
});
afterAll(() => house[Symbol.asyncDispose]());

beforeEach(async () => {
  studio = await makeStudio(await makePerson(house, { kind: "account" }));
  const { person, root, monday, resources, client } = studio;
  const { ann, bo } = resources;
  const nine = { start_date: monday, start_time: 540, duration: 60 };
  ids.massage = await studio.book({ ...nine, resource_id: ann, details: "Massage" });
  ids.cut = await studio.book({ ...nine, resource_id: bo, start_time: 600, details: "Cut" });
  const parts = [{ name: "Who", resource_ids: [ann, bo], count: 1, choosable: true }];
  const service = { name: "Facial", duration: 60, buffer_before: 15, parts };
  const { body: facial } = await person.ask(`POST ${root}/services`, service);
  const wish = { service_id: facial.id, client_id: client, resource_ids: [ann] };
  const starts_at = `${monday}T11:15:00Z`;
  const { body } = await person.ask(`POST ${root}/appointments`, { ...wish, starts_at });
  ids.facial = body.id;
});

const wide = { viewport: { width: 1280, height: 800 }, timezoneId: "UTC" };

async function openCalendar(): Promise<Visit> {
  const { person, monday } = studio;
  const visit = await person.open(
    `/p/${person.workspace.id}/calendar?date=${monday}&by=resources`,
    wide,
  );
  for (const title of ["Massage", "Cut", "Carla"]) await block(visit.page, title).waitFor();
  return visit;
}

const block = (page: Page, title: string) => page.locator(".cal-block", { hasText: title });
const bubble = (page: Page) => page.getByRole("alertdialog");
const question = (page: Page, name: RegExp) => page.getByRole("dialog", { name });
const undo = (page: Page) => page.getByRole("button", { name: en.parts.undo });
const stale = (page: Page) => page.getByText(en.studio.stale);
const stored = async (id: number) =>
  (await studio.person.ask(`GET ${studio.root}/bookings/${id}`)).body;
const facial = async () =>
  (await studio.person.ask(`GET ${studio.root}/appointments/${ids.facial}`)).body;
const at = (time: string) => `${studio.monday}T${time}:00.000Z`;

interface Drag {
  title: string;
  hours: number;
  resource?: number;
}

async function drag(page: Page, { title, hours, resource }: Drag): Promise<void> {
  const from: Locator = block(page, title);
  const box = await vi.waitFor(async () => {
    const drawn = await from.boundingBox();
    expect(drawn).not.toBeNull();
    return drawn!;
  }, 60_000);
  const hour = (await block(page, "Massage").boundingBox())!.width;
  const row = resource && page.locator(`[data-lane][data-resource="${resource}"]`).first();
  const y = row ? (await row.boundingBox())!.y - box.y : 0;
  const [left, top] = [box.x + 12, box.y + 8];
  await page.mouse.move(left, top);
  await page.mouse.down();
  for (const part of [0.25, 0.5, 0.75, 1]) {
    await page.mouse.move(left + hours * hour * part, top + y * part);
  }
  await page.mouse.up();
}

const refusal = { status: 422, json: { error: "refused", error_description: "Not on Mondays" } };

const changePath = /\/(?:bookings|appointments)\/\d+$/;

async function whenChanged(page: Page, answer: (route: Route, nth: number) => Promise<unknown>) {
  let count = 0;
  await page.route(changePath, async (route) => {
    if (route.request().method() !== "PUT") return await route.fallback();
    count += 1;
    await answer(route, count);
  });
}

function gate() {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { held: promise, letGo: () => resolve() };
}

describe("two calendar bookings moved in parallel", () => {
  it("return to their places after two refusals and failed reads", async () => {
    await using visit = await openCalendar();
    const { page } = visit;
    const { held, letGo } = gate();
    await whenChanged(page, async (route) => {
      await held;
      await route.fulfill(refusal);
    });
    await drag(page, { title: "Massage", hours: 4 });
    await drag(page, { title: "Cut", hours: 2 });
    await expect.poll(() => block(page, "Massage").innerText()).toContain("13:00");
    await expect.poll(() => block(page, "Cut").innerText()).toContain("12:00");
    await page.route(/\/(?:bookings|agenda)\?/, (route) => route.fulfill({ status: 503 }));
    letGo();
    await bubble(page).waitFor();
    await expect.poll(() => block(page, "Cut").innerText()).toContain("10:00");
    await expect.poll(() => block(page, "Massage").innerText()).toContain("09:00");
  });

  it("show both refusals in turn", async () => {
    await using visit = await openCalendar();
    const { page } = visit;
    const { held, letGo } = gate();
    await whenChanged(page, async (route, nth) => {
      await held;
      const error_description = nth === 1 ? "Not on Mondays" : "Not by Bo";
      await route.fulfill({ status: 422, json: { error: "refused", error_description } });
    });
    await drag(page, { title: "Massage", hours: 4 });
    await drag(page, { title: "Cut", hours: 2 });
    letGo();
    await bubble(page).getByText("Not on Mondays").waitFor();
    await expect.poll(() => bubble(page).innerText()).toContain("Massage");
    await page.keyboard.press("Escape");
    await bubble(page).getByText("Not by Bo").waitFor();
    await page.keyboard.press("Escape");
    await expect.poll(() => bubble(page).count()).toBe(0);
    expect(visit.misdeeds).toEqual([]);
  });

  it("keep their new places until each answer", async () => {
    await using visit = await openCalendar();
    const { page } = visit;
    const { held, letGo } = gate();
    await whenChanged(page, async (route, nth) => {
      if (nth === 2) await held;
      await route.continue();
    });
    const readAgain = page.waitForResponse((answer) => answer.url().includes("/agenda?"));
    await drag(page, { title: "Massage", hours: 4 });
    await drag(page, { title: "Cut", hours: 2 });
    await undo(page).waitFor();
    await readAgain;
    await expect.poll(() => block(page, "Massage").innerText()).toContain("13:00");
    expect(await block(page, "Cut").innerText()).toContain("12:00");
    letGo();
    await expect.poll(() => stored(ids.cut)).toMatchObject({ start_time: 720 });
  });

  it("get both answers while reads hang", async () => {
    await using visit = await openCalendar();
    const { page } = visit;
    await page.route(/\/(?:bookings|openings|reports)\?/, () => {});
    await whenChanged(page, (route, nth) =>
      nth === 1 ? route.fulfill(refusal) : route.continue(),
    );
    await drag(page, { title: "Massage", hours: 4 });
    await bubble(page).getByText("Not on Mondays").waitFor();
    await drag(page, { title: "Cut", hours: 2 });
    await expect.poll(() => stored(ids.cut)).toMatchObject({ start_time: 720 });
  });
});

describe("calendar booking moved twice", () => {
  it("keeps the last target after a refusal of the first move", async () => {
    await using visit = await openCalendar();
    const { page } = visit;
    const { bo } = studio.resources;
    const [first, second] = [gate(), gate()];
    await whenChanged(page, async (route, nth) => {
      await (nth === 1 ? first : second).held;
      await (nth === 1 ? route.fulfill(refusal) : route.continue());
    });
    await drag(page, { title: "Massage", hours: 4, resource: bo });
    await expect.poll(() => block(page, "Massage").innerText()).toContain("13:00");
    await drag(page, { title: "Massage", hours: 1 });
    first.letGo();
    await bubble(page).getByText("Not on Mondays").waitFor();
    const ofBo = page.locator(`[data-lane][data-resource="${bo}"]`);
    await ofBo.locator(".cal-block", { hasText: /Massage.*14:00/s }).waitFor();
    second.letGo();
    await expect
      .poll(() => stored(ids.massage))
      .toMatchObject({ start_time: 840, resource_id: bo });
    await undo(page).click();
    await expect
      .poll(() => stored(ids.massage))
      .toMatchObject({ start_time: 540, resource_id: studio.resources.ann });
  });

  it("moves its appointment to the last target", async () => {
    await using visit = await openCalendar();
    const { page } = visit;
    const { bo } = studio.resources;
    await drag(page, { title: "Carla", hours: 2, resource: bo });
    await question(page, /13:15, Bo Lund$/).waitFor();
    await drag(page, { title: "Carla", hours: 1 });
    await question(page, /14:15, Bo Lund$/).waitFor();
    expect(await facial()).toMatchObject({ starts_at: at("11:15") });
    await page.keyboard.press("Enter");
    const atBo = { starts_at: at("14:15"), resource_ids: [bo] };
    await expect.poll(facial).toMatchObject(atBo);
    await undo(page).waitFor();
    await drag(page, { title: "Carla", hours: -1 });
    await question(page, /13:15$/).waitFor();
    await page.keyboard.press("Enter");
    await page.getByRole("status").getByText("13:15").waitFor();
    expect(await facial()).toMatchObject({ starts_at: at("13:15") });
    await undo(page).click();
    await expect.poll(facial).toMatchObject(atBo);
    expect(visit.misdeeds).toEqual([]);
  });
});

describe("refused move in the calendar", () => {
  it("appears on a page opened before the answer", async () => {
    await using visit = await openCalendar();
    const { page } = visit;
    const { held, letGo } = gate();
    await whenChanged(page, async (route) => {
      await held;
      await route.fulfill(refusal);
    });
    await drag(page, { title: "Massage", hours: 4 });
    await page.getByRole("link", { name: "Home" }).click();
    await page.getByRole("heading", { level: 1 }).waitFor();
    await expect.poll(() => new URL(page.url()).pathname).toMatch(/home$/);
    letGo();
    await page.getByRole("alert").getByText("Not on Mondays").waitFor();
    expect(visit.misdeeds).toEqual([]);
  });

  it("lies above a new sheet and leaves the focus there", async () => {
    await using visit = await openCalendar();
    const { page } = visit;
    const { held, letGo } = gate();
    await whenChanged(page, async (route) => {
      await held;
      await route.fulfill(refusal);
    });
    await drag(page, { title: "Massage", hours: 4 });
    await page.getByRole("button", { name: en.bookings.book, exact: true }).click();
    const sheet = page.getByRole("dialog", { name: en.appointments.book });
    await sheet.getByText(en.shell.more, { exact: true }).click();
    await sheet.getByRole("link", { name: en.appointments.plainBooking }).click();
    const details = page
      .getByRole("dialog", { name: en.bookings.sheet.new })
      .getByLabel(en.bookings.fields.details);
    await details.click();
    letGo();
    await bubble(page).getByText("Not on Mondays").waitFor();
    await page.keyboard.type("Workshop");
    expect(await details.inputValue()).toBe("Workshop");
    const leave = bubble(page).getByRole("button", { name: en.bookings.refusal.leave });
    await leave.click();
    await expect.poll(() => bubble(page).count()).toBe(0);
    expect(await details.inputValue()).toBe("Workshop");
  });

  it("calls a lost answer unknown", async () => {
    await using visit = await openCalendar();
    const { page } = visit;
    await whenChanged(page, async (route) => {
      await route.fetch();
      await route.fulfill({ status: 504, body: "" });
    });
    await drag(page, { title: "Massage", hours: 4 });
    await bubble(page).getByText(en.parts.notKnown).waitFor();
    expect(await bubble(page).innerText()).not.toContain(en.bookings.refusal.other);
    await expect.poll(() => block(page, "Massage").innerText()).toContain("13:00");
    await bubble(page).getByRole("button", { name: en.parts.close }).click();
    expect(visit.misdeeds).toEqual([]);
  });

  it("leaves later failed reads visible", async () => {
    await using visit = await openCalendar();
    const { page } = visit;
    await whenChanged(page, (route) => route.fulfill(refusal));
    await drag(page, { title: "Massage", hours: 4 });
    await bubble(page).getByText("Not on Mondays").waitFor();
    await page.keyboard.press("Escape");
    await bubble(page).waitFor({ state: "detached" });
    await page.route(/\/agenda\?/, (route) =>
      route.fulfill({ status: 422, json: { error: "x", error_description: "Out of order" } }),
    );
    await page.getByRole("button", { name: en.bookings.after, exact: true }).click();
    await page.getByRole("alert").getByText("Out of order").waitFor();
  });
});

describe("refused undo in the calendar", () => {
  it("gives the reason of the service", async () => {
    await using visit = await openCalendar();
    const { page } = visit;
    await drag(page, { title: "Massage", hours: 4 });
    await undo(page).waitFor();
    await whenChanged(page, (route) => route.fulfill(refusal));
    await undo(page).click();
    await page.getByRole("alert").getByText("Not on Mondays").waitFor();
    expect(await block(page, "Massage").innerText()).toContain("13:00");
    expect(visit.misdeeds).toEqual([]);
  });

  it("keeps a newer move of a booking", async () => {
    await using visit = await openCalendar();
    const { page } = visit;
    await drag(page, { title: "Massage", hours: 4 });
    await undo(page).waitFor();
    const path = `${studio.root}/bookings/${ids.massage}`;
    await studio.person.ask(`PUT ${path}`, { start_time: 900 });
    await undo(page).click();
    await stale(page).waitFor();
    expect(await stored(ids.massage)).toMatchObject({ start_time: 900 });
    await expect.poll(() => block(page, "Massage").innerText()).toContain("15:00");
    expect(visit.misdeeds).toEqual([]);
  });

  it("keeps a newer move of an appointment", async () => {
    await using visit = await openCalendar();
    const { page } = visit;
    await drag(page, { title: "Carla", hours: 2 });
    await question(page, /13:15$/).waitFor();
    await page.keyboard.press("Enter");
    await undo(page).waitFor();
    const path = `${studio.root}/appointments/${ids.facial}`;
    await studio.person.ask(`PUT ${path}`, { starts_at: at("15:15") });
    await undo(page).click();
    await stale(page).waitFor();
    expect(await facial()).toMatchObject({ starts_at: at("15:15") });
    await expect.poll(() => block(page, "Carla").getAttribute("title")).toContain("15:15");
    expect(visit.misdeeds).toEqual([]);
  });
});

describe("appointment dragged in the calendar", () => {
  it("keeps a move that a colleague makes during the drag", async () => {
    await using visit = await openCalendar();
    const { page } = visit;
    const path = `${studio.root}/appointments/${ids.facial}`;
    await whenChanged(page, async (route) => {
      await studio.person.ask(`PUT ${path}`, { starts_at: at("15:15") });
      await route.continue();
    });
    await drag(page, { title: "Carla", hours: 2 });
    await question(page, /13:15$/).waitFor();
    await page.keyboard.press("Enter");
    await page
      .getByRole("alert")
      .getByText(/ changed the time 1 minute ago\.$/)
      .waitFor();
    expect(await facial()).toMatchObject({ starts_at: at("15:15") });
    await page.unroute(changePath);
    await page.getByRole("button", { name: en.appointments.moving.applyMine }).click();
    await expect.poll(facial).toMatchObject({ starts_at: at("13:15") });
    await expect.poll(() => block(page, "Carla").getAttribute("title")).toContain("13:15");
  });
});

describe("deletion of a booking after its sheet closed", () => {
  it("still offers undo", async () => {
    await using visit = await openCalendar();
    const { page } = visit;
    const { held, letGo } = gate();
    await page.route(/\/bookings\/\d+$/, async (route) => {
      if (route.request().method() === "DELETE") await held;
      await route.fallback();
    });
    await block(page, "Massage").click();
    await page.getByRole("dialog").getByRole("button", { name: en.bookings.sheet.delete }).click();
    await page.keyboard.press("Escape");
    await expect.poll(() => page.getByRole("dialog").count()).toBe(0);
    letGo();
    await page.getByText(en.bookings.sheet.deleted({ title: "Massage" })).waitFor();
    await undo(page).click();
    await block(page, "Massage").waitFor();
    expect(visit.misdeeds).toEqual([]);
  });
});
