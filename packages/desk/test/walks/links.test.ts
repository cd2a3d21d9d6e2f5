import { readFile } from "node:fs/promises";
import { renewLinkSecret } from "@frontdesk/payments/parties/merchants/links/secret";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { codeNow, giveFactor } from "../browser/factor.ts";
import { type House, startHouse } from "../browser/house.ts";
import { faultsInAllLooks, faultsOf } from "../browser/looking.ts";
import { makePerson, type Person } from "../browser/person.ts";
import { en } from "../browser/texts.ts";

const iban = "DE89370400440532013000";

let house: House;
let jane: Person;
beforeAll(async () => {
  house = await startHouse();
  jane = await makePerson(house, { kind: "merchant" });
  await makeSecret(jane);
});
afterAll(() => house[Symbol.asyncDispose]());

const at = (person: Person, screen = "links") => `/p/${person.workspace.id}/${screen}`;

async function makeSecret(person: Person): Promise<void> {
  const { body } = await person.ask("GET /session");
  const merchantId = person.workspace.merchant?.id ?? "";
  await renewLinkSecret(house.payments.context, { merchantId, callerId: body.person.id });
}

async function makeLiveShop(): Promise<Person> {
  const owner = await makePerson(house, { kind: "none" });
  const response = await owner.ask("POST /api/payments/merchants", {
    test: false,
    name: "Corner shop",
    currency: "EUR",
    descriptor: "Shop",
    email: "contact@example.com",
    website: "https://shop.example.com",
    company: { country: "DK", number: "10203040" },
    bank: { iban },
  });
  expect(response.status).toBe(201);
  const { body } = await owner.ask("GET /api/places");
  return { ...owner, workspace: body.places[0] };
}

describe("payment links on the desk", () => {
  it("support signature and payment, and the payment appears in the list", async () => {
    await using visit = await jane.open(at(jane, "payments"));
    const { page, misdeeds } = visit;
    await page.getByText(en.payments.empty).waitFor();
    await page.getByRole("link", { name: en.shell.screens.links }).click();
    await page.getByLabel(en.links.signed).waitFor();
    await page.getByRole("textbox", { name: en.links.amount }).fill("12,5");
    await page.getByRole("textbox", { name: en.links.reference }).fill("order 21");
    await page.getByLabel(en.links.text).fill("Tea & cake");
    const preview = page.getByRole("region", { name: en.links.preview });
    await preview.getByText("€12.50").waitFor();
    await preview.getByText("Tea & cake").waitFor();
    await page.getByRole("button", { name: en.links.make }).click();
    const address = await page.getByLabel(en.links.address).inputValue();
    expect(new URL(address).searchParams.get("signature")).toMatch(/^[0-9a-f]{64}$/);

    const customer = await (await house.browser.newContext()).newPage();
    await customer.goto(address.replace("12.50", "1.00"));
    expect(await customer.locator("#number").count()).toBe(0);
    await customer.goto(address);
    await customer.locator("#number").fill("4100000000000000");
    await customer.locator("#expiry").fill("12 / 40");
    await customer.locator("#code").fill("123");
    await customer.locator("button[type=submit]").click();
    await customer.getByRole("heading", { name: "Amount reserved" }).waitFor();
    await customer.context().close();

    await page.getByRole("link", { name: en.shell.halves.payments }).first().click();
    await page
      .getByRole("row", { name: /order 21/ })
      .getByText("€12.50")
      .waitFor();
    expect(misdeeds).toEqual([]);
  });

  it("export SVG and PNG, copy and print", async () => {
    const permissions = ["clipboard-read", "clipboard-write"];
    await using visit = await jane.open(at(jane), { permissions });
    const { page, misdeeds } = visit;
    await page.getByLabel(en.links.signed).uncheck();
    await page.getByRole("textbox", { name: en.links.reference }).fill("table 4");
    await page.getByRole("button", { name: en.links.make }).click();
    const address = await page.getByLabel(en.links.address).inputValue();
    expect(new URL(address).searchParams.has("signature")).toBe(false);
    await page.getByText("Not signed").waitFor();
    await page.emulateMedia({ media: "print", colorScheme: "dark" });
    expect(await page.getByRole("button").count()).toBe(0);
    await page.getByRole("img", { name: en.links.code }).waitFor();
    await page.emulateMedia({ media: "screen" });
    for (const [name, start] of [
      ["SVG", "<svg"],
      ["PNG", "\u0089PNG"],
    ] as const) {
      const coming = page.waitForEvent("download");
      await page.getByRole("button", { name: `QR as ${name}` }).click();
      const drawn = await readFile(await (await coming).path(), "latin1");
      expect(drawn.startsWith(start)).toBe(true);
    }
    await page.getByRole("button", { name: en.links.copy }).click();
    await page.getByRole("button", { name: en.links.copied }).waitFor();
    expect(await page.evaluate("navigator.clipboard.readText()")).toBe(address);
    expect(misdeeds).toEqual([]);
  });

  it("store a card without a charge or an amount", async () => {
    await using visit = await jane.open(at(jane));
    const { page, misdeeds } = visit;
    await page.getByRole("textbox", { name: en.links.amount }).fill("5");
    await page.getByRole("checkbox", { name: en.links.verification }).check();
    await page.getByText(en.links.verifies, { exact: true }).waitFor();
    expect(await page.getByRole("textbox", { name: en.links.amount }).count()).toBe(0);
    expect(await faultsOf(page)).toEqual([]);
    await page.getByRole("button", { name: en.links.make }).click();
    const address = await page.getByLabel(en.links.address).inputValue();
    const labels = new URL(address).searchParams;
    expect([labels.get("verify"), labels.has("value"), labels.has("currency")]).toEqual([
      "y",
      false,
      false,
    ]);
    expect((await fetch(address)).status).toBe(200);
    expect(misdeeds).toEqual([]);
  });

  it("mark invalid fields, found by the form or the service", async () => {
    await using visit = await jane.open(at(jane));
    const { page } = visit;
    await page.getByRole("textbox", { name: en.links.amount }).fill("nine");
    await page.getByRole("button", { name: en.links.make }).click();
    await page.getByText(en.links.wrong.amount({ example: "1,234.50" })).waitFor();
    await page.getByRole("textbox", { name: en.links.amount }).fill("9");
    await page.getByLabel(en.links.currency).fill("xxx");
    await page.getByRole("button", { name: en.links.make }).click();
    await page.getByText(en.links.wrong.currency).waitFor();
    expect(await faultsOf(page)).toEqual([]);
    expect(await page.getByLabel(en.links.address).count()).toBe(0);
  });

  it("need a secret for signatures, and a test merchant creates one at once", async () => {
    const owner = await makePerson(house, { kind: "merchant" });
    await using visit = await owner.open(at(owner));
    const { page } = visit;
    await page.getByRole("button", { name: en.links.makeSecret }).click();
    await page.getByLabel(en.links.signed).waitFor();
    expect(await page.getByRole("dialog").count()).toBe(0);
  });

  it("of a live merchant need a second factor for the secret", async () => {
    const owner = await makeLiveShop();
    const secret = await giveFactor(house, owner);
    house.wait(11 * 60_000);
    await using visit = await owner.open(at(owner));
    const { page } = visit;
    await page.getByRole("button", { name: en.links.makeSecret }).click();
    const asking = page.getByRole("dialog", { name: en.stepUp.title });
    await asking.getByLabel(/^Second factor code/).fill(codeNow(house, secret));
    await asking.getByRole("button", { name: en.stepUp.prove }).click();
    await page.getByLabel(en.links.signed).waitFor();
  });

  it("have no visual faults", async () => {
    await using visit = await jane.open(at(jane));
    const { page } = visit;
    await page.getByRole("textbox", { name: en.links.amount }).fill("12,5");
    await page.getByLabel(en.links.text).fill("Tea and cake on Friday");
    expect(await faultsInAllLooks(page)).toEqual([]);
    await page.getByText(en.links.more, { exact: true }).first().click();
    await page.getByRole("button", { name: en.links.make }).click();
    await page.getByRole("img", { name: en.links.code }).waitFor();
    expect(await faultsInAllLooks(page)).toEqual([]);
  });
});
