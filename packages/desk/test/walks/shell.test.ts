import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type House, startHouse } from "../browser/house.ts";
import { faultsInAllLooks, faultsOf } from "../browser/looking.ts";
import { makePerson, type Person } from "../browser/person.ts";
import { en } from "../browser/texts.ts";

let house: House;
let jane: Person;
beforeAll(async () => {
  house = await startHouse();
  jane = await makePerson(house);
});
afterAll(() => house[Symbol.asyncDispose]());

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };

describe("application frame", () => {
  it("opens the only workspace within its security policy", async () => {
    await using visit = await jane.open("/");
    await visit.page.getByRole("link", { name: en.shell.screens.home }).waitFor();
    expect(new URL(visit.page.url()).pathname).toBe(`/p/${jane.workspace.id}/home`);
    await visit.page.getByText(en.shell.testBar).waitFor();
    await expect.poll(() => visit.page.title()).toBe("Home – Frontdesk");
    expect(visit.misdeeds).toEqual([]);
  });

  it("switches workspaces, and starts in the last one", async () => {
    const { visitor } = jane;
    await visitor.get("/begin");
    const { fields } = visitor.form("/begin");
    const second = { name: "Second place", kind: "account", timezone: "UTC" };
    await visitor.post("/begin", { ...fields, ...second });
    await using visit = await jane.open("/");
    const { page } = visit;
    await page.getByRole("heading", { name: en.shell.choosePlace }).waitFor();
    await page.getByRole("link", { name: "Second place" }).click();
    await page.getByRole("button", { name: "Workspace: Second place" }).waitFor();
    expect(await page.getByText(en.shell.testBar).count()).toBe(0);
    await page.goto("/");
    await page.getByRole("button", { name: "Workspace: Second place" }).click();
    await page.getByRole("menuitem", { name: /^Jane’s studio/ }).click();
    await page.getByRole("button", { name: "Workspace: Jane’s studio" }).waitFor();
    expect(visit.misdeeds).toEqual([]);
  });

  it("keeps the light or dark choice across a reload, from the first paint", async () => {
    await using visit = await jane.open(`/p/${jane.workspace.id}/home`, { colorScheme: "light" });
    const { page } = visit;
    const paper = () => page.evaluate("getComputedStyle(document.body).backgroundColor");
    await page.getByRole("button", { name: /^Your account/ }).click();
    expect(await paper()).toBe("rgb(243, 244, 241)");
    await page.getByRole("menuitemradio", { name: en.shell.schemes.dark }).click();
    await expect.poll(paper).toBe("rgb(18, 22, 21)");
    await page.reload({ waitUntil: "commit" });
    await page.locator("#app").waitFor({ state: "attached" });
    await expect.poll(paper).toBe("rgb(18, 22, 21)");
    await page.getByRole("button", { name: /^Your account/ }).click();
    await page.getByRole("menuitemradio", { name: en.shell.schemes.auto }).click();
    await expect.poll(paper).toBe("rgb(243, 244, 241)");
    expect(visit.misdeeds).toEqual([]);
  });

  it("has a bottom bar on a phone, with the rest behind More", async () => {
    await using visit = await jane.open(`/p/${jane.workspace.id}/home`, phone);
    const { page } = visit;
    await page.getByRole("link", { name: en.shell.screens.home }).waitFor();
    await page.getByRole("button", { name: en.shell.more }).click();
    await page.getByRole("dialog", { name: en.shell.more }).waitFor();
    await expect.poll(() => faultsOf(page)).toEqual([]);
    expect(visit.misdeeds).toEqual([]);
  });

  it("explains an unknown workspace or screen", async () => {
    await using visit = await jane.open("/p/0123456789abcdef01234567/home");
    await visit.page.getByRole("heading", { name: /This workspace does not exist/ }).waitFor();
    await visit.page.goto(`/p/${jane.workspace.id}/nowhere`);
    await visit.page.getByRole("heading", { name: /nothing at this address/ }).waitFor();
    expect(visit.misdeeds).toEqual([]);
  });

  it("signs out", async () => {
    const guest = await makePerson(house, { kind: "account" });
    await using visit = await guest.open("/");
    const { page } = visit;
    await page.getByRole("button", { name: /^Your account/ }).click();
    await page.getByRole("menuitem", { name: en.shell.signOut }).click();
    await page.waitForURL(/\/sign-in/);
    expect(visit.misdeeds).toEqual([]);
  });

  it.each([
    ["en-GB", "Home"],
    ["da-DK", "Hjem"],
    ["de-AT", "Start"],
    ["fr-FR", "Home"],
  ])("uses the language of a browser that wants %s", async (locale, title) => {
    await using visit = await jane.open(`/p/${jane.workspace.id}/home`, { locale });
    await visit.page.getByRole("link", { name: title, exact: true }).waitFor();
    expect(visit.misdeeds).toEqual([]);
  });

  it("has no visual faults", async () => {
    await using visit = await jane.open(`/p/${jane.workspace.id}/home`);
    await visit.page.getByRole("region", { name: en.home.firstSteps }).waitFor();
    expect(await faultsInAllLooks(visit.page)).toEqual([]);
  });
});
