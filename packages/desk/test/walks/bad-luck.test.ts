import type { IncomingMessage, ServerResponse } from "node:http";
import { basic } from "@frontdesk/payments/test/shop";
import { password } from "@frontdesk/people/test/harness";
import { operatorKey } from "@frontdesk/platform/test/harness";
import type { Page, Route } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makePaid } from "../browser/filled.ts";
import { type House, startHouse } from "../browser/house.ts";
import { faultsOf } from "../browser/looking.ts";
import { pay } from "../browser/paying.ts";
import { makePerson, type Person } from "../browser/person.ts";
import { watch } from "../browser/screens.ts";
import { en } from "../browser/texts.ts";
import { makeStudio } from "../studio.ts";

let house: House;
let jane: Person;
beforeAll(async () => {
  house = await startHouse();
  jane = await makePerson(house);
});
afterAll(() => house[Symbol.asyncDispose]());

const at = (person: Person, rest: string) => `/p/${person.workspace.id}/${rest}`;

describe("screen with a crash", () => {
  it("leaves the frame intact and recovers", async () => {
    await makePaid(house, jane, { amount: 1000 });
    await using visit = await jane.open(at(jane, "home"));
    const { page } = visit;
    let isBroken = true;
    await page.route("**/transactions?**", async (route) => {
      if (!isBroken) return await route.continue();
      await route.fulfill({ json: [{ id: "5f0123456789abcdef012345", nothing: "else" }] });
    });
    await page.getByRole("link", { name: en.shell.halves.payments }).first().click();
    await page.getByRole("heading", { name: /^This page couldn’t load/ }).waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await page.getByRole("link", { name: en.shell.screens.balance }).first().click();
    await page.getByRole("heading", { name: en.shell.screens.balance, exact: true }).waitFor();
    isBroken = false;
    await page.getByRole("link", { name: en.shell.halves.payments }).first().click();
    const again = page.getByRole("button", { name: en.parts.tryAgain });
    const table = page.getByRole("table", { name: en.shell.halves.payments });
    await again.or(table).first().waitFor();
    if (await again.isVisible()) await again.click();
    await table.waitFor();
  });
});

describe("page open during an upgrade", () => {
  it("reloads once and shows the requested screen", async () => {
    await using visit = await jane.open(at(jane, "home"));
    const { page } = visit;
    await page.getByRole("link", { name: en.shell.screens.balance }).first().waitFor();
    const gone = { status: 404, body: "" };
    await page.route(/assets\/balance-[^/]*\.css$/, (route) => route.fulfill(gone));
    let loads = 0;
    page.on("request", (request) => {
      if (!request.isNavigationRequest()) return;
      loads += 1;
    });
    await page.getByRole("link", { name: en.shell.screens.balance }).first().click();
    await page.getByRole("heading", { name: /^This page couldn’t load/ }).waitFor();
    await expect.poll(() => loads).toBe(1);
    await page.getByRole("heading", { name: /^This page couldn’t load/ }).waitFor();
    await page.unrouteAll();
    await page.getByRole("button", { name: en.parts.tryAgain }).click();
    await page.getByRole("heading", { name: en.shell.screens.balance, exact: true }).waitFor();
    expect([loads, new URL(page.url()).pathname]).toEqual([2, at(jane, "balance")]);
  });
});

describe("name with markup", () => {
  it("appears as text everywhere", async () => {
    const evil = `<img src=x onerror="document.title='caught'"><b>Eve</b>`;
    const eve = await makePerson(house, { name: "Eve’s <i>studio</i>" });
    const { root, monday, book, resources } = await makeStudio(eve);
    const { body: client } = await eve.ask(`POST ${root}/clients`, { name: evil });
    await eve.ask(`PUT ${root}/resources/${resources.space}`, { name: evil });
    await eve.ask(`POST ${root}/projects`, { name: evil });
    const nine = { start_date: monday, start_time: 540, duration: 60, details: evil };
    const id = await book({ ...nine, resource_id: resources.space, client_id: client.id });
    const paid = await pay(house, eve, { reference: "<b>Eve</b>" });
    await using visit = await eve.open(at(eve, "home"));
    const { page, misdeeds } = visit;
    const screens = [
      "clients",
      `clients/${client.id}`,
      "projects",
      "resources",
      `resources/${resources.space}`,
      `calendar?date=${monday}`,
      `calendar?date=${monday}&view=month`,
      "bookings",
      `bookings/${id}`,
      "payments",
      `payments/${paid}`,
      "reports?report=resources",
    ];
    for (const screen of screens) {
      await page.goto(at(eve, screen));
      await page.getByText("<b>Eve</b>").filter({ visible: true }).first().waitFor();
    }
    await page.keyboard.press("Control+K");
    await page.getByRole("combobox", { name: en.studio.search }).waitFor();
    await page.keyboard.type("onerror");
    await page
      .getByRole("option", { name: /onerror/ })
      .first()
      .waitFor();
    expect(await page.locator("img[src=x], i, main b:text-is('Eve')").count()).toBe(0);
    expect(await page.title()).not.toBe("caught");
    expect(misdeeds).toEqual([]);
  });
});

describe("file on the desk", () => {
  it("with a false PDF type gets a refusal, and another file works", async () => {
    const dispute = await makeDispute();
    await using visit = await jane.open(at(jane, `disputes/${dispute}`));
    const { page, misdeeds } = visit;
    const sheet = page.getByRole("dialog", { name: "Not delivered" });
    await sheet.getByLabel(en.disputes.text).fill("It was handed over.");
    const buffer = Buffer.from("<script>alert(1)</script>");
    const input = sheet.locator("input[type=file]");
    await input.setInputFiles({ name: "receipt.pdf", mimeType: "application/pdf", buffer });
    await sheet.getByRole("alert").getByText(/PDF/).waitFor();
    expect(
      await sheet
        .getByRole("button", { name: en.disputes.remove({ name: "receipt.pdf" }) })
        .count(),
    ).toBe(0);
    const pdf = Buffer.from("%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n");
    await input.setInputFiles({ name: "receipt.pdf", mimeType: "application/pdf", buffer: pdf });
    await sheet
      .getByRole("button", { name: en.disputes.remove({ name: "receipt.pdf" }) })
      .waitFor();
    expect(misdeeds).toEqual([]);
  });

  it("with a truncated download shows an error, and a retry works", async () => {
    for (let paid = 0; paid < 20; paid += 1) await pay(house, jane, { value: 100 + paid });
    await using visit = await jane.open(at(jane, "payments"));
    const { page } = visit;
    const saved: string[] = [];
    page.on("download", (download) => saved.push(download.suggestedFilename()));
    const button = page.getByRole("button", { name: en.reports.csv });
    const mend = cutTables();
    await button.click();
    await page.getByRole("alert").getByText("No response.").waitFor();
    expect(saved).toEqual([]);
    expect(await faultsOf(page)).toEqual([]);
    mend();
    await button.click();
    await expect.poll(() => saved).toEqual(["payments.csv"]);
  });
});

function cutTables(): () => void {
  const { server } = house.payments.server;
  const cut = ({ url = "" }: IncomingMessage, response: ServerResponse) => {
    if (!url.includes("format=csv")) return;
    const { write } = response;
    response.end = () => response;
    response.write = ((part: Buffer) => {
      const side = part.subarray(0, part.length / 2);
      return write.call(response, side, "utf8", () => void response.socket?.destroy());
    }) as typeof write;
  };
  server.prependListener("request", cut);
  return () => void server.removeListener("request", cut);
}

describe("two concurrent users", () => {
  it("refund the same payment once, and the second sees why", async () => {
    const paid = await makePaid(house, jane, { amount: 4000 });
    await using one = await jane.open(at(jane, `payments/${paid}`));
    await using other = await jane.open(at(jane, `payments/${paid}`));
    const pages = [one.page, other.page];
    const dialogs = pages.map((page) => page.getByRole("dialog", { name: en.payments.refund }));
    const both = Promise.withResolvers<void>();
    let query = 0;
    const hold = async (route: Route) => {
      query += 1;
      if (query === 2) both.resolve();
      await both.promise;
      await route.continue();
    };
    for (const page of pages) await page.route("**/refunds", hold);
    for (const [index, page] of pages.entries()) {
      await page.getByRole("button", { name: en.payments.refund }).click();
      await dialogs[index]!.getByLabel("Amount (EUR)").fill("30");
      await dialogs[index]!.getByRole("button", {
        name: en.payments.do.refund({ amount: "€30.00" }),
      }).waitFor();
    }
    await Promise.all(
      dialogs.map((dialog) =>
        dialog.getByRole("button", { name: en.payments.do.refund({ amount: "€30.00" }) }).click(),
      ),
    );
    for (const page of pages) await page.getByText("€30.00 refunded").waitFor();
    const messages = dialogs.map((dialog) => dialog.getByRole("alert"));
    // The refusals have the reason and the amount left.
    await expect
      .poll(async () => (await Promise.all(messages.map((one) => one.count()))).toSorted())
      .toEqual([0, 2]);
    const { body } = await jane.ask(`GET /api/payments/transactions/${paid}`);
    expect(body.transaction.refundedAmount).toBe(3000);
    expect([...one.misdeeds, ...other.misdeeds]).toEqual([]);
  });
});

describe("session on the desk", () => {
  it("ended elsewhere redirects the open page to sign-in and back", async () => {
    const guest = await makePerson(house, { kind: "merchant" });
    await using visit = await guest.open(at(guest, "payments"));
    const { page } = visit;
    await page.getByText(en.payments.empty).waitFor();
    await using elsewhere = await guest.open("/");
    await signOut(elsewhere.page);
    // The live stream may notice first.
    const signIn = page.waitForURL(/\/sign-in/);
    const link = page.getByRole("link", { name: en.shell.screens.balance }).first();
    await Promise.race([signIn, link.click()]);
    await signIn;
    const next = new URL(page.url()).searchParams.get("next") ?? "";
    expect([at(guest, "payments"), at(guest, "balance")]).toContain(next);
    await page.getByLabel(en.team.email).fill(guest.email);
    await page.getByLabel("Password").fill(password);
    await page.getByLabel("Password").press("Enter");
    await page.waitForURL(`${house.url}${next}`);
    await page.getByRole("heading", { level: 1 }).waitFor();
  });

  it("that ended before a refund reports after the sign-in that nothing was refunded", async () => {
    const paid = await makePaid(house, jane, { amount: 3000 });
    await using visit = await jane.open(at(jane, `payments/${paid}`));
    const { page } = visit;
    await page.getByRole("button", { name: en.payments.refund }).click();
    const refund = page.getByRole("dialog", { name: en.payments.refund });
    await watch(page).settled();
    const cookies = await page.context().cookies();
    await page.context().clearCookies();
    await refund.getByRole("button", { name: /^Refund €/ }).click();
    await page.waitForURL(/\/sign-in/);
    await page.context().addCookies(cookies);
    await page.goto(at(jane, `payments/${paid}`));
    await page.getByRole("alert").getByText(en.refusals.sessionEnded).waitFor();
    await page.reload();
    await page.getByRole("button", { name: en.payments.refund }).waitFor();
    expect(await page.getByText(en.refusals.sessionEnded).count()).toBe(0);
    const { body } = await jane.ask(`GET /api/payments/transactions/${paid}`);
    expect(body.transaction.refundedAmount).toBe(0);
  });

  it("that ended before a secret was created leads to sign-in without a question", async () => {
    await using visit = await jane.open(at(jane, "webhooks/new"));
    const { page } = visit;
    const questions: string[] = [];
    page.on("dialog", (dialog) => {
      questions.push(dialog.type());
      void dialog.accept();
    });
    const sheet = page.getByRole("dialog");
    await sheet.getByRole("textbox").first().fill("https://there.example/hook");
    // A late read without a session would lead to sign-in before the press.
    await watch(page).settled();
    await page.context().clearCookies();
    await sheet.locator("button[type=submit]").click();
    await page.waitForURL(/\/sign-in/);
    expect(questions).toEqual([]);
  });
});

async function signOut(page: Page): Promise<void> {
  await page.getByRole("button", { name: /^Your account/ }).click();
  await page.getByRole("menuitem", { name: en.shell.signOut }).click();
  await page.waitForURL(/\/sign-in/);
}

async function makeDispute(): Promise<string> {
  const transactionId = await makePaid(house, jane, { amount: 3000 });
  const { operatorUrl } = house.desk.context.settings;
  const answer = await fetch(`${operatorUrl}/payments/operator/disputes`, {
    method: "POST",
    headers: { authorization: basic(operatorKey), "content-type": "application/json" },
    body: JSON.stringify({
      transactionId,
      amount: 1200,
      reason: { code: 10, title: "Not delivered" },
    }),
  });
  return ((await answer.json()) as { dispute: { id: string } }).dispute.id;
}
