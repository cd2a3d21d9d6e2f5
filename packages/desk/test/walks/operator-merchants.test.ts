import type { Json } from "@frontdesk/payments/test/shop";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { codeNow } from "../browser/factor.ts";
import { makePaid } from "../browser/filled.ts";
import { type House, startHouse } from "../browser/house.ts";
import { faultsInAllLooks, faultsOf } from "../browser/looking.ts";
import { makeOperator, type Operator } from "../browser/operator.ts";
import { makePerson, type Person } from "../browser/person.ts";
import { en } from "../browser/texts.ts";

const iban = "DE89370400440532013000";
const inFours = "DE89 3704 0044 0532 0130 00";
const newIban = "DK5000400440116243";

let house: House;
let jane: Person;
let olga: Operator;
let owned = "";
let lost = "";
beforeAll(async () => {
  house = await startHouse();
  jane = await makePerson(house);
  olga = await makeOperator(house);
  const response = await olga.ask("POST /api/payments/merchants", live("Corner shop"));
  owned = response.body.merchant.id;
  lost = await makeLost();
});
afterAll(() => house[Symbol.asyncDispose]());

const live = (name: string) => ({
  test: false,
  name,
  currency: "EUR",
  descriptor: "Shop",
  bank: { iban },
  email: "contact@example.com",
  website: "https://shop.example.com",
  company: { country: "DK", number: "10203040" },
});

async function makeLost(): Promise<string> {
  const post = async (path: string, body: object, key = "") => {
    const headers = {
      "content-type": "application/json",
      "accept-version": "1",
      authorization: `Basic ${btoa(`:${key}`)}`,
    };
    const init = { method: "POST", headers, body: JSON.stringify(body) };
    return (await (await fetch(house.paymentsUrl + path, init)).json()) as Json;
  };
  const { app } = await post("/apps", { name: "Till" });
  return (await post("/merchants", live("Lost & found <shop>"), app.key)).merchant.id;
}

const at = (id: string) => `/operator/merchants/${id}`;

describe("operator screens of merchants", () => {
  it("have state, owner, volume and balance, with filters in the address", async () => {
    await makePaid(house, jane, { amount: 1_234 });
    await using visit = await olga.open("/operator/merchants");
    const { page } = visit;
    const rowOf = (name: string) => page.getByRole("row", { name });
    const own = rowOf("Jane’s studio");
    await own.getByText("Jane Example").waitFor();
    await own.getByText(jane.email).waitFor();
    await own.getByText(en.states.test, { exact: true }).waitFor();
    expect(await own.getByText("€12.34", { exact: true }).count()).toBe(2);
    await page.getByRole("columnheader", { name: en.merchants.volume({ days: "30" }) }).waitFor();
    await rowOf("Lost & found <shop>").getByText(en.merchants.noOwner).waitFor();
    await page.getByLabel(en.operator.payouts.state).selectOption("Waiting");
    await own.waitFor({ state: "detached" });
    await rowOf("Corner shop").getByText(en.studio.waiting).waitFor();
    expect(new URL(page.url()).search).toBe("?state=waiting");
    await page.getByLabel("ID, key, name").fill("lost");
    await page.getByRole("button", { name: en.operator.merchants.find }).click();
    await rowOf("Corner shop").waitFor({ state: "detached" });
    await page.reload();
    await rowOf("Lost & found <shop>").waitFor();
    expect(await rowOf("Corner shop").count()).toBe(0);
    await page.getByLabel(en.operator.payouts.state).selectOption("Suspended");
    await page.getByText(en.merchants.none).waitFor();
    expect(visit.misdeeds).toEqual([]);
  });

  it("take a pricing and mark invalid fields", async () => {
    await using visit = await olga.open(at(owned));
    const { page } = visit;
    await page.getByText(en.operator.approval.checks.pricing).waitFor();
    expect(
      await page
        .getByRole("button", { name: en.operator.approval.approve, exact: true })
        .isDisabled(),
    ).toBe(true);
    const rate = page.getByLabel(en.merchants.prices.rate);
    await rate.fill("101");
    await page.getByLabel(en.merchants.prices.flat({ currency: "EUR" })).fill("0.255");
    await page.getByLabel(en.merchants.prices.dispute({ currency: "EUR" })).fill("15");
    await page.getByRole("button", { name: en.merchants.setPricing }).click();
    await page.getByText(en.merchants.unfitPrice.rate).waitFor();
    await page.getByText(en.merchants.unfitPrice.flat).waitFor();
    await rate.fill("1,4");
    await page.getByLabel(en.merchants.prices.flat({ currency: "EUR" })).fill("0.25");
    await page.getByLabel(en.merchants.refundsFee).check();
    await page.getByRole("button", { name: en.merchants.setPricing }).click();
    const approve = page.getByRole("button", { name: en.operator.approval.approve, exact: true });
    await expect.poll(() => approve.isEnabled()).toBe(true);
    const { body } = await olga.ask(`GET /api/operator/payments/merchants/${owned}`);
    const money = (amount: number) => ({ currency: "EUR", amount });
    const flat = money(25);
    const pricing = { rate: 0.014, flat, dispute: money(1_500), refundsFee: true };
    expect(body.merchant.pricing).toEqual(pricing);
    expect(visit.misdeeds).toEqual([]);
  });
});

describe("new bank account on the desk", () => {
  const requests = () => `/api/payments/merchants/${owned}/bank-requests`;

  it("of a live merchant waits for an operator's approval, visible to its users", async () => {
    const response = await olga.ask(`POST ${requests()}`, { iban: newIban });
    expect([response.status, response.body]).toMatchObject([
      201,
      { bankRequest: { state: "waiting" } },
    ]);
    await using theirs = await olga.open(`/p/${owned}/settings/merchant`);
    const list = theirs.page.getByRole("list", { name: en.settings.bankRequests });
    await list.getByText(en.settings.bankStates.waiting).waitFor();
    await using visit = await olga.open("/operator/merchants");
    const { page } = visit;
    const waiting = page.getByRole("list", { name: en.merchants.waitingBanks });
    await waiting.getByRole("link", { name: "Corner shop" }).click();
    await page.getByText(en.merchants.bankSays({ iban: "DK50 0040 0440 1162 43" })).waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await page.getByRole("button", { name: en.merchants.approveBank }).click();
    await page
      .getByText(en.settings.paidTo({ iban: "DK50 0040 0440 1162 43" }), { exact: true })
      .waitFor();
    await theirs.page.reload();
    await list.getByText(en.operator.approval.approved).waitFor();
    const { body } = await olga.ask("GET /api/operator/payments/actions?limit=1");
    const actor = `person:${olga.id} at 127.0.0.1`;
    expect(body).toMatchObject([{ action: "bank.approve", actor }]);
    expect([...visit.misdeeds, ...theirs.misdeeds]).toEqual([]);
  });

  it("needs a second factor of the last 15 minutes, for refusals too", async () => {
    const response = await olga.ask("POST /api/payments/merchants", live("Market stall"));
    const { id } = response.body.merchant;
    await olga.ask(`POST /api/payments/merchants/${id}/bank-requests`, { iban: newIban });
    await using visit = await olga.open(at(id));
    const { page } = visit;
    await page.getByText("After approval, payouts go to DK50 0040 0440 1162 43.").waitFor();
    await page.waitForLoadState("networkidle");
    house.wait(15 * 60_000 + 1_000);
    await page.getByRole("button", { name: en.merchants.refuseBank }).click();
    const asking = page.getByRole("dialog");
    await asking.getByLabel(/^Second factor code/).fill(codeNow(house, olga.factor));
    await asking.getByRole("button", { name: en.stepUp.prove }).click();
    const ended = page.getByRole("list", { name: en.settings.bankRequests });
    await ended.getByText(en.settings.bankStates.refused).waitFor();
    await page.getByText(en.settings.paidTo({ iban: inFours }), { exact: true }).waitFor();
    expect(visit.misdeeds).toEqual([]);
  });
});

describe("live merchant without an owner", () => {
  it("gets an owner by name after an objection and an operator's decision", async () => {
    await using visit = await olga.open(at(lost));
    const { page } = visit;
    await page.getByRole("heading", { level: 1, name: "Lost & found <shop>" }).waitFor();
    const mail = page.getByLabel(en.merchants.ownerMail);
    await mail.fill("nobody@example.com");
    await page.getByRole("button", { name: en.merchants.nameOwner }).click();
    await page.getByText("must be the address of a person who has signed in here").waitFor();
    await mail.fill(jane.email);
    await page.getByRole("button", { name: en.merchants.nameOwner }).click();
    await page.getByText(`${jane.email} becomes the owner`).waitFor();
    await page.getByText(en.merchants.waitingSays).waitFor();
    const { link = "" } = house.mails.findLast(({ to }) => to === "contact@example.com") ?? {};
    const objected = await fetch(link.replace(/^https?:\/\/[^/]+/, house.paymentsUrl), {
      method: "POST",
    });
    expect(objected.status).toBe(200);
    await page.reload();
    await page.getByText("Objection by the link sent to contact@").waitFor();
    await page.getByText(en.merchants.objectedSays).waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await page.getByRole("button", { name: en.merchants.overrule }).click();
    await page.getByText(en.merchants.overruledSays).waitFor();
    await page.getByRole("button", { name: en.merchants.refuseOwner }).click();
    const before = page.getByRole("list", { name: en.merchants.namedBefore });
    await before.getByText(en.settings.bankStates.refused).waitFor();
    await page.getByRole("button", { name: en.merchants.nameOwner }).waitFor();
    const actions = `GET /api/operator/payments/actions?limit=9&filter[subject]=${lost}`;
    const { body } = await olga.ask(actions);
    const done = body.map(({ action }: { action: string }) => action);
    expect(done).toEqual(["merchant.owner_refuse", "merchant.owner_overrule", "merchant.owner"]);
    expect(visit.misdeeds).toEqual([]);
  });
});

it("operator navigation: follows the visible screen on a phone", async () => {
  await using visit = await olga.open(at(owned), { viewport: { width: 390, height: 844 } });
  const { page } = visit;
  const byRole = page.getByRole("button", { name: "Merchants: Operator screens" });
  await byRole.waitFor();
  expect(await page.getByRole("link", { name: en.operator.disputes.title }).isVisible()).toBe(
    false,
  );
  await byRole.click();
  expect(await faultsOf(page)).toEqual([]);
  await page.getByRole("link", { name: en.operator.disputes.title }).click();
  await page.getByRole("heading", { level: 1, name: en.operator.disputes.title }).waitFor();
  await page.getByRole("link", { name: en.operator.payouts.title }).waitFor({ state: "hidden" });
  expect(visit.misdeeds).toEqual([]);
});

describe("operator screens of merchants in a browser", () => {
  it("have no visual faults", async () => {
    const workspaces: readonly [path: string, seen: string][] = [
      ["/operator/merchants", "Corner shop"],
      ["/operator/merchants?state=suspended", "No matching merchants"],
      [at(owned), "Payouts go to"],
      [at(lost), en.merchants.nobodyOwns],
      [at("0".repeat(24)), "This no longer exists."],
    ];
    await using visit = await olga.open("/operator/merchants");
    const { page } = visit;
    for (const [path, seen] of workspaces) {
      await page.goto(path);
      await page.getByText(seen).first().waitFor();
      await page.waitForLoadState("networkidle");
      expect([path, await faultsInAllLooks(page)]).toEqual([path, []]);
    }
  });
});
