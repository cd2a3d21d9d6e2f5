import type { Locator, Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { tryAgain } from "../browser/again.ts";
import { type House, startHouse } from "../browser/house.ts";
import { faultsOf } from "../browser/looking.ts";
import { makePerson, type Visit } from "../browser/person.ts";
import { en } from "../browser/texts.ts";
import { makeStudio, type Studio } from "../studio.ts";

let house: House;
let studio: Studio;
let massage: number;
beforeAll(async () => {
  house = await startHouse();
});
afterAll(() => house[Symbol.asyncDispose]());

const wide = { viewport: { width: 1280, height: 800 } };

// Ann has a massage at nine, Bo a cut at ten.
beforeEach(async () => {
  studio = await makeStudio(await makePerson(house));
  const { ann, bo } = studio.resources;
  const nine = { start_date: studio.monday, start_time: 540, duration: 60 };
  massage = await studio.book({ ...nine, resource_id: ann, details: "Massage" });
  await studio.book({ ...nine, resource_id: bo, start_time: 600, details: "Cut" });
});

async function openCalendar(query = "", options: object = wide): Promise<Visit> {
  const { person, monday } = studio;
  const path = `/p/${person.workspace.id}/calendar?date=${monday}&by=resources${query}`;
  const visit = await person.open(path, options);
  const any = visit.page.locator(".cal-block, .cal-entry").first();
  await any.waitFor();
  return visit;
}

const block = (page: Page, title: string) => page.locator(".cal-block", { hasText: title });

async function drag(page: Page, from: Locator, [x, y]: readonly [number, number]): Promise<void> {
  const box = (await from.boundingBox())!;
  const [left, top] = [box.x + 12, box.y + 8];
  await page.mouse.move(left, top);
  await page.mouse.down();
  for (const part of [0.25, 0.5, 0.75, 1]) await page.mouse.move(left + x * part, top + y * part);
  await page.mouse.up();
}

async function offset(page: Page, from: string, to: string): Promise<[number, number]> {
  const [one, other] = [block(page, from), block(page, to)];
  const [here, there] = [(await one.boundingBox())!, (await other.boundingBox())!];
  return [there.x - here.x, there.y - here.y];
}

const stored = async (id: number) =>
  (await studio.person.ask(`GET ${studio.root}/bookings/${id}`)).body;
const storedMassage = () => stored(massage);

describe("calendar on the desk", () => {
  it("offers undo for ten seconds, and longer for keyboard users", async () => {
    await using visit = await openCalendar();
    const { page } = visit;
    await page.clock.install();
    const toCut = await offset(page, "Massage", "Cut");
    await drag(page, block(page, "Massage"), [toCut[0], 0]);
    const undo = page.getByRole("button", { name: en.parts.undo });
    await undo.waitFor();
    for (let stops = 0; stops < 3; stops += 1) {
      await page.clock.fastForward(6_000);
      await page.keyboard.press("Tab");
    }
    expect(await undo.isVisible()).toBe(true);
    await page.clock.fastForward(10_000);
    await undo.waitFor({ state: "detached" });
  });

  it("moves by drag, explains a conflict, lets a booking wait, and undoes", async () => {
    await using visit = await openCalendar();
    const { page } = visit;
    const { ann, bo } = studio.resources;
    const toCut = await offset(page, "Massage", "Cut");
    await drag(page, block(page, "Massage"), [toCut[0], 0]);
    await expect.poll(storedMassage).toMatchObject({ resource_id: ann, start_time: 600 });
    await page.getByRole("button", { name: en.parts.undo }).click();
    await expect.poll(storedMassage).toMatchObject({ start_time: 540 });
    await expect.poll(() => block(page, "Massage").innerText()).toContain("09:00");

    await drag(page, block(page, "Massage"), toCut);
    const bubble = page.getByRole("alertdialog");
    await bubble.getByText(/Bo Lund: taken by Cut/).waitFor();
    expect(await storedMassage()).toMatchObject({ resource_id: ann, start_time: 540 });
    await bubble.getByRole("button", { name: /^Next free: .*11:00$/ }).waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await bubble.getByRole("button", { name: en.bookings.refusal.wait }).click();
    await expect
      .poll(storedMassage)
      .toMatchObject({ resource_id: bo, start_time: 600, waiting: true });
    await expect.poll(() => block(page, "Massage").innerText()).toContain("waiting");
    expect(visit.misdeeds).toEqual([]);
  });

  it("takes the next free time from the openings", async () => {
    await using visit = await openCalendar();
    const { page } = visit;
    await drag(page, block(page, "Massage"), await offset(page, "Massage", "Cut"));
    await page.getByRole("button", { name: /^Next free/ }).click();
    const { bo } = studio.resources;
    await expect
      .poll(storedMassage)
      .toMatchObject({ resource_id: bo, start_time: 660, waiting: false });
  });

  it("drops at the release position even without a drawn frame", async () => {
    await using visit = await openCalendar();
    const { page } = visit;
    const [hour] = await offset(page, "Massage", "Cut");
    await page.evaluate(`new Promise((done) => {
      const held = [...document.querySelectorAll(".cal-block")]
        .find(({ textContent }) => textContent.includes("Massage"));
      const { x, y } = held.getBoundingClientRect();
      const tell = (type, by) => held.dispatchEvent(new PointerEvent(type, {
        bubbles: true, cancelable: true, pointerType: "mouse", clientX: x + 12 + by, clientY: y + 8,
      }));
      tell("pointerdown", 0);
      tell("pointermove", ${hour});
      requestAnimationFrame(() => setTimeout(() => {
        tell("pointermove", ${hour * 4});
        done(tell("pointerup", ${hour * 4}));
      }));
    })`);
    await expect.poll(storedMassage).toMatchObject({ start_time: 780 });
    expect(visit.misdeeds).toEqual([]);
  });

  it("refuses a closed target without a request", async () => {
    const off = { resource_ids: [studio.resources.ann], from: studio.monday, to: studio.monday };
    const lunch = { ...off, start_time: 720, end_time: 780, details: "Lunch" };
    await studio.person.ask(`POST ${studio.root}/downtimes`, lunch);
    await using visit = await openCalendar();
    const { page } = visit;
    const puts: string[] = [];
    page.on("request", (request) => request.method() === "PUT" && puts.push(request.url()));
    const [hour] = await offset(page, "Massage", "Cut");
    await drag(page, block(page, "Massage"), [hour * 3, 0]);
    await page.getByRole("alertdialog", { name: en.bookings.refusal.closed }).waitFor();
    expect(puts).toEqual([]);
    expect(await storedMassage()).toMatchObject({ start_time: 540 });
  });

  it("reverts a move of a booking that another user changed, and shows its state", async () => {
    await using visit = await openCalendar();
    const { page } = visit;
    const path = `${studio.root}/bookings/${massage}`;
    await page.route(`**${path}`, async (route) => {
      const isChanged = route.request().method() === "PUT";
      if (isChanged) await studio.person.ask(`PUT ${path}`, { start_time: 840 });
      await route.continue();
    });
    const [hour] = await offset(page, "Massage", "Cut");
    await drag(page, block(page, "Massage"), [hour * 3, 0]);
    await page.getByText(en.bookings.refusal.changed).waitFor();
    expect(await storedMassage()).toMatchObject({ start_time: 840 });
    await expect.poll(() => block(page, "Massage").innerText()).toContain("14:00");
  });

  it("moves all days of a booking", async () => {
    const later = (days: number) =>
      new Date(Date.parse(studio.monday) + days * 86_400_000).toISOString().slice(0, 10);
    const course = await studio.book({
      resource_id: studio.resources.space,
      details: "Course",
      duration: 60,
      start_time: 540,
      start_date: studio.monday,
      end_date: later(1),
    });
    await using visit = await openCalendar("&view=week");
    const { page } = visit;
    const first = block(page, "Course").first();
    const second = (await block(page, "Course").nth(1).boundingBox())!;
    await drag(page, first, [second.x - (await first.boundingBox())!.x, 0]);
    await expect
      .poll(() => stored(course))
      .toMatchObject({ start_date: later(1), end_date: later(2), start_time: 540 });
  });

  it("books by click, deletes and restores", async () => {
    await using visit = await openCalendar();
    const { page } = visit;
    const lane = page.locator(`[data-resource="${studio.resources.space}"]`);
    await lane.click({ position: { x: 130, y: 20 } });
    await page.getByRole("link", { name: en.appointments.plainBooking }).click();
    const sheet = page.getByRole("dialog", { name: en.bookings.sheet.new });
    expect(await sheet.getByLabel(en.studio.time, { exact: true }).inputValue()).toBe("10:00");
    await sheet.getByLabel(en.bookings.fields.details).fill("Workshop");
    await sheet.getByLabel(en.appointments.client).selectOption("Carla Holm");
    await sheet.getByRole("button", { name: en.home.book, exact: true }).click();
    await block(page, "Carla Holm").click();
    const detail = page.getByRole("dialog", { name: "Carla Holm" });
    await detail.getByText("Workshop").waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await detail.getByRole("button", { name: en.studio.remove }).click();
    await page.getByText(en.bookings.sheet.deleted({ title: "Carla Holm" })).waitFor();
    await expect.poll(() => block(page, "Carla Holm").count()).toBe(0);
    await page.getByRole("button", { name: en.parts.undo }).click();
    await block(page, "Carla Holm").waitFor();
    expect(visit.misdeeds).toEqual([]);
  });

  it("works by keyboard alone and announces every step", async () => {
    await using visit = await openCalendar();
    const { page } = visit;
    const labels = page.locator("[aria-live=assertive]");
    const press = async (...keys: string[]) => {
      for (const key of keys) await page.keyboard.press(key);
    };
    const atBoard = () =>
      expect.poll(() => page.getByRole("application").and(page.locator(":focus")).count()).toBe(1);
    await page.getByRole("application").focus();
    await expect.poll(() => labels.innerText()).not.toBe("");
    while (!(await labels.innerText()).startsWith("Massage")) await press("ArrowDown");
    await press("m", "ArrowRight", "ArrowRight");
    await expect.poll(() => labels.innerText()).toContain("09:30–10:30");
    await press("Escape");
    await expect.poll(() => labels.innerText()).toBe("Not changed.");
    await press("m", ...Array<string>(16).fill("ArrowRight"), "Enter");
    await expect.poll(storedMassage).toMatchObject({ start_time: 780 });
    await expect.poll(() => labels.innerText()).toContain("13:00–14:00");
    await press("r", "ArrowRight", "ArrowRight", "Enter");
    await expect.poll(storedMassage).toMatchObject({ start_time: 780, duration: 90 });
    await press("m", "ArrowDown", ...Array<string>(10).fill("ArrowLeft"), "Enter");
    await page
      .getByRole("alertdialog")
      .getByText(/taken by Cut/)
      .waitFor();
    await press("Escape");
    await expect.poll(() => page.getByRole("alertdialog").count()).toBe(0);
    await atBoard();
    await press("Enter");
    await page.getByRole("dialog", { name: "Massage" }).waitFor();
    await press("Escape");
    await expect.poll(() => page.getByRole("dialog").count()).toBe(0);
    await atBoard();
    await press("n");
    await page.getByRole("dialog", { name: en.appointments.book }).waitFor();
    expect(visit.misdeeds).toEqual([]);
  });

  it("moves by the sheet on a phone, without a drag", async () => {
    const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };
    await using visit = await openCalendar("", phone);
    const { page } = visit;
    expect(await faultsOf(page)).toEqual([]);
    await page.locator(".cal-entry", { hasText: "Massage" }).click();
    await page.getByRole("button", { name: en.appointments.move, exact: true }).click();
    await page.getByRole("button", { name: en.bookings.fields.later }).click();
    expect(await faultsOf(page)).toEqual([]);
    await page.getByRole("button", { name: en.appointments.move, exact: true }).click();
    await expect.poll(storedMassage).toMatchObject({ start_time: 555 });
    expect(visit.misdeeds).toEqual([]);
  });

  it("has no visual faults in any view, light or dark", async () => {
    await using visit = await openCalendar();
    const { page } = visit;
    const views = ["", "&view=week", "&view=month"];
    const forms = ["&by=resources", ...views.flatMap((view) => [view, `${view}&by=days`])];
    for (const [index, form] of forms.entries()) {
      await page.emulateMedia({ colorScheme: index % 2 === 0 ? "light" : "dark" });
      await page.goto(`${new URL(page.url()).pathname}?date=${studio.monday}${form}`);
      await page.getByRole("application").waitFor();
      expect([form, await faultsOf(page)]).toEqual([form, []]);
    }
    expect(visit.misdeeds).toEqual([]);
  });

  it("helps without a bookable resource, and shows failures in place", async () => {
    const nobody = await makePerson(house, { kind: "account" });
    const root = `/api/scheduling/v1/${nobody.workspace.account!.subdomain}`;
    const { body: own } = await nobody.ask(`GET ${root}/resources`);
    for (const { id } of own) await nobody.ask(`DELETE ${root}/resources/${id}`);
    const path = `/p/${nobody.workspace.id}/calendar`;
    await using visit = await nobody.open(path, wide);
    const { page } = visit;
    await page.getByRole("button", { name: en.bookings.addResource }).waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await page.route("**/resources?*", (route) => route.abort());
    await page.reload();
    const again = page.getByRole("button", { name: en.parts.tryAgain });
    await again.waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await tryAgain(again, {
      asks: "**/resources?*",
      mend: () => page.unroute("**/resources?*"),
      there: page.getByRole("button", { name: en.bookings.addResource }),
    });
  });
});
