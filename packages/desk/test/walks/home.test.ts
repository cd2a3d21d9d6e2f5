import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { tryAgain } from "../browser/again.ts";
import { clicker } from "../browser/clicker.ts";
import { makePage } from "../browser/customers.ts";
import { create, makePaid, makeResource } from "../browser/filled.ts";
import { type House, startHouse } from "../browser/house.ts";
import { faultsInAllLooks, faultsOf } from "../browser/looking.ts";
import { makePerson, type Person } from "../browser/person.ts";
import { en } from "../browser/texts.ts";

let house: House;
let jane: Person;
let today = "";
beforeAll(async () => {
  house = await startHouse();
});
beforeEach(async () => {
  jane = await makePerson(house);
  today = new Date().toISOString().slice(0, 10);
  const week = Array.from({ length: 7 }, (_, week_day) => ({
    week_day,
    start_time: 0,
    end_time: 1440,
  }));
  const account = `PUT /api/scheduling/v1/accounts/${jane.workspace.account?.id}`;
  expect((await jane.ask(account, { default_periods: week })).status).toBe(200);
});
afterAll(() => house[Symbol.asyncDispose]());

const home = () => `/p/${jane.workspace.id}/home`;
const utc = { timezoneId: "UTC" };

/** One booking, and another that waits for its time. */
async function makeBookings(): Promise<void> {
  const ann = await makeResource(jane, "Ann");
  const carla = (await create(jane, "clients", { name: "Carla Hansen" })).id;
  const on = { start_date: today, end_date: today, duration: 60 };
  const at = { ...on, start_time: 600, end_time: 660, resource_id: ann };
  await create(jane, "bookings", { ...at, client_id: carla });
  await create(jane, "bookings", { ...at, client_id: carla, waiting: true, allow_waiting: true });
}

async function makePayments(): Promise<void> {
  await makePaid(house, jane, { amount: 8000 });
  await makePaid(house, jane, { amount: 4550, captured: 4000 });
}

describe("Home", () => {
  it("starts with first steps, marks them done, keeps them until dismissed", async () => {
    await using visit = await jane.open(home(), utc);
    const { page } = visit;
    const steps = page.getByRole("region", { name: en.home.firstSteps });
    await steps.getByText(en.home.steps.trial).waitFor();
    await page.getByText(en.home.noBookings).waitFor();
    await page.getByText(en.home.nothingNeeds).waitFor();
    // The hours of this account differ from those of a new one.
    expect(await steps.getByText(en.home.done).count()).toBe(1);

    await makeBookings();
    await page.reload();
    await steps.getByText(en.home.steps.service).waitFor();
    expect(await steps.getByText(en.home.done).count()).toBe(2);

    await makePayments();
    await page.reload();
    await page.getByText("€120.00").first().waitFor();
    await page.getByText("today, 2 payments").waitFor();
    await steps.getByText(en.home.laterSteps).click();
    expect(await steps.getByText(en.home.done).count()).toBe(3);
    await steps.getByRole("button", { name: en.home.dismissSteps }).click();
    await steps.waitFor({ state: "detached" });
    await page.reload();
    await page.getByText("today, 2 payments").waitFor();
    expect(await steps.count()).toBe(0);
    const list = page
      .getByRole("region", { name: en.home.today, exact: true })
      .getByRole("listitem");
    await expect
      .poll(() => list.allInnerTexts())
      .toEqual([
        expect.stringMatching(/10:00\s+Carla Hansen\s+Ann · 1 hr/),
        expect.stringMatching(/10:00\s+Carla Hansen\s+Ann · 1 hr\s+Waiting/),
      ]);
    await page.getByText("1 booking waits for a free time").waitFor();
    expect(visit.misdeeds).toEqual([]);
  });

  it("leads to a trial booking, and deletes it", async () => {
    await makePage(jane, [{ name: "Massage", price: 5000 }]);
    await using visit = await jane.open(home(), utc);
    const { page } = visit;
    const { click, check } = clicker(5);
    const popup = page.waitForEvent("popup");
    await click(page.getByRole("link", { name: en.home.steps.trial }));
    const booking = await popup;
    await click(booking.getByRole("button", { name: /^\d+:00$/ }).first());
    await booking.getByRole("textbox", { name: "Name" }).fill("Jane");
    await booking.getByRole("textbox", { name: "Email address" }).fill(jane.email);
    await click(booking.getByRole("button", { name: "Continue" }));
    house.wait(3_000);
    await click(booking.getByRole("button", { name: "Book", exact: true }));
    await booking.getByRole("heading", { name: "Your booking is confirmed" }).waitFor();
    await click(page.getByRole("button", { name: en.appointments.deleteTrial }));
    check();
    await page.getByText(en.appointments.trialDeleted).waitFor();
    const all = `GET /api/scheduling/v1/${jane.workspace.account?.subdomain}/appointments`;
    expect((await jane.ask(all)).body).toEqual([]);
    await page.getByRole("link", { name: en.home.steps.trial }).waitFor();
    expect(visit.misdeeds).toEqual([]);
  });

  it("shows free resources and the end of their free time", async () => {
    await makeBookings();
    const own = `/api/scheduling/v1/${jane.workspace.account?.subdomain}/resources`;
    const { id } = (await jane.ask(`GET ${own}/me`)).body;
    expect((await jane.ask(`DELETE ${own}/${id}`)).status).toBe(204);
    await using visit = await jane.open("/begin", utc);
    const { page } = visit;
    // Stays wrong; the server sends the right time.
    await page.clock.setFixedTime(new Date(`${today}T03:00:00Z`));
    let time = "09:30";
    const workspaces = (await jane.ask("GET /api/places?timezone=UTC")).body;
    await page.route("**/api/places?**", (route) =>
      route.fulfill({ json: { ...workspaces, now: `${today}T${time}:00.000Z` } }),
    );
    await page.goto(home());
    const free = page.getByRole("region", { name: en.home.freeToday });
    await expect.poll(() => free.innerText()).toMatch(/Ann\s+until 10:00, 11:00–24:00/);
    time = "10:30";
    await page.reload();
    await expect.poll(() => free.innerText()).toMatch(/Ann\s+11:00–24:00/);
  });

  it("isolates a failed read and recovers on retry", async () => {
    await makeBookings();
    await makePayments();
    await using visit = await jane.open("/begin", utc);
    const { page } = visit;
    let isAway = true;
    await page.route("**/takings?**", async (route) => {
      if (!isAway) return await route.continue();
      const body = JSON.stringify({ code: "service_away", message: "Payments is not available" });
      const headers = { "content-type": "application/json", "x-request-id": "req-1" };
      return await route.fulfill({ status: 503, headers, body });
    });
    await page.goto(home());
    const byRole = page.getByRole("region", { name: en.home.takings });
    await byRole.getByText("Payments is not available").waitFor();
    await byRole.getByText(en.parts.requestId({ id: "req-1" })).waitFor();
    await page
      .getByRole("region", { name: en.home.today })
      .getByText("Carla Hansen")
      .first()
      .waitFor();
    await tryAgain(byRole.getByRole("button", { name: en.parts.tryAgain }), {
      asks: "**/takings?**",
      mend: () => {
        isAway = false;
      },
      there: byRole.getByText("today, 2 payments"),
    });
    expect(visit.misdeeds).toEqual([]);
  });

  it("has no visual faults", async () => {
    await makeBookings();
    await makePayments();
    await using visit = await jane.open(home(), utc);
    await visit.page.getByText("today, 2 payments").waitFor();
    await visit.page.getByText("1 booking waits for a free time").waitFor();
    expect(await faultsInAllLooks(visit.page)).toEqual([]);
  });
});

describe("search on the desk", () => {
  it("opens by shortcut, finds matches and opens one by key", async () => {
    await makeBookings();
    await makePayments();
    await using visit = await jane.open(home(), utc);
    const { page } = visit;
    await page.getByText("today, 2 payments").waitFor();
    await page.keyboard.press("Control+k");
    const field = page.getByRole("combobox", { name: en.studio.search });
    await field.fill("carla");
    const options = page.getByRole("option");
    await expect
      .poll(() => options.allInnerTexts())
      .toEqual([
        expect.stringMatching(/^Carla Hansen\s+today 10:00$/),
        expect.stringMatching(/^Carla Hansen\s+today 10:00$/),
        "Carla Hansen",
      ]);
    await field.fill("80.00");
    await expect.poll(() => options.allInnerTexts()).toEqual([expect.stringMatching(/^€80\.00/)]);
    expect(await faultsOf(page)).toEqual([]);
    await field.fill("no such thing");
    await page.getByText(en.search.none).waitFor();
    await field.fill("hom");
    await field.press("ArrowDown");
    await field.press("Enter");
    await expect.poll(() => page.getByRole("dialog").count()).toBe(0);
    expect(new URL(page.url()).pathname).toBe(home());
    expect(visit.misdeeds).toEqual([]);
  });

  it("exists on every phone, and `?` lists the shortcuts", async () => {
    const viewport = { width: 360, height: 740 };
    await using visit = await jane.open(home(), { ...utc, viewport, hasTouch: true });
    const { page } = visit;
    await page.getByRole("button", { name: en.studio.search }).tap();
    await page.getByRole("combobox", { name: en.studio.search }).waitFor();
    await page.keyboard.press("Escape");
    await expect.poll(() => page.getByRole("dialog").count()).toBe(0);
    await page.keyboard.press("?");
    await page.getByRole("dialog", { name: en.keys.title }).getByText(en.keys.show).waitFor();
    await expect.poll(() => faultsOf(page)).toEqual([]);
    expect(visit.misdeeds).toEqual([]);
  });
});

describe("lost connection", () => {
  it("shows the data's age and refreshes everything on reconnect", async () => {
    await makePayments();
    await using visit = await jane.open(home(), utc);
    const { page } = visit;
    await page.getByText("today, 2 payments").waitFor();
    await page.keyboard.press("/");
    await page.getByRole("combobox").waitFor();
    await page.context().setOffline(true);
    await page.getByRole("combobox").fill("anything");
    await page.getByText(/^No connection\. This data is .+ old\.$/).waitFor();
    await page.keyboard.press("Escape");
    await page.getByText("€120.00").first().waitFor();
    await makePaid(house, jane, { amount: 1000 });
    await page.context().setOffline(false);
    await page.getByText("today, 3 payments").waitFor();
    expect(await page.getByText(/^No connection/).count()).toBe(0);
  });
});
