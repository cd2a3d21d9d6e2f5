import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { confirmed, done, given, phone, times } from "./customers.ts";
import { type Hosted, startHosted } from "./hosted.ts";

let hosted: Hosted;
beforeAll(async () => {
  hosted = await startHosted();
});
afterAll(async () => await hosted[Symbol.asyncDispose]());

const [ann, bo] = [
  { id: 11, name: "Ann" },
  { id: 12, name: "Bo" },
];

/** Comes to a time that an appointment is to be moved to, and is asked whether it is right. */
async function comeToSure({ page }: Awaited<ReturnType<Hosted["visit"]>>): Promise<void> {
  await page.locator(".days button:enabled").nth(1).tap();
  await times(page).first().tap();
  await page.getByRole("button", { name: "Change to this time" }).waitFor();
}

describe("a customer who moves an appointment", () => {
  it("sees the times of whom they chose, and with whom it will be", async () => {
    const path = given(hosted, { ...done, resources: [bo], wished_ids: [bo.id] });
    await using visit = await hosted.visit(path, phone);
    const { page } = visit;
    const asked = page.waitForRequest(/\/slots\?/);
    await page.getByRole("link", { name: "Change time" }).tap();
    const { searchParams } = new URL((await asked).url());
    expect(searchParams.getAll("resource_ids[]")).toEqual(["12"]);
    await comeToSure(visit);
    expect(await page.locator(".facts").innerText()).toMatch(/With\s+Bo/);
    await page.getByRole("button", { name: "Change to this time" }).tap();
    await confirmed(page);
  });

  it("sees the times of all where they chose nobody, who is not named", async () => {
    const path = given(hosted, { ...done, resources: [ann], wished_ids: [] });
    await using visit = await hosted.visit(path, phone);
    const { page } = visit;
    const asked = page.waitForRequest(/\/slots\?/);
    await page.getByRole("link", { name: "Change time" }).tap();
    expect(new URL((await asked).url()).searchParams.has("resource_ids[]")).toBe(false);
    await comeToSure(visit);
    expect(await page.locator(".facts").innerText()).not.toContain("Ann");
  });
});
