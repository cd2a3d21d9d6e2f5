// No pointer moves, no focus is set.

import { basic } from "@frontdesk/payments/test/shop";
import { password } from "@frontdesk/people/test/harness";
import { operatorKey } from "@frontdesk/platform/test/harness";
import type { Locator, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { codeNow, giveFactor } from "../browser/factor.ts";
import { makePaid } from "../browser/filled.ts";
import { Hands } from "../browser/hands.ts";
import { type House, startHouse } from "../browser/house.ts";
import { pay } from "../browser/paying.ts";
import { makePerson, type Person } from "../browser/person.ts";
import { en } from "../browser/texts.ts";
import { makeStudio, type Studio } from "../studio.ts";

let house: House;
let jane: Person;
let studio: Studio;
let secret: string;
beforeAll(async () => {
  house = await startHouse();
  jane = await makePerson(house);
  studio = await makeStudio(jane);
  const nine = { start_date: studio.monday, start_time: 540, duration: 60 };
  await studio.book({ ...nine, resource_id: studio.resources.bo, details: "Cut" });
  await pay(house, jane, { value: 2500, reference: "order 17" });
  const transactionId = await makePaid(house, jane, { amount: 3000 });
  await dispute(transactionId);
  secret = await giveFactor(house, jane);
});
afterAll(() => house[Symbol.asyncDispose]());

async function dispute(transactionId: string): Promise<void> {
  const reason = { code: 10, title: "Not delivered" };
  const { operatorUrl } = house.desk.context.settings;
  const answer = await fetch(`${operatorUrl}/payments/operator/disputes`, {
    method: "POST",
    headers: { authorization: basic(operatorKey), "content-type": "application/json" },
    body: JSON.stringify({ transactionId, amount: 1200, reason }),
  });
  expect(answer.status).toBe(201);
}

let page: Page;
let hands: Hands;

const dialog = (name: string | RegExp) => page.getByRole("dialog", { name });
const button = (name: string | RegExp, inside: Page | Locator = page) =>
  inside.getByRole("button", { name, exact: typeof name === "string" });
const gone = (one: Locator) => one.waitFor({ state: "detached" });
const link = (name: string | RegExp) =>
  page.getByRole("navigation").getByRole("link", { name, exact: typeof name === "string" });

async function sitDown(): Promise<void> {
  const context = await house.browser.newContext({
    baseURL: house.url,
    locale: "en-GB",
    timezoneId: "UTC",
    reducedMotion: "reduce",
    viewport: { width: 1280, height: 800 },
  });
  page = await context.newPage();
  hands = new Hands(page);
}

async function over(opener: Locator, work: () => Promise<void>): Promise<void> {
  await hands.use(opener);
  await work();
  await expect.poll(() => hands.isAt(opener)).toBe(true);
}

async function friday(): Promise<unknown[][]> {
  const { body } = await jane.ask(`GET ${studio.root}/resources/${studio.resources.space}`);
  return (body.available_periods as Record<string, number | null>[])
    .filter(({ week_day: day, valid_until: until }) => day === 5 && until === null)
    .map(({ start_time: from, end_time: to }) => [from, to]);
}

async function signIn(): Promise<void> {
  await page.goto("/");
  await hands.fill(page.getByLabel(en.team.email), jane.email);
  await hands.fill(page.getByLabel("Password"), password);
  await hands.press("Enter");
  house.wait(60_000);
  await hands.fill(page.getByLabel(/code/i), codeNow(house, secret));
  await hands.press("Enter");
  await page.getByRole("region", { name: en.home.takings }).waitFor();
}

async function takeAndGiveBack(): Promise<void> {
  await hands.press("Control+K");
  await expect
    .poll(() => hands.isAt(page.getByRole("combobox", { name: en.studio.search })))
    .toBe(true);
  await hands.type("order 17");
  await page.getByRole("option", { name: /€25\.00/ }).waitFor();
  await hands.press("Enter");
  const payment = dialog("Payment of €25.00");
  await over(button("Capture", payment), async () => {
    await hands.fill(dialog("Capture").getByLabel("Amount (EUR)"), "20");
    await hands.use(button("Capture €20.00", dialog("Capture")));
    await payment.getByText("€20.00 captured").waitFor();
    await gone(dialog("Capture"));
  });
  await over(button("Refund", payment), async () => {
    await hands.fill(dialog("Refund").getByLabel("Amount (EUR)"), "5");
    await hands.use(button("Refund €5.00", dialog("Refund")));
    await payment.getByText("€5.00 refunded").waitFor();
    await gone(dialog("Refund"));
  });
  await hands.press("Escape");
  await gone(payment);
}

async function answerDispute(): Promise<void> {
  await hands.use(link("Payments"));
  await hands.use(link(/^Disputes/));
  const sheet = dialog("Not delivered");
  await hands.use(page.getByRole("link", { name: "Not delivered" }));
  await hands.fill(sheet.getByLabel(en.disputes.text), "It was handed over on Monday.");
  await hands.use(button("Preview", sheet));
  await hands.use(button("Send the answer", sheet));
  await sheet.getByText(en.states.answered).waitFor();
  await hands.press("Escape");
  await gone(sheet);
}

async function closeEarlier(): Promise<void> {
  await hands.use(link("Staff & rooms"));
  await over(page.getByRole("link", { name: /^Attic/ }), async () => {
    const sheet = dialog("Attic");
    await hands.use(sheet.getByRole("checkbox", { name: en.resources.inheritsHours }), "Space");
    await hands.fill(
      sheet.getByRole("textbox", { name: en.resources.closes({ day: "Friday", place: "1" }) }),
      "15:00",
    );
    await hands.use(button("Save opening hours", sheet));
    await sheet.getByText(en.studio.saved, { exact: true }).waitFor();
    expect(await friday()).toEqual([[540, 900]]);
    await hands.press("Escape");
    await gone(sheet);
  });
}

async function addClient(): Promise<void> {
  await hands.use(link("Clients"));
  const add = button("Add a client");
  await over(add, async () => {
    await hands.fill(page.getByRole("textbox", { name: en.studio.name }), "Dan Field");
    await hands.press("Enter");
    await dialog("Dan Field").waitFor();
    await hands.press("Escape");
    await gone(dialog("Dan Field"));
  });
}

async function inviteAndLink(): Promise<void> {
  await hands.use(link("Settings"));
  await hands.use(link("People and roles"));
  await over(button(en.team.invite), async () => {
    const asking = dialog(en.team.invite);
    await hands.fill(asking.getByLabel(en.team.email), "bob@example.com");
    await hands.choose(asking.getByLabel(en.team.role), "Front");
    await hands.use(button("Send the invitation", asking));
    await gone(asking);
  });
  await page.getByRole("row", { name: /bob@example.com.*Front desk/ }).waitFor();

  await hands.use(link("Payment links"));
  await hands.fill(page.getByRole("textbox", { name: en.parts.amount }), "12.50");
  await hands.use(button("Create the link"));
  await page.getByLabel(en.links.address).waitFor();
}

async function makeKey(): Promise<void> {
  await hands.use(link("Settings"));
  await hands.use(link("API keys"));
  await over(button("Create a key"), async () => {
    const making = dialog("Create a key");
    await hands.fill(making.getByRole("textbox", { name: en.apps.name }), "Till");
    await hands.use(button("Create a key", making));
    await hands.use(button("I saved it", dialog("Your new key")));
    await gone(dialog("Your new key"));
  });
}

async function signOut(): Promise<void> {
  await hands.use(button(/^Your account/));
  const signOut = page.getByRole("menuitem", { name: en.shell.signOut });
  await expect.poll(() => hands.isAt(page.getByRole("menuitem").first())).toBe(true);
  // The menu takes the focus twice as it opens: a key between them is lost.
  let looks = 0;
  const staysAtSignOut = async () => {
    looks = (await hands.isAt(signOut)) ? looks + 1 : 0;
    if (looks === 0) await hands.press("ArrowUp");
    return looks > 2;
  };
  await expect.poll(staysAtSignOut).toBe(true);
  await hands.press("Enter");
  await page.waitForURL(/\/sign-in/);
}

const label = () => page.locator("[aria-live=assertive]");
const board = () => page.getByRole("application");
const block = () => page.locator(".cal-block", { hasText: "Massage" });
const report = (text: string) => page.locator(".undo", { hasText: text }).waitFor();
const stored = async () =>
  (await jane.ask(`GET ${studio.root}/bookings?q=Massage`)).body[0] ?? "none";

async function goToMonday(): Promise<void> {
  await hands.use(
    page.getByRole("navigation").getByRole("link", { name: en.shell.screens.calendar }),
  );
  await page.getByRole("heading", { name: en.shell.screens.calendar }).waitFor();
  for (let days = 0; days < 7; days += 1) {
    if (page.url().includes(`date=${studio.monday}`)) break;
    const before = page.url();
    await hands.use(page.getByRole("button", { name: en.bookings.after }));
    await expect.poll(() => page.url()).not.toBe(before);
  }
  await page.locator(".cal-block", { hasText: "Cut" }).waitFor();
}

async function book(): Promise<void> {
  await hands.reach(board());
  await expect.poll(() => label().innerText()).not.toBe("");
  while (!(await label().innerText()).includes("Ann Berg")) await hands.press("ArrowRight");
  await hands.press("n");
  await hands.use(page.getByRole("link", { name: en.appointments.plainBooking }));
  const sheet = dialog(en.bookings.sheet.new);
  await hands.fill(sheet.getByLabel(en.bookings.fields.details), "Massage");
  await hands.use(sheet.getByRole("button", { name: en.home.book, exact: true }));
  await gone(sheet);
  await block().waitFor();
  await expect.poll(() => hands.isAt(board())).toBe(true);
}

/** Moves by an hour, resizes by half an hour, returns the start. */
async function moveAndResize(): Promise<number> {
  while (!(await label().innerText()).startsWith("Massage")) await hands.press("ArrowDown");
  const began = (await stored()).start_time;
  await hands.press("m", ...Array<string>(4).fill("ArrowDown"), "Enter");
  await expect.poll(stored).toMatchObject({ start_time: began + 60 });
  await hands.press("r", "ArrowDown", "ArrowDown", "Enter");
  await expect.poll(stored).toMatchObject({ duration: 90 });
  return began;
}

async function haveItWait(began: number): Promise<void> {
  const back = (began + 60 - 540) / 15;
  await hands.press("m", "ArrowRight", ...Array<string>(back).fill("ArrowUp"), "Enter");
  const bubble = page.getByRole("alertdialog");
  await hands.use(bubble.getByRole("button", { name: en.bookings.refusal.wait }));
  await expect.poll(stored).toMatchObject({ waiting: true });
  await gone(bubble);
  await expect.poll(() => hands.isAt(board())).toBe(true);
  await report("09:00–10:30");
  await hands.use(page.getByRole("button", { name: en.parts.undo }));
  await expect.poll(stored).toMatchObject({ waiting: false, start_time: began + 60 });
  await expect.poll(() => hands.isAt(board())).toBe(true);
}

async function deleteAndRestore(): Promise<void> {
  await hands.press("Enter");
  await hands.use(dialog("Massage").getByRole("button", { name: en.studio.remove }));
  await expect.poll(() => block().count()).toBe(0);
  await expect.poll(() => hands.isAt(board())).toBe(true);
  await report(en.bookings.sheet.deleted({ title: "Massage" }));
  await hands.use(page.getByRole("button", { name: en.parts.undo }));
  await block().waitFor();
  await expect.poll(() => hands.isAt(board())).toBe(true);
}

describe("keyboard-only workday", () => {
  it("covers payments, disputes, team and hours, with visible focus throughout", async () => {
    await sitDown();
    await signIn();
    await takeAndGiveBack();
    await answerDispute();
    await closeEarlier();
    await addClient();
    await inviteAndLink();
    await makeKey();
    await signOut();
    expect([...hands.complaints]).toEqual([]);
    await page.context().close();
  });

  it("covers the calendar, with an announcement for every step", async () => {
    await using visit = await jane.open(`/p/${jane.workspace.id}/home`, {
      viewport: { width: 1280, height: 800 },
      reducedMotion: "reduce",
    });
    page = visit.page;
    hands = new Hands(page);
    await goToMonday();
    await book();
    const began = await moveAndResize();
    await haveItWait(began);
    await deleteAndRestore();
    expect([...hands.complaints]).toEqual([]);
    expect(visit.misdeeds).toEqual([]);
  });
});
