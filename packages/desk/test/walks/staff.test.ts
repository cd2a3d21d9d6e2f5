import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { clicker } from "../browser/clicker.ts";
import { type House, startHouse } from "../browser/house.ts";
import { expectNoFaults, faultsOf, sidewaysWithin } from "../browser/looking.ts";
import { makePerson, type Person } from "../browser/person.ts";
import { type Studio, studioAt } from "../browser/studio.ts";
import { en } from "../browser/texts.ts";

let house: House;
let jane: Person;
let studio: Studio;
beforeAll(async () => {
  house = await startHouse();
  jane = await makePerson(house);
  studio = studioAt(jane);
  const { body: own } = await studio.get("/resources/me");
  const parts = [{ name: "Who", resource_ids: [own.id], count: 1, choosable: true }];
  await studio.make("/services", { name: "Massage", duration: 60, parts });
  await studio.make("/services", { name: "Cut", duration: 30, parts });
});
afterAll(() => house[Symbol.asyncDispose]());

async function addStaff(
  page: Page,
  { name, email }: Record<"name" | "email", string>,
  most: number,
) {
  const { click, check } = clicker(most);
  await page.getByRole("heading", { level: 1 }).waitFor();
  const staffAndRooms = { name: en.shell.screens.resources, exact: true } as const;
  const link = page.getByRole("link", staffAndRooms).filter({ visible: true });
  if ((await link.count()) === 0) {
    await click(page.getByRole("button", { name: en.shell.more, exact: true }));
  }
  await click(link.first());
  await click(page.getByRole("button", { name: en.resources.addStaff, exact: true }));
  const sheet = page.getByRole("dialog", { name: en.resources.addStaff });
  const field = sheet.getByRole("textbox", { name: en.resources.name, exact: true });
  await expect.poll(() => field.evaluate((one) => one.matches(":focus"))).toBe(true);
  await page.keyboard.type(name);
  await page.keyboard.press("Tab");
  await page.keyboard.type(email);
  expect([...(await faultsOf(page)), ...(await sidewaysWithin(page))]).toEqual([]);
  await click(sheet.getByRole("button", { name: en.resources.addAndInvite, exact: true }));
  await page.getByText(en.resources.staffInvited({ name })).waitFor();
  check();
}

const named = async (name: string) => {
  const all = (await studio.get("/resources")).body;
  return all.filter((one: { name: string }) => one.name === name);
};

describe("new staff", () => {
  it("take four clicks on a desktop, and get calendar, services, login and mail", async () => {
    const mia = await makePerson(house, { kind: "none" });
    const viewport = { width: 1280, height: 800 };
    await using visit = await jane.open(studio.path("home"), { viewport });
    const { page } = visit;
    await addStaff(page, { name: "Mia Holm", email: mia.email }, 4);
    await page
      .getByRole("dialog", { name: "Mia Holm" })
      .getByText(en.resources.invitedState)
      .waitFor();
    const [{ id, user_id: userId }, ...others] = await named("Mia Holm");
    expect(others).toEqual([]);
    const { body: offered } = await studio.get("/services");
    for (const { parts } of offered) expect(parts[0].resource_ids).toContain(id);
    expect((await studio.get(`/users/${userId}`)).body).toMatchObject({
      email: mia.email,
      activation_state: "pending",
      booking_rights: "manage_own",
      own_only: true,
    });
    expect(visit.misdeeds).toEqual([]);

    const { link = "" } = house.mails.findLast(({ to }) => to === mia.email) ?? {};
    await mia.visitor.get(new URL(link).pathname);
    await mia.visitor.submit({});
    const own = `/p/${jane.workspace.id}`;
    await using hers = await mia.open(`${own}/calendar`);
    await hers.page.getByRole("heading", { name: en.shell.screens.calendar }).waitFor();
    await hers.page.goto(`${own}/payments`);
    await hers.page.getByRole("heading", { name: en.shell.notIncluded }).waitFor();
    await page.reload();
    const sheet = page.getByRole("dialog", { name: "Mia Holm" });
    await sheet.getByText(en.team.staffRoles.own_calendar).waitFor();
  });

  it("take at most six taps on a phone", async () => {
    const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };
    await using visit = await jane.open(studio.path("home"), phone);
    await addStaff(visit.page, { name: "Bo Krause", email: "bo.krause@example.com" }, 6);
    expect(await named("Bo Krause")).toHaveLength(1);
    expect(visit.misdeeds).toEqual([]);
  });

  it("continue after a failed task without doubling", async () => {
    await using visit = await jane.open(studio.path("resources/staff"));
    const { page } = visit;
    const inviting = /\/users$/;
    await page.route(inviting, (route) =>
      route.request().method() === "POST" ? route.abort() : route.fallback(),
    );
    const sheet = page.getByRole("dialog", { name: en.resources.addStaff });
    await sheet.getByRole("textbox", { name: en.resources.name, exact: true }).fill("Liv Dahl");
    await sheet.getByLabel(en.resources.email).fill("liv.dahl@example.com");
    await sheet.getByRole("button", { name: en.resources.addAndInvite }).click();
    await sheet.getByText(en.resources.taskFailed({ task: en.resources.tasks.login })).waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await page.unroute(inviting);
    await sheet.getByRole("button", { name: en.parts.tryAgain }).click();
    await page.getByText(en.resources.staffInvited({ name: "Liv Dahl" })).waitFor();
    expect(await named("Liv Dahl")).toHaveLength(1);
  });

  it("are removed with their appointments, login and calendar", async () => {
    const [{ id, user_id: userId }] = await named("Liv Dahl");
    const booking = { resource_id: id, start_date: "2031-03-03", start_time: 600, duration: 60 };
    const { id: bookingId } = await studio.make("/bookings", { ...booking, details: "Haircut" });
    await using visit = await jane.open(studio.path(`resources/${id}`));
    const { page } = visit;
    await page.getByRole("button", { name: en.resources.removePerson, exact: true }).click();
    const title = en.resources.removeTitle({ name: "Liv Dahl" });
    const question = page.getByRole("dialog", { name: title });
    expect(await faultsOf(page)).toEqual([]);
    await question.getByRole("button", { name: en.resources.removePerson }).click();
    const choices = page.getByRole("dialog", { name: en.resources.affected({ count: 1 }) });
    await choices.getByRole("combobox").selectOption("cancel");
    expect((await studio.get(`/users/${userId}`)).status).toBe(200);
    await choices.getByRole("button", { name: en.resources.removePerson }).click();
    await page.getByText(en.resources.personRemoved({ name: "Liv Dahl" })).waitFor();
    expect((await studio.get(`/users/${userId}`)).status).toBe(404);
    expect((await studio.get(`/bookings/${bookingId}`)).body.durations ?? []).toEqual([]);
    const { body: archived } = await studio.get(`/resources/${id}`);
    expect(archived).toMatchObject({ archived: true, user_id: null, inherits_hours: false });
    expect(visit.misdeeds).toEqual([]);
  });

  it("have no visual faults", async () => {
    const [{ id }] = await named("Mia Holm");
    const paths = ["resources", "resources/staff", `resources/${id}`];
    await expectNoFaults({ person: jane, paths: paths.map(studio.path) });
  });
});
