import { thorough } from "@frontdesk/database/testing";
import { type House, startHouse } from "@frontdesk/desk/test/browser/house";
import { faultsOf } from "@frontdesk/desk/test/browser/looking";
import { makePerson } from "@frontdesk/desk/test/browser/person";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { fillWorkspace } from "../../src/demo/fill.ts";

let house: House;
beforeAll(async () => {
  house = await startHouse({
    filler:
      ({ payments, scheduling }) =>
      async ({ workspaceId, ...location }) =>
        await fillWorkspace(
          { payments: payments.context, scheduling: scheduling.context },
          { ...location, domain: `${workspaceId}.example` },
        ),
  });
});
afterAll(() => house[Symbol.asyncDispose]());

const longMs = 180_000;

describe.runIf(thorough)("demo data at the desk", () => {
  it("shows progress to the owner, then the data", async () => {
    const jane = await makePerson(house);
    await using visit = await jane.open(`/p/${jane.workspace.id}/home`, { colorScheme: "dark" });
    const { page } = visit;
    const card = page.getByRole("region", { name: "Try it with demo data" });
    await card.waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await card.getByRole("button", { name: "Add demo data" }).click();
    await card.getByRole("progressbar").waitFor();
    await card.getByText(/^So far \d+ bookings and \d+ payments$/).waitFor({ timeout: longMs });
    expect(await faultsOf(page)).toEqual([]);
    await page.getByRole("link", { name: "Payments" }).first().click();
    await page.getByRole("link", { name: "Home" }).first().click();
    await card.waitFor({ state: "detached", timeout: longMs });
    await page.getByText(/^today, \d+ payment/).waitFor({ timeout: longMs });
    await page.getByText(/1 dispute, due/).waitFor({ timeout: longMs });
    expect(await page.getByRole("region", { name: "First steps" }).count()).toBe(0);
    const again = await jane.ask(`POST /api/places/${jane.workspace.id}/demo`);
    expect(again).toMatchObject({ status: 409, body: { code: "filled_already" } });
    expect(visit.misdeeds).toEqual([]);
  }, 600_000);

  it("is unavailable without a test merchant", async () => {
    const bo = await makePerson(house, { kind: "account" });
    await using visit = await bo.open(`/p/${bo.workspace.id}/home`);
    await visit.page.getByRole("region", { name: "First steps" }).waitFor();
    expect(await visit.page.getByText("Try it with demo data").count()).toBe(0);
  });
});
