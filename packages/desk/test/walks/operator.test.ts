import { createPayout } from "@frontdesk/payments/ledger/payouts/create";
import { addOperator } from "@frontdesk/people/persons/operators.store";
import { codeFor, password } from "@frontdesk/people/test/harness";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type House, startHouse } from "../browser/house.ts";
import { faultsInAllLooks } from "../browser/looking.ts";
import { makePerson, type Person, type PersonReply } from "../browser/person.ts";
import { en } from "../browser/texts.ts";

const iban = "DE89370400440532013000";

let house: House;
let jane: Person;
let olga: Person;
let live = "";
beforeAll(async () => {
  house = await startHouse();
  jane = await makePerson(house);
  olga = await makePerson(house, { kind: "none" });
  const { body } = await olga.ask("GET /session");
  await addOperator(house.opened.db, body.person.id, new Date());
  await olga.visitor.get("/me");
  await olga.visitor.submit({ current: password }, "/me/second-factor");
  await olga.visitor.get("/me/second-factor");
  const code = codeFor({ now: () => new Date() }, olga.visitor.page);
  await olga.visitor.submit({ code }, "/me/second-factor/confirm");
  const response = await olga.ask("POST /api/payments/merchants", {
    test: false,
    name: "Corner shop",
    currency: "EUR",
    email: "corner@example.com",
    website: "https://corner.example.com",
    descriptor: "Corner shop",
    company: { country: "DK", number: "10203040" },
    bank: { iban },
  });
  live = response.body.merchant.id;
  const pricing = { rate: 14_000, flat: 25, dispute: 1500 };
  await olga.ask(`PUT /api/operator/payments/merchants/${live}/pricing`, pricing);
});
afterAll(() => house[Symbol.asyncDispose]());

async function sell(value: number): Promise<string> {
  const { merchant } = jane.workspace;
  const { body } = await jane.ask(`GET /api/payments/merchants/${merchant?.id}`);
  const post = async (path: string, sent: object) => {
    const headers = { "content-type": "application/json", "accept-version": "1" };
    const init = { method: "POST", headers, body: JSON.stringify(sent) };
    return await (await fetch(house.paymentsUrl + path, init)).json();
  };
  const number = await post("/vault", { type: "pcn", value: "4100000000000000" });
  const paid = await post("/payments", {
    test: {},
    integration: { key: body.merchant.key },
    amount: { currency: "EUR", exponent: 2, value },
    capture: "automatic",
    card: { number, expiry: { month: 12, year: 2040 } },
  });
  expect(paid).toMatchObject({ captured: true });
  return (paid as { authorizationId: string }).authorizationId;
}

function dispute(transactionId: string, title = "Not as described"): Promise<PersonReply> {
  const reason = { code: 1030, title };
  const body = { transactionId, amount: 4000, reason };
  return olga.ask("POST /api/operator/payments/disputes", body);
}

describe("operator on the desk", () => {
  it("finds and approves a merchant, or sees the obstacles", async () => {
    await using visit = await olga.open("/operator");
    const { page } = visit;
    await page.getByRole("button", { name: /^Your account/ }).click();
    await page.getByRole("menuitem", { name: en.operator.title }).click();
    await page.getByRole("heading", { level: 1, name: en.operator.merchants.title }).waitFor();
    await page.getByLabel("ID, key, name").fill("Corner");
    await page.getByRole("button", { name: en.operator.merchants.find }).click();
    await page.getByRole("link", { name: "Corner shop" }).click();
    await page.getByRole("heading", { level: 1, name: "Corner shop" }).waitFor();
    await page.getByRole("button", { name: en.operator.approval.approve }).click();
    await page
      .getByText(house.opened.embedded ? /approve live merchants on PostgreSQL/ : /^Approved /)
      .waitFor();
  });

  it("suspends payments of a merchant with a reason, and ends it", async () => {
    await using visit = await olga.open(`/operator/merchants/${jane.workspace.merchant?.id}`);
    const { page } = visit;
    await page.getByLabel(en.operator.suspension.from.payments).check();
    await page.getByLabel(en.operator.suspension.reason).fill("Chargebacks");
    await page.getByRole("button", { name: en.operator.suspension.suspend }).click();
    await page.getByText("Suspended from payments: Chargebacks").waitFor();
    await page.getByRole("button", { name: en.operator.suspension.resume }).click();
    await page.getByRole("button", { name: en.operator.suspension.suspend }).waitFor();
    expect(visit.misdeeds).toEqual([]);
  });

  it("pays a merchant out after a confirmation of amount and payee", async () => {
    const id = jane.workspace.merchant?.id;
    await olga.ask(`PUT /api/operator/payments/merchants/${id}/bank`, { iban });
    await sell(8000);
    await using visit = await olga.open(`/operator/merchants/${id}`);
    const { page } = visit;
    await page
      .getByRole("button", { name: en.operator.payouts.payOut({ amount: "€80.00" }) })
      .click();
    const byRole = page.getByRole("dialog", {
      name: en.operator.payouts.payOut({ amount: "€80.00" }),
    });
    await byRole
      .getByText(
        en.operator.payouts.sure({ amount: "€80.00", iban: "DE89 3704 0044 0532 0130 00" }),
      )
      .waitFor();
    await byRole
      .getByRole("button", { name: en.operator.payouts.payOut({ amount: "€80.00" }) })
      .click();
    await page.getByText("€0.00", { exact: true }).waitFor();
    await page.getByRole("link", { name: en.operator.payouts.title }).click();
    await page.getByRole("cell", { name: en.states.created, exact: true }).waitFor();
    expect(visit.misdeeds).toEqual([]);
  });

  it("decides a dispute by the merchant's evidence", async () => {
    const transactionId = await sell(4000);
    const { body } = await dispute(transactionId);
    const text = "She came, and signed for it.";
    await jane.ask(`POST /api/payments/disputes/${body.dispute.id}/answer`, { text });
    await using visit = await olga.open("/operator/disputes");
    const { page } = visit;
    await page.getByText(text).waitFor();
    await page.getByRole("button", { name: en.operator.disputes.win }).click();
    await page.getByText(en.states.won, { exact: true }).waitFor();
    expect(visit.misdeeds).toEqual([]);
  });

  it("checks the ledger and reads the differences", async () => {
    await using visit = await olga.open("/operator/books");
    const { page } = visit;
    await page.getByRole("button", { name: en.operator.books.prove }).click();
    await page.getByText(en.operator.books.right).waitFor();
    expect(visit.misdeeds).toEqual([]);
  });
});

describe("operator on filled screens", () => {
  beforeAll(async () => {
    const id = jane.workspace.merchant?.id ?? "";
    await olga.ask(`PUT /api/operator/payments/merchants/${id}/bank`, { iban });
    await sell(6000);
    await createPayout(house.payments.context, id);
    await dispute(await sell(4000), "Not delivered");
  });

  it("sees no visual faults", async () => {
    await using visit = await olga.open("/operator/merchants");
    const { page } = visit;
    await page.getByRole("link", { name: "Corner shop" }).waitFor();
    expect(await faultsInAllLooks(page)).toEqual([]);
    await page.goto(`/operator/merchants/${live}`);
    await page.getByRole("button", { name: en.operator.suspension.suspend }).waitFor();
    expect(await faultsInAllLooks(page)).toEqual([]);
    await page.goto("/operator/payouts");
    await page.getByRole("cell", { name: en.states.created, exact: true }).first().waitFor();
    expect(await faultsInAllLooks(page)).toEqual([]);
    await page.goto("/operator/disputes");
    await page.getByRole("heading", { name: "Not delivered" }).waitFor();
    expect(await faultsInAllLooks(page)).toEqual([]);
    await page.goto("/operator/books");
    await page.getByRole("button", { name: en.operator.books.prove }).waitFor();
    expect(await faultsInAllLooks(page)).toEqual([]);
  });
});

it("operator screens: refuse everyone else, and so do the services", async () => {
  await using visit = await jane.open("/operator/merchants");
  await visit.page.getByRole("heading", { name: "Only operators can open this" }).waitFor();
  const { status } = await jane.ask("GET /api/operator/payments/merchants?limit=1");
  expect(status).toBe(403);
});
