import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type House, startHouse } from "../browser/house.ts";
import { faultsOf } from "../browser/looking.ts";
import { makePerson, type Person } from "../browser/person.ts";
import { en } from "../browser/texts.ts";

let house: House;
let jane: Person;
beforeAll(async () => {
  house = await startHouse();
  jane = await makePerson(house, { kind: "merchant", name: "Jane’s shop" });
});
afterAll(() => house[Symbol.asyncDispose]());

const at = (person: Person) => `/p/${person.workspace.id}/keys`;

describe("API keys on the desk", () => {
  it("start empty; creation needs no code, shows the key once, and the key works", async () => {
    await using visit = await jane.open(at(jane));
    const { page, misdeeds } = visit;
    await page.getByText(en.apps.none).waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await page.getByRole("button", { name: en.apps.make }).click();
    const making = page.getByRole("dialog", { name: en.apps.make });
    await making.getByLabel(en.apps.name).fill("Till");
    house.wait(11 * 60_000);
    await making.getByRole("button", { name: en.apps.make }).click();
    const byRole = page.getByRole("dialog", { name: en.apps.madeTitle });
    await byRole.waitFor();
    expect(await faultsOf(page)).toEqual([]);
    const key = await byRole.getByLabel(en.deposits.key).inputValue();
    const authorization = `Basic ${Buffer.from(`:${key}`).toString("base64")}`;
    const merchant = `${house.paymentsUrl}/merchants/${jane.workspace.merchant!.id}`;
    expect((await fetch(merchant, { headers: { authorization } })).status).toBe(200);
    await byRole.getByRole("button", { name: en.apps.keptIt }).click();
    const row = page.getByRole("row", { name: /Till/ });
    expect(await row.textContent()).toContain(`${key.slice(0, 4)}`);
    expect(await page.content()).not.toContain(key);

    await row.getByRole("button", { name: en.apps.endOf({ name: "Till" }) }).click();
    const ending = page.getByRole("dialog", { name: en.apps.endTitle({ name: "Till" }) });
    await ending.getByRole("button", { name: en.apps.endOf({ name: "Till" }) }).click();
    await page.getByText(en.apps.none).waitFor();
    expect((await fetch(merchant, { headers: { authorization } })).status).toBe(403);
    expect(misdeeds).toEqual([]);
  });

  it("are hidden from members with read-only roles, with a reason", async () => {
    const { visitor } = jane;
    expect(visitor.cookies.size).toBeGreaterThan(0);
    await using visit = await jane.open(at(jane), { viewport: { width: 390, height: 844 } });
    await visit.page.route("**/api/payments/merchants/*/apps*", (route) =>
      route.fulfill({ status: 403, json: { code: "role_needed", message: "Only owners" } }),
    );
    await visit.page.reload();
    await visit.page.getByText(en.parts.forbidden).waitFor();
    expect(await faultsOf(visit.page)).toEqual([]);
  });
});
