import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { confirmed, done, enter, paid, phone, reachDetails, setUp, times } from "./customers.ts";
import { type HostedPage, startHosted } from "./hosted.ts";

let hosted: HostedPage;
beforeAll(async () => {
  hosted = await startHosted();
});
afterAll(async () => await hosted[Symbol.asyncDispose]());

function fillIn(input: { value: string; dispatchEvent(event: Event): void }): void {
  input.value = "https://shop.example";
  input.dispatchEvent(new Event("input", { bubbles: true }));
}

describe("customer on a phone", () => {
  it("books, reschedules and cancels by taps, without an account", async () => {
    await using visit = await hosted.visit("", phone);
    const { page, misdeeds } = visit;
    await page.getByRole("link", { name: "Haircut" }).tap();
    await times(page).first().tap();
    await enter(page);
    await page.getByRole("checkbox").check();
    await page.getByRole("button", { name: "Book", exact: true }).tap();
    await confirmed(page);
    await page.reload();
    const was = await page.locator(".span").innerText();
    await page.getByRole("link", { name: "Change time" }).tap();
    // The first day may have only one late time.
    await page.locator(".days button:enabled").nth(1).tap();
    await times(page).last().tap();
    await page.getByRole("button", { name: "Change to this time" }).tap();
    await confirmed(page);
    expect(await page.locator(".span").innerText()).not.toBe(was);
    await page.getByRole("link", { name: "Cancel booking" }).tap();
    await page.getByRole("button", { name: "Cancel booking" }).tap();
    await page.getByRole("heading", { name: "Your booking is cancelled" }).waitFor();
    expect(misdeeds).toEqual([]);
  });

  it("reaches the details in four taps with a choice of staff, and goes back", async () => {
    await using visit = await hosted.visit("", phone);
    const { page } = visit;
    await page.getByRole("link", { name: "Massage" }).tap();
    await page.getByRole("link", { name: "Bo" }).tap();
    await page.locator(".days button:enabled").nth(1).tap();
    await times(page).first().tap();
    await page.getByRole("heading", { name: "Your details" }).waitFor();
    for (const seen of ["When suits you?", "Therapist", "What would you like to book?"]) {
      await page.goBack();
      await page.getByRole("heading", { name: seen }).waitFor();
    }
  });

  it("chooses part by part and goes back step by step", async () => {
    await using visit = await hosted.visit("", phone);
    const { page } = visit;
    await page.getByRole("link", { name: "Portrait" }).tap();
    await page.getByRole("button", { name: "Ann" }).tap();
    await page.locator("h2:focus", { hasText: "Studio" }).waitFor();
    await page.goBack();
    await page.getByRole("button", { name: "Bo" }).tap();
    await page.getByRole("link", { name: "South" }).tap();
    await times(page).first().waitFor();
    expect(new URL(page.url()).searchParams.get("with")).toBe("12,22");
    for (const seen of ["Studio", "Photographer", "What would you like to book?"]) {
      await page.goBack();
      await page.getByRole("heading", { name: seen }).waitFor();
    }
  });

  it("keeps the input between details and terms", async () => {
    await using visit = await hosted.visit("", phone);
    const { page } = visit;
    await reachDetails(page);
    await enter(page);
    await page.getByRole("heading", { name: "Check and book" }).waitFor();
    await page.goBack();
    expect(await page.getByLabel("Name").inputValue()).toBe("Carla Nielsen");
  });

  it("pays and sees the booking on return", async () => {
    await using visit = await hosted.visit("/1?with=11", phone);
    const { page } = visit;
    await page.route("**/a-payment-page", (route) => route.fulfill({ body: "Pay" }));
    await times(page).first().tap();
    await page.getByLabel("Pressure").selectOption("Firm");
    await page.getByLabel("I have no injuries").check();
    await enter(page);
    await page.getByRole("checkbox", { name: /^I accept the terms/ }).check();
    await page.getByRole("button", { name: "Book and pay €20" }).tap();
    await page.waitForURL("**/a-payment-page");
    await page.goBack();
    await page.getByRole("link", { name: "Pay €20" }).waitFor();
    const token = new URL(page.url()).pathname.split("/").at(-1)!;
    const held = hosted.api.appointments.get(token)!;
    hosted.api.appointments.set(token, { ...held, ...done, payment: { ...paid, state: "paid" } });
    await page.goto(`${page.url()}?transactionId=0123456789abcdef01234567`);
    await confirmed(page);
    expect(await page.getByText("€20 paid").isVisible()).toBe(true);
  });
});

describe("time on the booking page", () => {
  it("taken by another customer: shows three nearest times", async () => {
    await using visit = await hosted.visit("/2", phone);
    const { page } = visit;
    await times(page).first().waitFor();
    const day = await page.locator("h3").innerText();
    const starts = await page.evaluate<string>(`
      JSON.parse(document.getElementById("content").textContent)
        .slots.answer.days[0].slots[0].starts_at`);
    hosted.api.taken.add(starts);
    await times(page).first().tap();
    await page.getByText("This time has just been taken.").waitFor();
    const near = page.locator(".near-times button");
    await near.nth(2).waitFor();
    expect(await near.count()).toBe(3);
    expect(await near.first().innerText()).toContain(day);
    hosted.api.taken.clear();
    await near.first().tap();
    await page.getByRole("heading", { name: "Your details" }).waitFor();
  });

  it("shows the customer's zone and the business's", async () => {
    await using visit = await hosted.visit("/2", { ...phone, timezoneId: "America/New_York" });
    const { page } = visit;
    const zone = page.getByLabel("Your time zone").locator("option:checked");
    expect(await zone.innerText()).toBe("New York – Eastern Time");
    await page.getByText("Time zone of the business: Central European Time").waitFor();
    expect(await times(page).last().innerText()).toMatch(/^(4|1[01]):00\s+1[067]:00 Copenhagen$/);
  });

  it("appears once if the zones differ only in name", async () => {
    hosted.api.page.timezone = "Europe/Kyiv";
    await using visit = await hosted.visit("/2", { ...phone, timezoneId: "Europe/Kiev" });
    const { page } = visit;
    await times(page).first().waitFor();
    hosted.api.page.timezone = "Europe/Copenhagen";
    expect(await page.locator(".zones").innerText()).not.toContain("Time zone of the business");
  });

  it("is reachable by keyboard", async () => {
    await using visit = await hosted.visit("/2", { viewport: { width: 1280, height: 800 } });
    const { page } = visit;
    await times(page).first().waitFor();
    await page.locator(".day[aria-pressed=true]").focus();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Enter");
    expect(await page.locator(":focus").getAttribute("aria-pressed")).toBe("true");
    await times(page).first().focus();
    await page.keyboard.press("End");
    const last = await page.locator(":focus").innerText();
    expect(last).toBe(await times(page).last().innerText());
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { name: "Your details" }).waitFor();
    await page.locator("h1:focus").waitFor();
  });

  it("announces its expiry at the start and a minute before; can be extended", async () => {
    hosted.api.heldSeconds = 100;
    await using visit = await hosted.visit("/2", phone);
    const { page } = visit;
    await page.clock.install();
    await times(page).first().tap();
    const notice = page.locator(".timer [role=status]");
    await expect.poll(() => notice.innerText()).toContain("Time left: 2 min");
    await page.clock.runFor(45_000);
    await expect.poll(() => notice.innerText()).toContain("Time left: 1 min");
    await page.getByRole("button", { name: "More time" }).tap();
    await expect.poll(() => notice.innerText()).toContain("Time left: 3 min");
    const [token, held] = [...hosted.api.appointments].at(-1)!;
    hosted.api.appointments.set(token, { ...held, state: "expired" });
    await page.clock.runFor(200_000);
    await page.getByRole("heading", { name: "This booking was not completed" }).waitFor();
    hosted.api.heldSeconds = 300;
  });
});

describe("error on the booking page", () => {
  it("in a detail appears at its field and takes focus", async () => {
    await using visit = await hosted.visit("", phone);
    const { page } = visit;
    await reachDetails(page);
    await page.getByLabel("Name").fill("Carla");
    await page.getByLabel("Email address").fill("carla@example");
    await page.getByRole("button", { name: "Continue" }).click();
    const message = "Please enter your whole email address.";
    await page.getByText(message).waitFor();
    await expect.poll(() => page.locator(":focus").getAttribute("name")).toBe("email");
  });

  it("from the service's own rules appears at its field too", async () => {
    await using visit = await hosted.visit("", phone);
    const { page } = visit;
    await reachDetails(page);
    await enter(page);
    await page.getByRole("checkbox").check();
    const body = { error: "unprocessable_entity", errors: { name: ["must be one line"] } };
    hosted.api.refusals.set("/details", { status: 422, body });
    await page.getByRole("button", { name: "Book", exact: true }).tap();
    await page.getByText("Please check what you entered.").waitFor();
    expect(await page.locator("[aria-invalid]").getAttribute("name")).toBe("name");
  });

  it("of a filled trap field appears, and the next try books", async () => {
    await using visit = await hosted.visit("", phone);
    const { page } = visit;
    await reachDetails(page);
    await page.locator("input[name=website]").evaluate(fillIn);
    await enter(page);
    await page.getByRole("checkbox").check();
    const body = { error: "unprocessable_entity", errors: { website: ["must be empty"] } };
    hosted.api.refusals.set("/details", { status: 422, body });
    await page.getByRole("button", { name: "Book", exact: true }).tap();
    await page.getByText("This is not possible at the moment.").waitFor();
    const sent = page.waitForRequest(/\/details$/);
    await page.getByRole("button", { name: "Book", exact: true }).tap();
    expect((await sent).postDataJSON()).not.toHaveProperty("website");
    await confirmed(page);
  });

  it("of newly added terms appears at their checkbox", async () => {
    const path = setUp(hosted, { customer: null }, "2");
    const token = path.slice("/a/".length);
    const held = hosted.api.appointments.get(token)!;
    const before = { ...held, business: { ...held.business, terms_url: null } };
    hosted.api.appointments.set(token, before);
    await using visit = await hosted.visit(path, phone);
    const { page } = visit;
    await enter(page);
    hosted.api.appointments.set(token, held);
    const body = { error: "unprocessable_entity", errors: { "consents.terms": ["is required"] } };
    hosted.api.refusals.set("/details", { status: 422, body });
    await page.getByRole("button", { name: "Book", exact: true }).tap();
    await page.locator("#terms[aria-invalid]").check();
    await page.getByRole("button", { name: "Book", exact: true }).tap();
    await confirmed(page);
  });

  it("of a deletion request appears and allows a retry", async () => {
    const path = setUp(hosted, done);
    await using stranger = await hosted.visit(path, phone);
    await confirmed(stranger.page);
    const asking = stranger.page.getByRole("button", { name: "Ask for my details to be deleted" });
    expect(await asking.count()).toBe(0);
    await using visit = await hosted.visit(`${path}?proof=x`, phone);
    const { page } = visit;
    hosted.api.refusals.set("/forget", { status: 409, body: {} });
    await page.getByRole("button", { name: "Ask for my details to be deleted" }).tap();
    await page.getByText("This is not possible at the moment.").waitFor();
    await page.getByRole("button", { name: "Ask for my details to be deleted" }).tap();
    await page.getByText("The business has been asked to delete your details.").waitFor();
  });

  it.each([
    [503, "Paying is not possible at the moment."],
    [429, "Too many attempts."],
  ])("of the service, %i, comes with advice", async (status, message) => {
    await using visit = await hosted.visit("", phone);
    const { page } = visit;
    await reachDetails(page);
    await enter(page);
    await page.getByRole("checkbox").check();
    hosted.api.refusals.set("/details", { status, body: { error: "" } });
    await page.getByRole("button", { name: "Book", exact: true }).tap();
    await page.getByText(message).waitFor();
  });

  it("of a changed refund asks for confirmation again", async () => {
    const path = setUp(hosted, { ...done, payment: { ...paid, state: "paid" } });
    await using visit = await hosted.visit(`${path}/cancel`, phone);
    const { page } = visit;
    const body = { error: "refund_changed", refund: { percent: 50, amount: 1000 } };
    hosted.api.refusals.set("/cancel", { status: 409, body });
    await page.getByRole("button", { name: "Cancel and get €20 back" }).tap();
    await page.getByRole("button", { name: "Cancel for €10" }).waitFor();
    expect(await page.getByText("A deadline has passed.").isVisible()).toBe(true);
  });
});
