import { saveCard } from "@frontdesk/payments/card-payments/cards/card";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type House, startHouse } from "../browser/house.ts";
import { faultsInAllLooks, faultsOf } from "../browser/looking.ts";
import { loseFirstCharge, pay } from "../browser/paying.ts";
import { makePerson, type Person } from "../browser/person.ts";
import { en } from "../browser/texts.ts";

let house: House;
let jane: Person;
beforeAll(async () => {
  house = await startHouse();
  jane = await makePerson(house, { kind: "merchant" });
});
afterAll(() => house[Symbol.asyncDispose]());

const at = (rest = "") => `/p/${jane.workspace.id}/cards${rest}`;

async function makeCard(notes: string): Promise<string> {
  const transactionId = await pay(house, jane, { value: 1500, reference: notes });
  const { body } = await jane.ask("GET /session");
  const input = {
    merchantId: jane.workspace.merchant?.id ?? "",
    callerId: body.person.id,
    actor: `person:${body.person.id}` as const,
    transactionId,
    notes,
  };
  return (await saveCard(house.payments.context, input)).card.id;
}

describe("saved cards on the desk", () => {
  it("explain an empty list", async () => {
    await using visit = await jane.open(at());
    await visit.page.getByText(en.cards.empty).waitFor();
    expect(await faultsOf(visit.page)).toEqual([]);
  });

  it("support another charge, a list of payments and deletion", async () => {
    const id = await makeCard("every month");
    await using visit = await jane.open(at());
    const { page, misdeeds } = visit;
    await page
      .getByRole("row", { name: /every month/ })
      .getByRole("link")
      .click();
    const sheet = page.getByRole("dialog", { name: "Visa •••• 0000" });
    await sheet.getByRole("row", { name: /€15.00/ }).waitFor();
    await sheet.getByRole("button", { name: en.cards.charge }).click();
    const asking = page.getByRole("dialog", { name: en.cards.charge });
    await asking.getByLabel("Amount (EUR)").fill("7,50");
    expect(await faultsOf(page)).toEqual([]);
    await asking
      .getByRole("button", { name: en.appointments.fee.act({ amount: "€7.50" }) })
      .click();
    await page.getByRole("dialog", { name: en.payments.title({ amount: "€7.50" }) }).waitFor();
    await page.goto(at(`/${id}`));
    await sheet.getByRole("row", { name: /€7.50/ }).waitFor();
    await sheet.getByRole("button", { name: en.cards.delete }).click();
    await page
      .getByRole("button", { name: en.resources.takeOf({ name: "Visa •••• 0000" }) })
      .click();
    await sheet.getByText(en.cards.deleted).waitFor();
    await page.getByRole("button", { name: en.parts.close }).click();
    await page.getByText(en.cards.empty).waitFor();
    expect(misdeeds).toEqual([]);
  });

  it("say that a charge was made before, despite a lost first response", async () => {
    const id = await makeCard("lost response");
    await using visit = await jane.open(at(`/${id}`));
    const { page } = visit;
    await loseFirstCharge(page);
    const asking = page.getByRole("dialog", { name: en.cards.charge });
    const act = en.appointments.fee.act({ amount: "€4.10" });
    const charge = asking.getByRole("button", { name: act });
    const open = async () => {
      await page.getByRole("button", { name: en.cards.charge }).click();
      await asking.getByLabel("Amount (EUR)").fill("4,10");
    };
    await open();
    await charge.click();
    await asking.getByText("No response.").waitFor();
    await page.reload();
    await open();
    await charge.click();
    await asking.getByText(en.payments.madeBefore).waitFor();
    await charge.click();
    await page.getByRole("dialog", { name: en.payments.title({ amount: "€4.10" }) }).waitFor();
    await page.goto(at(`/${id}`));
    const rows = page.getByRole("row", { name: /€4.10/ });
    await rows.nth(1).waitFor();
    expect(await rows.count()).toBe(2);
  });

  it("have no visual faults", async () => {
    const id = await makeCard("seen");
    await using visit = await jane.open(at());
    const { page } = visit;
    await page.getByText("seen").waitFor();
    expect(await faultsInAllLooks(page)).toEqual([]);
    await page.goto(at(`/${id}`));
    await page.getByRole("table", { name: en.cards.paid }).waitFor();
    expect(await faultsInAllLooks(page)).toEqual([]);
  });
});
