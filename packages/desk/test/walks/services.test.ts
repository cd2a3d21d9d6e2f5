import { makeConnection } from "@frontdesk/scheduling/test/offering";
import type { Locator, Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { clicker } from "../browser/clicker.ts";
import { type House, startHouse } from "../browser/house.ts";
import { expectNoFaults } from "../browser/looking.ts";
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
  const { body } = await studio.get("/resources");
  for (const { id } of body) await jane.ask(`DELETE ${studio.root}/resources/${id}`);
});
afterAll(() => house[Symbol.asyncDispose]());

async function makeMassage(): Promise<number> {
  const { id: capacity } = await bookable(studio, "Room A");
  await makeConnection(house.scheduling, { accountId: jane.workspace.account!.id });
  const question = { id: "hurts", label: "Where does it hurt?", kind: "text", required: false };
  const { id } = await studio.make("/services", {
    ...{ name: "Massage", price: 8000, currency: "EUR", duration: 60, visibility: "public" },
    ...{ parts: [{ resource_ids: [capacity] }], questions: [question], approval: "required" },
    ...{ cancellation: [{ minutes_before: 2880, refund_percent: 100 }], no_show_fee: 2500 },
  });
  return id;
}

async function styleIn(page: Page, selector: string, style: string): Promise<string> {
  const inner = `document.querySelector("iframe").contentDocument`;
  const one = `${inner}.querySelector(${JSON.stringify(selector)})`;
  return await page.evaluate(`getComputedStyle(${one})[${JSON.stringify(style)}]`);
}

describe("services at the desk", () => {
  it("need a person or a place first", async () => {
    await using visit = await jane.open(studio.path("services"));
    const { page } = visit;
    await page.getByText(en.services.empty).waitFor();
    await page.getByRole("button", { name: en.services.add }).press("Enter");
    await page.getByRole("link", { name: en.services.addResource }).press("Enter");
    await page.getByRole("dialog", { name: en.resources.added }).waitFor();
    expect(visit.misdeeds).toEqual([]);
  });

  it("need only a name and a price, and accept changes later", async () => {
    const capacity = await bookable(studio, "Room A");
    await makeConnection(house.scheduling, { accountId: jane.workspace.account!.id });
    await using visit = await jane.open(studio.path("services/new"));
    const { page } = visit;
    const added = page.getByRole("dialog", { name: en.services.added });
    await added.getByRole("textbox", { name: en.studio.name }).fill("Massage");
    await added.getByRole("textbox", { name: en.services.price }).fill("eighty");
    await added.getByRole("button", { name: en.studio.save }).click();
    await added.getByText(en.services.noAmount({ example: "1,234.50" })).waitFor();
    await added.getByRole("textbox", { name: en.services.price }).fill("80");
    await added.getByRole("button", { name: en.studio.save }).click();
    const dialog = page.getByRole("dialog", { name: "Massage" });
    await dialog.getByRole("textbox", { name: en.links.address }).waitFor();
    const [created] = (await studio.get("/services")).body;
    expect(created).toMatchObject({
      name: "Massage",
      price: 8000,
      currency: "EUR",
      duration: 60,
      visibility: "public",
      parts: [{ resource_ids: [capacity.id], count: 1 }],
    });
    await dialog.getByText(en.services.paying).click();
    await dialog.getByRole("textbox", { name: en.services.stepHours({ place: "1" }) }).fill("48");
    await dialog.getByText(/^48 hrs? before or earlier: 100% back\./).waitFor();
    await dialog.getByRole("textbox", { name: en.services.mostMoves }).fill("1");
    await dialog.getByRole("textbox", { name: en.services.noShowFee }).fill("25");
    await dialog.getByText(en.services.looks).click();
    await dialog.getByRole("textbox", { name: en.services.position }).fill("2");
    await dialog.getByText(en.services.asking).click();
    await dialog.getByRole("button", { name: en.services.addQuestion }).click();
    await dialog
      .getByRole("textbox", { name: en.services.question({ place: "1" }) })
      .fill("Where does it hurt?");
    await dialog.getByRole("checkbox", { name: en.services.approval }).check();
    await dialog.getByRole("button", { name: en.studio.save }).click();
    await dialog.getByText(en.studio.saved, { exact: true }).waitFor();
    expect((await studio.get(`/services/${created.id}`)).body).toMatchObject({
      cancellation: [{ minutes_before: 2880, refund_percent: 100 }],
      questions: [{ label: "Where does it hurt?", kind: "text", required: false }],
      approval: "required",
      position: 2,
      most_reschedules: 1,
      no_show_fee: 2500,
    });
    expect(visit.misdeeds).toEqual([]);
  });

  it("show customers' view as a live preview", async () => {
    const id = await makeMassage();
    await using visit = await jane.open(studio.path(`services/${id}`));
    const dialog = visit.page.getByRole("dialog", { name: "Massage" });
    await dialog.getByText(en.services.preview).click();
    const seen = dialog.frameLocator("iframe");
    await seen.getByText("Massage", { exact: true }).waitFor();
    await dialog.getByRole("textbox", { name: en.studio.name }).fill("Hot stones");
    await seen.getByText("Hot stones", { exact: true }).waitFor();
    await seen.getByText("Hot stones", { exact: true }).click();
    await dialog.getByLabel(en.services.previewStep).selectOption("Times");
    await seen.getByRole("button", { name: /\d:00/ }).first().waitFor();
    await dialog.getByLabel(en.services.previewStep).selectOption(en.services.previewSteps.details);
    await seen.getByText("Where does it hurt?").waitFor();
    await dialog.getByLabel(en.services.previewStep).selectOption(en.services.previewSteps.terms);
    await seen.getByText("€25").first().waitFor();
    const button = seen.getByRole("button").last();
    expect(await styleIn(visit.page, "form .button", "backgroundColor")).toBe("rgb(11, 99, 82)");
    await button.click();
    expect((await studio.get(`/services/${id}`)).body.name).toBe("Massage");
    expect((await studio.get("/appointments")).body).toEqual([]);
    expect(visit.misdeeds).toEqual([]);
  });

  it("show refusals at their fields, in opened sections", async () => {
    const id = await makeMassage();
    const { status } = await jane.ask(`DELETE ${studio.root}/merchant`);
    expect(status).toBe(204);
    await using visit = await jane.open(studio.path(`services/${id}`));
    const dialog = visit.page.getByRole("dialog", { name: "Massage" });
    await dialog
      .getByRole("combobox", { name: en.services.deposit })
      .selectOption("The whole price");
    await dialog.getByText(en.services.paying).click();
    const percent = dialog.getByRole("textbox", {
      name: en.services.stepPercent({ place: "1" }),
    });
    await percent.fill("200");
    await dialog.getByText(en.services.paying).click();
    await percent.waitFor({ state: "hidden" });
    await dialog.getByRole("button", { name: en.studio.save }).click();
    await percent.waitFor();
    await percent.fill("100");
    await dialog.getByRole("button", { name: en.studio.save }).click();
    await dialog.getByText("requires a connected merchant").waitFor();
    expect((await studio.get(`/services/${id}`)).body.deposit.kind).toBe("none");
    await makeConnection(house.scheduling, { accountId: jane.workspace.account!.id });
    const deposit = dialog.getByRole("combobox", { name: en.services.deposit });
    await deposit.selectOption("None");
    await dialog.getByRole("textbox", { name: en.services.noShowFee }).fill("30");
    await dialog.getByRole("button", { name: en.studio.save }).click();
    await dialog.getByText(en.studio.saved, { exact: true }).waitFor();
    expect(await deposit.isVisible()).toBe(true);
    expect(visit.misdeeds).toEqual([]);
  });

  it("support archiving, and undo", async () => {
    const id = await makeMassage();
    await using visit = await jane.open(studio.path(`services/${id}`));
    const { page } = visit;
    await page.getByRole("button", { name: en.studio.archive }).click();
    await page.getByText(en.studio.isArchivedNow({ name: "Massage" })).waitFor();
    await page.getByRole("button", { name: en.parts.undo }).click();
    await page.getByRole("button", { name: en.studio.archive }).waitFor();
    await expect.poll(async () => (await studio.get(`/services/${id}`)).body.archived).toBe(false);
    expect(visit.misdeeds).toEqual([]);
  });
});

describe("booking page at the desk", () => {
  it("lists missing parts, and serves customers once published", async () => {
    await makeMassage();
    await using visit = await jane.open(studio.path("booking-page"));
    const { page } = visit;
    await page.getByRole("heading", { name: en.bookingPage.isClosed }).waitFor();
    const missing = page.getByRole("listitem");
    await missing.filter({ hasText: en.bookingPage.missings.privacy }).waitFor();
    expect(await page.getByText(en.bookingPage.missings.contact).count()).toBe(0);
    expect(await page.getByText(en.bookingPage.missings.service).count()).toBe(0);
    await page.getByRole("textbox", { name: en.bookingPage.contact }).fill("jane@example.com");
    const privacy = page.getByRole("textbox", { name: en.bookingPage.privacy });
    await privacy.fill("https://example.com/privacy");
    await page.getByRole("textbox", { name: en.bookingPage.reminderCount({ nth: "1" }) }).fill("2");
    expect(await page.getByLabel(en.bookingPage.reminderUnit({ nth: "1" })).inputValue()).toBe(
      "days",
    );
    await page.getByRole("button", { name: en.bookingPage.addReminder }).click();
    const second = page.getByRole("textbox", { name: en.bookingPage.reminderCount({ nth: "2" }) });
    await second.fill("24, 1,5");
    const look = page.getByRole("link", { name: en.bookingPage.look });
    expect(await look.getAttribute("href")).toMatch(/\/settings\/look$/);
    const websites = page.getByRole("textbox", { name: "Websites that embed the page" });
    await websites.fill("example.com");
    const publish = page.getByRole("button", { name: en.bookingPage.publish, exact: true });
    await publish.click();
    await page.getByText(en.bookingPage.noCount).waitFor();
    await second.fill("1,5");
    await publish.click();
    await page.getByText("must be an origin: https://").waitFor();
    await websites.fill("https://example.com");
    await publish.click();
    await page.getByRole("heading", { name: en.bookingPage.isOpen }).waitFor();
    const { body } = await studio.get("/booking_page");
    expect(body).toMatchObject({ published: true, reminders: [2880, 90] });
    const address = await page
      .getByRole("textbox", { name: en.links.address, exact: true })
      .inputValue();
    expect(address).toBe(`${house.schedulingUrl}/book/${jane.workspace.account?.subdomain}`);
    expect(address).toBe(body.url);
    await page.getByRole("img", { name: en.links.code }).waitFor();
    expect(visit.misdeeds).toEqual([]);
  });

  it("is published without a website in four clicks, its address in view", async () => {
    await makeMassage();
    await using visit = await jane.open(studio.path("home"), {
      viewport: { width: 1280, height: 800 },
    });
    const { page } = visit;
    const { click, check } = clicker(4);
    await click(page.getByRole("link", { name: en.shell.screens["booking-page"], exact: true }));
    await click(page.getByRole("button", { name: en.privacyNotice.begin }));
    await click(page.getByRole("checkbox", { name: en.privacyNotice.checked }));
    await click(page.getByRole("button", { name: en.bookingPage.publish, exact: true }));
    check();
    const isInView = async (part: Locator) => {
      const { y, height } = (await part.boundingBox())!;
      return y >= 56 && y + height <= 800;
    };
    const address = page.getByRole("textbox", { name: en.links.address, exact: true });
    await expect.poll(() => isInView(address)).toBe(true);
    expect(await isInView(page.getByRole("button", { name: en.links.copy }))).toBe(true);
    expect(await isInView(page.getByRole("img", { name: en.links.code }))).toBe(true);
    await page.getByRole("checkbox", { name: en.bookingPage.published }).click();
    await page.getByRole("button", { name: en.studio.save }).click();
    await page.getByRole("button", { name: en.bookingPage.missings.published }).click();
    const publish = page.getByRole("button", { name: en.bookingPage.publish, exact: true });
    await expect.poll(() => publish.evaluate((one) => one.matches(":focus"))).toBe(true);
    expect(visit.misdeeds).toEqual([]);
  });

  it("offers a default privacy notice, saved only after the owner's check", async () => {
    await makeMassage();
    await using visit = await jane.open(studio.path("booking-page"));
    const { page } = visit;
    const notice = page.getByRole("textbox", { name: en.bookingPage.privacyText });
    const publish = page.getByRole("button", { name: en.bookingPage.publish, exact: true });
    await publish.click();
    const toNotice = page.getByRole("button", { name: en.bookingPage.privacyText });
    await page.getByText(en.refusals.corrections({ count: 1 })).waitFor();
    await toNotice.click();
    await page.getByRole("button", { name: en.privacyNotice.begin }).click();
    expect(await notice.inputValue()).toMatch(
      new RegExp(`^Jane’s studio is responsible .*${jane.email}`, "s"),
    );
    expect(await notice.inputValue()).toContain("If you pay by card");
    await publish.click();
    await toNotice.waitFor();
    await page.reload();
    await notice.fill(`${await notice.inputValue()}\n\nOurs alone.`);
    await publish.click();
    await toNotice.waitFor();
    expect((await studio.get("/booking_page")).body.published).toBe(false);
    await page.getByRole("checkbox", { name: en.privacyNotice.checked }).click();
    await publish.click();
    await page.getByText(en.studio.saved, { exact: true }).waitFor();
    const { body } = await studio.get("/booking_page");
    expect(body).toMatchObject({ published: true, contact_email: jane.email });
    expect(body.privacy_text).toMatch(/^Jane’s studio.*Ours alone\.$/s);
    expect(visit.misdeeds).toEqual([]);
  });

  it("adds an owner's texts to mails, with a preview", async () => {
    await makeMassage();
    await using visit = await jane.open(studio.path("booking-page"));
    const { page } = visit;
    await page.getByText(en.bookingPage.texts).click();
    await page.getByLabel(en.bookingPage.language).selectOption("Danish");
    await page.getByLabel(en.bookingPage.mail, { exact: true }).selectOption("Reminder");
    const mail = page.frameLocator("iframe");
    await mail.getByRole("heading", { name: "Husk din tid" }).waitFor();
    await page.getByLabel(en.bookingPage.paragraph).fill("Husk {tøj} til {service}.");
    await page.getByText("has {tøj}; allowed are service").first().waitFor();
    await page.getByRole("button", { name: en.studio.save }).click();
    await page.getByText("has {tøj}; allowed are service").nth(1).waitFor();
    const mails = page.getByLabel(en.bookingPage.mail, { exact: true });
    await mails.selectOption("Moved");
    await page.getByText("Reminder, Danish: has {tøj}").waitFor();
    await mails.selectOption("Reminder · your text");
    await page.getByLabel(en.bookingPage.paragraph).fill("Husk varmt tøj til {service}.");
    await page.getByLabel(en.bookingPage.subject).fill("Vi ses kl. {time}");
    await mail.getByText("Husk varmt tøj til Massage.").waitFor();
    await page.getByText("Vi ses kl. 10.00").waitFor();
    expect(await styleIn(page, "h1", "fontWeight")).toBe("600");
    await mail.getByText("Flyt eller aflys").click();
    await page.getByRole("button", { name: en.studio.save }).click();
    await page.getByText(en.studio.saved, { exact: true }).waitFor();
    const text = { subject: "Vi ses kl. {time}", paragraph: "Husk varmt tøj til {service}." };
    expect((await studio.get("/booking_page")).body.texts).toEqual({ reminder: { da: text } });
    expect(visit.misdeeds).toEqual([]);
  });

  it("and services have no visual faults", async () => {
    const paths = ["services", `services/${await makeMassage()}`, "services/new", "booking-page"];
    await expectNoFaults({
      person: jane,
      paths: paths.map(studio.path),
      ready: async (page) => {
        for (const folded of await page.locator(".folded summary").all()) await folded.click();
      },
    });
  });
});
