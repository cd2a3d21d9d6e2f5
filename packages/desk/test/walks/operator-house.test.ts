import { readFile } from "node:fs/promises";
import { sql } from "kysely";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { giveFactor } from "../browser/factor.ts";
import { type House, startHouse } from "../browser/house.ts";
import { faultsInAllLooks, faultsOf } from "../browser/looking.ts";
import { makeOperator, type Operator } from "../browser/operator.ts";
import { pay } from "../browser/paying.ts";
import { makePerson, type Person } from "../browser/person.ts";
import { en } from "../browser/texts.ts";

let house: House;
let jane: Person;
let ann: Person;
let olga: Operator;
beforeAll(async () => {
  house = await startHouse();
  jane = await makePerson(house);
  ann = await makePerson(house, { name: "Ann’s studio" });
  olga = await makeOperator(house);
});
afterAll(() => house[Symbol.asyncDispose]());

const account = () => `/operator/accounts/${jane.workspace.account?.id}`;

async function owe(amount: number): Promise<void> {
  const bank = { iban: "DE89370400440532013000" };
  await olga.ask(`PUT /api/operator/payments/merchants/${jane.workspace.merchant?.id}/bank`, bank);
  const paid = await pay(house, jane, { value: amount });
  await jane.ask(`POST /api/payments/transactions/${paid}/captures`, { amount });
}

async function suspendAndResume(): Promise<void> {
  const id = jane.workspace.account?.id;
  for (const suspended of [true, false]) {
    await olga.ask(`PUT /api/operator/scheduling/accounts/${id}/suspension`, { suspended });
  }
}

async function idOf(person: Person): Promise<string> {
  return (await person.ask("GET /session")).body.person.id;
}

describe("operator screens of accounts", () => {
  it("find one by its owner's email, and suspend it", async () => {
    await using visit = await olga.open("/operator/accounts");
    const { page } = visit;
    await page.getByText(en.operating.accounts.about).waitFor();
    await page.getByLabel("Number, URL ID").fill("nobody@example.com");
    await page.getByRole("button", { name: en.operator.merchants.find }).click();
    await page.getByText(en.operating.accounts.none).waitFor();
    await page.getByLabel("Number, URL ID").fill(jane.email);
    await page.getByRole("button", { name: en.operator.merchants.find }).click();
    await page.getByRole("link", { name: "Jane’s studio" }).click();
    await page.getByRole("heading", { level: 1, name: "Jane’s studio" }).waitFor();
    await page.getByRole("button", { name: en.operating.accounts.suspend }).click();
    await page.getByText(en.operating.accounts.isSuspended).waitFor();
    const path = `/api/scheduling/v1/accounts/${jane.workspace.account?.id}`;
    expect((await jane.ask(`PUT ${path}`, { name: "Mine" })).status).toBe(403);
    await page.getByRole("button", { name: en.operator.suspension.resume }).click();
    await page.getByRole("button", { name: en.operating.accounts.suspend }).waitFor();
    expect((await jane.ask(`PUT ${path}`, { name: "Jane’s studio" })).status).toBe(200);
    const { body } = await olga.ask("GET /api/operator/scheduling/actions?limit=2");
    await page.getByText(en.operating.accounts.trusted).waitFor();
    await page.getByRole("button", { name: en.operating.accounts.approve }).click();
    await page.getByRole("button", { name: en.operating.accounts.disapprove }).waitFor();
    const actor = `person:${olga.id} at 127.0.0.1`;
    expect(body).toMatchObject([
      { action: "account.resume", actor },
      { action: "account.suspend", actor },
    ]);
    expect(visit.misdeeds).toEqual([]);
  });
});

describe("booking page of an owner without a confirmed address", () => {
  it("says that mails are plain, with the reason and the remedy", async () => {
    const tom = await makePerson(house, { name: "Tom’s studio" });
    const { db } = house.scheduling.context;
    await sql`update people.persons set email_verified_at = null
      where email = ${tom.email}`.execute(db);
    await using visit = await tom.open(`/p/${tom.workspace.id}/booking-page`);
    const { page } = visit;
    await page.getByRole("heading", { name: en.bookingPage.plain.title }).waitFor();
    await page.getByText(en.bookingPage.plain.owner).waitFor();
    expect(
      await page.getByRole("link", { name: en.bookingPage.plain.confirm }).getAttribute("href"),
    ).toBe("/me");
    expect(visit.misdeeds).toEqual([]);
  });
});

describe("operator screens of people", () => {
  it("show their merchants and accounts", async () => {
    await using visit = await olga.open("/operator/persons");
    const { page } = visit;
    await page.getByLabel(en.operating.persons.search).fill(jane.email.toUpperCase());
    await page.getByRole("button", { name: en.operator.merchants.find }).click();
    await page.getByRole("link", { name: jane.email }).click();
    await page.getByRole("heading", { level: 1, name: "Jane Example" }).waitFor();
    await page.getByRole("cell", { name: "Jane’s studio" }).waitFor();
    const shops = page.getByRole("list", { name: en.operating.persons.merchants });
    await shops.getByRole("link", { name: "Jane’s studio" }).click();
    await page.getByRole("heading", { level: 1, name: "Jane’s studio" }).waitFor();
    expect(visit.misdeeds).toEqual([]);
  });

  it("end a second factor 48 hours after the notice, not before", async () => {
    const lost = await makePerson(house, { kind: "none" });
    await giveFactor(house, lost);
    await using visit = await olga.open(`/operator/persons/${await idOf(lost)}`);
    const { page } = visit;
    await page.getByRole("button", { name: en.operating.persons.reportFactor }).click();
    const byRole = page.getByRole("dialog", { name: en.operating.persons.reportFactor });
    await byRole.getByLabel(en.operator.suspension.reason).fill("Called from the number we know");
    expect(await faultsOf(page)).toEqual([]);
    await byRole.getByRole("button", { name: en.operating.persons.reportFactor }).click();
    await page.getByText(en.operating.persons.endsFrom).waitFor();
    const mail = house.mails.findLast(({ to }) => to === lost.email)!;
    expect(mail.text).toContain('"Jane Example"');
    await page.getByRole("button", { name: en.operating.persons.endFactor }).click();
    const sure = page.getByRole("dialog", { name: en.operating.persons.endFactor });
    const end = sure.getByRole("button", { name: en.operating.persons.endFactor });
    await end.click();
    await sure.getByText("48 hours after the report").waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await sql`update people.lost_factors set due_at = due_at - interval '48 hours'`.execute(
      house.opened.db,
    );
    await end.click();
    await page.getByText(en.operating.persons.losing).waitFor({ state: "detached" });
    expect((await lost.ask("GET /session")).status).toBe(401);
    expect(visit.misdeeds).toEqual([]);
  });

  it("need the typed name for an erasure, and show parts without another owner", async () => {
    const id = await idOf(ann);
    await using visit = await olga.open(`/operator/persons/${id}`);
    const { page } = visit;
    await page.getByRole("button", { name: `Erase ${ann.email}` }).click();
    const byRole = page.getByRole("dialog", { name: `Erase ${ann.email}` });
    const erase = byRole.getByRole("button", { name: en.operating.persons.eraseForGood });
    const who = byRole.getByLabel("Type the email address");
    await who.fill("ann@example.com");
    expect(await erase.isDisabled()).toBe(true);
    await who.fill(ann.email.toUpperCase());
    await erase.click();
    await byRole.getByText(en.operating.persons.ownsAlone).waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await byRole.getByLabel(en.operating.persons.ownerless).check();
    await erase.click();
    await page.getByRole("heading", { level: 1, name: en.merchants.erased }).waitFor();
    expect((await ann.ask("GET /session")).status).toBe(401);
    const { body } = await olga.ask("GET /api/operator/desk/actions?limit=1");
    const actor = `person:${olga.id} at 127.0.0.1`;
    expect(body).toMatchObject([{ action: "person.erase", subject: id, actor }]);
    expect(visit.misdeeds).toEqual([]);
  });
});

describe("operator screens of payouts", () => {
  async function payOut(page: Page): Promise<void> {
    await page.getByText(en.operating.payouts.nobodyOwed).waitFor();
    await page.getByLabel(en.operating.payouts.whose).selectOption("yes");
    const owed = page.getByRole("table", { name: en.operating.payouts.proposed });
    await owed.getByRole("cell", { name: "DE89 3704 0044 0532 0130 00" }).waitFor();
    await owed.getByRole("button", { name: en.operating.payouts.acts }).click();
    const byRole = page.getByRole("dialog", { name: "Hold Jane’s studio" });
    await byRole.getByLabel(en.operator.suspension.reason).fill("Chargebacks");
    expect(await faultsOf(page)).toEqual([]);
    await byRole.getByRole("button", { name: "Hold Jane’s studio" }).click();
    await owed
      .getByRole("cell", { name: en.operating.payouts.held({ reason: "Chargebacks" }) })
      .waitFor();
    await owed.getByRole("button", { name: en.operating.payouts.release }).click();
    await page
      .getByRole("button", { name: en.operator.payouts.payOut({ amount: "one shop" }) })
      .click();
    const sure = page.getByRole("dialog", {
      name: en.operator.payouts.payOut({ amount: "one shop" }),
    });
    await sure.getByText("€80.00").waitFor();
    await sure
      .getByRole("button", { name: en.operator.payouts.payOut({ amount: "one shop" }) })
      .click();
    await sure.getByText(en.operating.payouts.paidOut({ count: 1 })).waitFor();
    await sure.locator(".ask-buttons").getByRole("button", { name: en.parts.close }).click();
    await page.getByRole("cell", { name: en.states.created }).waitFor();
  }

  async function exportFile(page: Page): Promise<void> {
    await page.getByRole("button", { name: en.operating.payouts.export }).click();
    const form = page.getByRole("dialog", { name: en.operating.payouts.export });
    await form.getByLabel("Name of the paying account").fill("Frontdesk");
    await form.getByLabel(en.operating.payouts.iban).fill("DE00370400440532013000");
    await form.getByRole("button", { name: en.operating.payouts.makeFile }).click();
    await form.getByText("valid check digits").waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await form.getByLabel(en.operating.payouts.iban).fill("DE89370400440532013000");
    await form.getByRole("button", { name: en.operating.payouts.makeFile }).click();
    await form.getByText("One payout of €80.00 is in the file.").waitFor();
    const saving = page.waitForEvent("download");
    await form.getByRole("button", { name: en.operating.payouts.file }).click();
    const file = await readFile(await (await saving).path(), "utf8");
    expect(file).toContain('<InstdAmt Ccy="EUR">80.00</InstdAmt>');
    await form.locator(".ask-buttons").getByRole("button", { name: en.parts.close }).click();
    await page.getByRole("cell", { name: en.states.exported }).waitFor();
  }

  async function returnIt(page: Page): Promise<void> {
    await page.getByRole("button", { name: en.operator.payouts.paid }).click();
    await page
      .getByRole("cell", { name: en.appointments.paymentStates.paid, exact: true })
      .waitFor();
    await page.getByRole("button", { name: en.operator.payouts.returned }).click();
    await page.getByText("The amount goes back to the shop’s balance").waitFor();
    await page
      .getByRole("button", { name: en.operating.payouts.return({ amount: "€80.00" }) })
      .click();
    await page.getByRole("cell", { name: en.states.returned, exact: true }).waitFor();
  }

  it("cover proposal, suspension, resumption, payout, the bank's file and a return", async () => {
    await owe(8000);
    await using visit = await olga.open("/operator/payouts");
    const { page } = visit;
    await payOut(page);
    await page.goto("/operator/payouts?test=yes");
    await exportFile(page);
    await returnIt(page);
    expect(visit.misdeeds).toEqual([]);
  });
});

describe("operator health screens", () => {
  it("show waiting, failing and abandoned work", async () => {
    const merchantId = jane.workspace.merchant?.id;
    const hook = { url: "http://127.0.0.1:9/", types: ["dispute.won"] };
    const response = await jane.ask(`POST /api/payments/merchants/${merchantId}/webhooks`, hook);
    const { db } = house.opened;
    await sql`update payments.webhooks set failing_since = now() - interval '1 day', failures = 7
      where id = ${response.body.webhook.id}`.execute(db);
    await sql`insert into jobs.job (name, state, data, completed_on)
      values ('mail', 'failed', '{}', now())`.execute(db);
    await using visit = await olga.open("/operator/health");
    const { page } = visit;
    await page.getByRole("cell", { name: en.bookingPage.mails }).first().waitFor();
    await page.getByRole("cell", { name: en.upkeep.health.tries({ count: "7" }) }).waitFor();
    await page.getByText("1 job", { exact: true }).waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await page.getByRole("link", { name: en.upkeep.health.shop }).click();
    await page.getByRole("heading", { level: 1, name: "Jane’s studio" }).waitFor();
    expect(visit.misdeeds).toEqual([]);
  });

  it("show the rates' age and take rates from an ECB file", async () => {
    await using visit = await olga.open("/operator/rates");
    const { page } = visit;
    const choosing = page.waitForEvent("filechooser");
    await page.getByRole("button", { name: en.upkeep.rates.take }).click();
    const xml = (day: string) =>
      `<Envelope><Cube><Cube time="${day}"><Cube currency="USD" rate="1.1"/></Cube></Cube>` +
      "</Envelope>";
    const file = (text: string) => ({
      name: "rates.xml",
      mimeType: "text/xml",
      buffer: Buffer.from(text),
    });
    await (await choosing).setFiles(file(xml("2020-01-02")));
    await page.getByText("Imported one rate.").waitFor();
    await page.getByText(/The newest rates are of .* days ago/).waitFor();
    await page.getByText(en.states.late).waitFor();
    expect(await faultsOf(page)).toEqual([]);
    expect(visit.misdeeds).toEqual([]);
  });

  it("show the audit log with actor, change and former values", async () => {
    const merchantId = jane.workspace.merchant?.id;
    const path = `PUT /api/operator/payments/merchants/${merchantId}/pricing`;
    await olga.ask(path, { rate: 10_000, flat: 25, dispute: 1500 });
    await olga.ask(path, { rate: 12_000, flat: 25, dispute: 1500 });
    await suspendAndResume();
    const erased = await makePerson(house, { kind: "none" });
    await olga.ask(`DELETE /api/operator/desk/persons/${await idOf(erased)}`);
    await using visit = await olga.open("/operator/acts");
    const { page } = visit;
    await page.getByText("10000 → 12000").waitFor();
    await page.getByRole("link", { name: en.upkeep.acts.said["person.erase"] }).first().waitFor();
    await page.getByRole("cell", { name: "Jane Example 127.0.0.1" }).first().waitFor();
    await page.getByRole("link", { name: en.upkeep.acts.said["account.suspend"] }).first().click();
    await page.getByRole("heading", { level: 1, name: "Jane’s studio" }).waitFor();
    expect(visit.misdeeds).toEqual([]);
  });
});

it("operator list: requires the operator key", async () => {
  expect((await olga.ask("GET /api/operator/desk/operators")).status).toBe(404);
  expect((await jane.ask(`GET /api/operator/desk/persons/${olga.id}`)).status).toBe(403);
});

describe("operator screens", () => {
  beforeAll(async () => {
    await owe(7000);
    await suspendAndResume();
  });

  it("have no visual faults", async () => {
    const query = encodeURIComponent(jane.email);
    const workspaces: readonly [path: string, seen: string][] = [
      [`/operator/accounts?q=${query}`, "Jane’s studio"],
      [account(), "Suspend the account"],
      ["/operator/payouts?test=yes", "DE89 3704 0044 0532 0130 00"],
      ["/operator/health", "Failing webhooks"],
      ["/operator/acts", "Account suspended"],
      ["/operator/rates", "The newest rates are of"],
      ["/operator/persons", "Search by ID"],
      [`/operator/persons?q=${query}`, jane.email],
      [`/operator/persons/${await idOf(jane)}`, en.operating.persons.goes],
    ];
    await using visit = await olga.open("/operator/accounts");
    const { page } = visit;
    for (const [path, seen] of workspaces) {
      await page.goto(path);
      await page.getByText(seen).first().waitFor();
      await page.waitForLoadState("networkidle");
      expect([path, await faultsInAllLooks(page)]).toEqual([path, []]);
    }
  });
});
