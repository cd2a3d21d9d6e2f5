import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type House, startHouse } from "../browser/house.ts";
import { makePerson } from "../browser/person.ts";

let house: House;
beforeAll(async () => {
  house = await startHouse();
});
afterAll(() => house[Symbol.asyncDispose]());

const form = { kind: "both", currency: "EUR", country: "DK", timezone: "UTC" };

describe("onboarding in the browser", () => {
  it("creates one connected workspace from a form sent three times at once", async () => {
    const { visitor, ask } = await makePerson(house, { kind: "none" });
    await visitor.get("/begin");
    const sent = { ...visitor.form("/begin").fields, ...form, name: "Pier" };
    const send = () => visitor.post("/begin", sent);
    const answers = [...(await Promise.all([send(), send(), send()])), await send()];
    expect(answers.map(({ status }) => status)).toEqual([303, 303, 303, 303]);
    const { body } = await ask("GET /api/places");
    expect(body.places).toHaveLength(1);
    const [{ id, merchant, account }] = body.places;
    expect(new Set(answers.map(({ location }) => location))).toEqual(new Set([`/p/${id}/home`]));
    expect([merchant.name, account.name]).toEqual(["Pier", "Pier"]);
    const { status } = await ask(`GET /api/scheduling/v1/${account.subdomain}/merchant`);
    expect(status).toBe(200);
  });

  it("shows an invalid website on a phone, and keeps the other fields", async () => {
    const person = await makePerson(house, { kind: "none" });
    await using visit = await person.open("/begin", { viewport: { width: 360, height: 640 } });
    const { page } = visit;
    await page.getByLabel("Name").fill("Pier");
    await page.getByLabel("Country of the shop").selectOption("DK");
    await page.getByLabel("Currency of the shop").selectOption("EUR");
    await page.getByLabel("Website of the shop").fill("ftp://pier.example");
    await page.getByRole("button", { name: "Begin", exact: true }).click();
    const problem = page.locator("#website-problem");
    await problem.waitFor();
    const bottom = async () => (await problem.boundingBox())!;
    await expect.poll(async () => (await bottom()).y).toBeGreaterThan(0);
    expect((await bottom()).y).toBeLessThan(640);
    expect(await page.getByLabel("Name").inputValue()).toBe("Pier");
    expect(visit.misdeeds).toEqual([]);
  });

  it("creates nothing again after a reload and the browser's Back", async () => {
    const person = await makePerson(house, { kind: "none" });
    await using visit = await person.open("/begin");
    const { page } = visit;
    await page.getByLabel("Name").fill("Quay");
    await page.getByRole("button", { name: "Begin", exact: true }).click();
    await page.getByRole("heading", { level: 1 }).waitFor();
    await page.waitForURL(/\/p\/.*\/home$/);
    await page.reload();
    await page.goBack();
    await page.getByLabel("Name").waitFor();
    await page.goForward();
    const { body } = await person.ask("GET /api/places");
    expect(body.places).toHaveLength(1);
    expect(visit.misdeeds).toEqual([]);
  });
});
