import { afterAll, beforeAll, expect, it } from "vitest";
import { type House, startHouse } from "../browser/house.ts";
import { faultsOf } from "../browser/looking.ts";
import { makeOperator, type Operator } from "../browser/operator.ts";
import { makePerson } from "../browser/person.ts";
import { en } from "../browser/texts.ts";

let house: House;
let olga: Operator;
beforeAll(async () => {
  house = await startHouse({ approvesAccounts: true });
  await makePerson(house);
  olga = await makeOperator(house);
});
afterAll(() => house[Symbol.asyncDispose]());

it("accounts for approval: stay above the search until the approval", async () => {
  await using visit = await olga.open("/operator/accounts");
  const { page } = visit;
  const waiting = page.getByRole("list", { name: en.operating.accounts.waiting });
  await waiting.waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await waiting.getByRole("link", { name: /Jane’s studio/ }).click();
  await page.getByRole("button", { name: en.operating.accounts.approve }).click();
  await page.getByRole("button", { name: en.operating.accounts.disapprove }).waitFor();
  await page.goto(`${house.url}/operator/accounts`);
  await page.getByText(en.operating.accounts.about).waitFor();
  await expect.poll(() => waiting.count()).toBe(0);
  expect(visit.misdeeds).toEqual([]);
});
