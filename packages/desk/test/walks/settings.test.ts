import { codeFor, password } from "@frontdesk/people/test/harness";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type House, startHouse } from "../browser/house.ts";
import { expectNoFaults } from "../browser/looking.ts";
import { makePerson, type Person } from "../browser/person.ts";
import { bookable, studioAt } from "../browser/studio.ts";
import { en } from "../browser/texts.ts";

let house: House;
let jane: Person;
let at = "";
let account = "";
let merchant = "";
beforeAll(async () => {
  house = await startHouse();
  jane = await makePerson(house);
  at = `/p/${jane.workspace.id}/settings`;
  account = `/api/scheduling/v1/accounts/${jane.workspace.account?.id}`;
  merchant = `/api/payments/merchants/${jane.workspace.merchant?.id}`;
  await jane.visitor.get("/me");
  await jane.visitor.submit({ current: password }, "/me/second-factor");
  await jane.visitor.get("/me/second-factor");
  const code = codeFor({ now: () => new Date() }, jane.visitor.page);
  await jane.visitor.submit({ code }, "/me/second-factor/confirm");
});
afterAll(() => house[Symbol.asyncDispose]());

const phone = { viewport: { width: 390, height: 900 } };

describe("account settings on the desk", () => {
  it("save name, zone and week", async () => {
    await using visit = await jane.open(at);
    const { page } = visit;
    await page.getByRole("textbox", { name: en.studio.name }).fill("The attic");
    await page.getByRole("combobox", { name: en.resources.zone }).selectOption("Europe/Berlin");
    await page.getByRole("checkbox", { name: en.settings.timedOnly }).check();
    await page.getByRole("combobox", { name: en.settings.weekStart }).selectOption("sunday");
    await page.getByRole("button", { name: en.studio.save }).press("Enter");
    await page.getByText(en.studio.saved, { exact: true }).waitFor();
    const { body } = await jane.ask(`GET ${account}`);
    expect(body).toMatchObject({
      name: "The attic",
      timezone: "Europe/Berlin",
      is_timed_only: true,
      week_start: "sunday",
    });
    await page.getByRole("textbox", { name: en.studio.name }).fill("Mine");
    await jane.ask(`PUT ${account}`, { name: "Theirs" });
    await page.getByText(`Name: Theirs ${en.parts.yoursStays}`).waitFor();
    expect(await page.getByRole("button", { name: en.studio.save }).isDisabled()).toBe(true);
    expect(await page.getByRole("textbox", { name: en.studio.name }).inputValue()).toBe("Mine");
    await page.getByRole("button", { name: en.parts.seen }).click();
    await page.getByRole("button", { name: en.studio.save }).click();
    await page.getByText(en.studio.saved, { exact: true }).waitFor();
    expect((await jane.ask(`GET ${account}`)).body.name).toBe("Mine");
    expect(visit.misdeeds).toEqual([]);
  });
});

describe("opening hours on the desk", () => {
  it("change those of people and rooms, and begin with the first day of a week", async () => {
    const studio = studioAt(jane);
    const { id } = await bookable(studio, "Follower");
    await using visit = await jane.open(`${at}/hours`);
    const { page } = visit;
    await page
      .getByRole("textbox", { name: en.resources.opens({ day: "Monday", place: "1" }) })
      .fill("8:30");
    await page.getByRole("button", { name: en.resources.saveWeek }).press("Enter");
    await page.getByText(en.studio.saved, { exact: true }).waitFor();
    const early = expect.objectContaining({ week_day: 1, start_time: 510 });
    expect((await jane.ask(`GET ${account}`)).body.default_periods).toContainEqual(early);
    const { body } = await studio.get(`/resources/${id}`);
    expect(body.available_periods).toContainEqual(early);
    await expect.poll(() => page.locator(".week-day > .tick").first().innerText()).toBe("Sunday");
    expect(visit.misdeeds).toEqual([]);
  });
});

describe("merchant settings on the desk", () => {
  it("save profile, sites, refund limit and bank account request", async () => {
    await using visit = await jane.open(`${at}/merchant`);
    const { page } = visit;
    await page.getByRole("textbox", { name: en.settings.descriptor }).fill("Jane’s");
    await page.getByRole("button", { name: en.studio.save }).first().click();
    await page.getByText("must be 1 to 22 printable ASCII characters").waitFor();
    await page.getByRole("textbox", { name: en.settings.descriptor }).fill("JANES");
    await page.getByRole("button", { name: en.studio.save }).first().click();
    await page.getByText(en.studio.saved, { exact: true }).waitFor();
    await page.getByRole("textbox", { name: /^Support refund limit/ }).fill("55.50");
    await page.getByRole("textbox", { name: /^Require the second factor above/ }).fill("");
    await page.getByRole("button", { name: en.studio.save }).last().click();
    await expect
      .poll(async () => (await jane.ask(`GET ${merchant}/refund-limits`)).body)
      .toEqual({
        supportRefundLimit: 5550,
        stepUpRefundLimit: null,
      });
    const sites = page.getByRole("textbox", { name: en.settings.siteAddresses });
    const saveSites = page.getByRole("button", { name: en.studio.save }).nth(1);
    await sites.fill("https://book.example/\nhttp://shop.example");
    await saveSites.click();
    await page.getByText("must be an https origin, such as https://book.example").waitFor();
    await sites.fill("https://book.example/\n\nhttps://desk.example\n");
    await saveSites.click();
    await expect
      .poll(async () => (await jane.ask(`GET ${merchant}/links`)).body.sites)
      .toEqual(["https://book.example", "https://desk.example"]);
    await page.getByRole("textbox", { name: en.settings.iban }).fill("an account");
    await page.getByRole("button", { name: en.settings.askForBank }).click();
    const iban = page.getByRole("textbox", { name: en.settings.iban });
    await expect.poll(() => iban.getAttribute("aria-invalid")).toBe("true");
    await page.getByRole("textbox", { name: en.settings.iban }).fill("DE89 3704 0044 0532 0130 00");
    await page.getByRole("button", { name: en.settings.askForBank }).click();
    await page.getByText(en.settings.paidTo({ iban: "DE89 3704 0044 0532 0130 00" })).waitFor();
    await page.getByText(en.settings.bankStates.approved).waitFor();
    const { body } = await jane.ask(`GET ${merchant}`);
    expect(body.merchant).toMatchObject({ descriptor: "JANES" });
    expect(visit.misdeeds).toEqual([]);
  });
});

describe("calendar feeds on the desk", () => {
  it("have an address shown once, serve it, and end", async () => {
    const permissions = ["clipboard-read", "clipboard-write"];
    await using visit = await jane.open(`${at}/calendars`, { permissions });
    const { page } = visit;
    await page.getByText(en.settings.noFeeds).waitFor();
    await page.getByRole("button", { name: en.settings.makeFeed }).press("Enter");
    await page.getByText(en.settings.addressOnce).waitFor();
    await page.getByRole("button", { name: en.settings.copy }).click();
    await page.getByRole("button", { name: en.settings.copied }).waitFor();
    const address = String(await page.evaluate("navigator.clipboard.readText()"));
    const readAt = house.schedulingUrl + new URL(address).pathname;
    expect(await (await fetch(readAt)).text()).toMatch(/^BEGIN:VCALENDAR/);
    await page
      .getByRole("button", { name: en.settings.endFeedOf({ name: "The whole studio" }) })
      .click();
    await page.getByText(en.settings.noFeeds).waitFor();
    expect((await fetch(readAt)).status).toBe(404);
    expect(visit.misdeeds).toEqual([]);
  });
});

describe("activity on the desk", () => {
  it("lists actors and changes of both parts, newest first, in pages", async () => {
    const root = `/api/scheduling/v1/${jane.workspace.account?.subdomain}`;
    await jane.ask(`PUT ${account}`, { name: "Ours" });
    await jane.ask(`POST ${merchant}/bank-requests`, { iban: "DK5000400440116243" });
    const { body: feed } = await jane.ask(`POST ${root}/calendars`, {});
    await jane.ask(`DELETE ${root}/calendars/${feed.id}`);
    for (let number = 1; number <= 35; number += 1) {
      await jane.ask(`POST ${root}/clients`, { name: `Client ${number}` });
    }
    await jane.ask(`PUT ${merchant}`, { email: "till@example.com" });
    await using visit = await jane.open(`${at}/activity`);
    const { page } = visit;
    const lines = page
      .getByRole("list", { name: en.settings.section.activity })
      .getByRole("listitem");
    await expect.poll(() => lines.first().textContent()).toMatch(/^Profile changedJane Example/);
    const second = /^Client created: Client 35Jane Example/;
    await expect.poll(() => lines.nth(1).textContent()).toMatch(second);
    expect(await page.getByText(en.settings.done.delete({ noun: "Calendar feed" })).count()).toBe(
      0,
    );
    await page.getByRole("button", { name: en.parts.more }).click();
    await page
      .getByText(en.settings.done.delete({ noun: "Calendar feed" }))
      .first()
      .waitFor();
    await page.getByText(en.settings.acts["bank.request"]).first().waitFor();
    await page.getByText("Studio changed: Ours").waitFor();
    expect(visit.misdeeds).toEqual([]);
  });
});

describe("settings", () => {
  it("have one page per section on a phone", async () => {
    await using visit = await jane.open(at, phone);
    const { page } = visit;
    await page.getByRole("link", { name: en.settings.section.calendars }).click();
    await page.getByRole("heading", { level: 2, name: en.settings.section.calendars }).waitFor();
    expect(await page.getByRole("link", { name: en.settings.section.activity }).count()).toBe(0);
    await page.getByRole("link", { name: en.settings.all }).click();
    await page.getByRole("link", { name: en.settings.section.activity }).waitFor();
    expect(await page.locator("#section").count()).toBe(0);
    expect(visit.misdeeds).toEqual([]);
  });

  it("have no visual faults", async () => {
    const paths = ["", "/account", "/merchant", "/calendars", "/activity"];
    await expectNoFaults({ person: jane, paths: paths.map((path) => at + path) });
  });
});
