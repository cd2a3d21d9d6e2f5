import { password } from "@frontdesk/people/test/harness";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type House, startHouse } from "../browser/house.ts";
import { expectNoFaults } from "../browser/looking.ts";
import { makePerson, type Person } from "../browser/person.ts";
import { bookable, type Studio, studioAt } from "../browser/studio.ts";
import { en } from "../browser/texts.ts";

let house: House;
let jane: Person;
let studio: Studio;
beforeAll(async () => {
  house = await startHouse();
  jane = await makePerson(house, { kind: "account" });
  studio = studioAt(jane);
});
afterAll(() => house[Symbol.asyncDispose]());

describe("developer on the desk", () => {
  it("registers an application, sees its secret once, narrows and deletes it", async () => {
    await using visit = await jane.open(studio.path("developers"));
    const { page } = visit;
    await page.getByText(en.developers.noApplications).waitFor();
    await page.getByRole("button", { name: en.developers.register }).press("Enter");
    const form = page.getByRole("dialog", { name: en.developers.register });
    await form.getByRole("textbox", { name: en.studio.name }).fill("Planner");
    await form
      .getByRole("textbox", { name: en.developers.redirects })
      .fill("http://app.example.com/");
    await form.getByRole("checkbox", { name: "See bookings" }).check();
    await form.getByRole("checkbox", { name: "Change bookings" }).check();
    await form.getByRole("button", { name: en.developers.register }).press("Enter");
    await form.getByText("must begin with https://").waitFor();
    const fit = "https://app.example.com/callback";
    await form.getByRole("textbox", { name: en.developers.redirects }).fill(fit);
    await form.getByRole("button", { name: en.developers.register }).press("Enter");
    await form.getByText(/^fds_/).waitFor();
    await form.getByRole("button", { name: en.parts.copied }).press("Enter");
    await page.getByRole("link", { name: /^Planner/ }).press("Enter");
    const sheet = page.getByRole("dialog", { name: "Planner" });
    await sheet.getByText(en.developers.noHolders).waitFor();
    expect(await sheet.getByText(/^fds_/).count()).toBe(0);
    await sheet.getByRole("checkbox", { name: "Change bookings" }).uncheck();
    await sheet.getByRole("button", { name: en.studio.save }).click();
    await sheet.getByText(en.studio.saved, { exact: true }).waitFor();
    const { body } = await jane.ask("GET /api/scheduling/v1/me/applications");
    expect(body).toMatchObject([{ name: "Planner", scopes: ["bookings:read"] }]);
    await sheet.getByRole("button", { name: en.developers.deleteIt }).click();
    await sheet.getByRole("button", { name: en.developers.deleteForGood }).click();
    await page.getByText(en.developers.noApplications).waitFor();
    expect(visit.misdeeds).toEqual([]);
  });

  it("creates a token with the password, sees it once, and revokes it", async () => {
    await using visit = await jane.open(studio.path("developers/token"));
    const { page } = visit;
    await page.getByRole("textbox", { name: en.developers.tokenName }).fill("Script");
    await page.getByRole("checkbox", { name: "See clients" }).check();
    await page.getByLabel(en.developers.password).fill("a guess that is wrong");
    await page.getByRole("button", { name: en.developers.makeToken }).last().click();
    await page.getByText("is wrong").waitFor();
    await page.getByLabel(en.developers.password).fill(password);
    await page.getByRole("button", { name: en.developers.makeToken }).last().click();
    const message = await page.getByRole("dialog").getByText(/^fdp_/).textContent();
    const headers = { authorization: `Bearer ${message}` };
    const url = `${house.schedulingUrl}/v1/${jane.workspace.account?.subdomain}/clients`;
    expect((await fetch(url, { headers })).status).toBe(200);
    await page.getByRole("button", { name: en.parts.copied }).click();
    await page.getByRole("button", { name: en.developers.revokeOf({ name: "Script" }) }).click();
    await page.getByText(en.developers.noTokens).waitFor();
    expect((await fetch(url, { headers })).status).toBe(401);
    expect(visit.misdeeds).toEqual([]);
  });
});

describe("reports on the desk", () => {
  it("show utilization of resources and time of clients, and export CSV", async () => {
    const resource = await bookable(studio, "Attic");
    const client = await studio.make("/clients", { name: "Müller" });
    const booking = { resource_id: resource.id, client_id: client.id, start_time: 600 };
    await studio.make("/bookings", { ...booking, start_date: "2031-03-03", duration: 120 });
    const range = "from=2031-03-03&to=2031-03-07";
    await using visit = await jane.open(studio.path(`reports?report=resources&${range}`));
    const { page } = visit;
    await page.getByRole("row", { name: /Attic 40 hrs 2 hrs 0 hrs 5% \+5%/ }).waitFor();
    await page.getByText(/Compared with 26 Feb/).waitFor();
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: en.reports.csv }).click();
    expect((await download).suggestedFilename()).toBe("resources-2031-03-03-2031-03-07.csv");
    await page.getByRole("combobox", { name: en.reports.which }).selectOption("Time by client");
    await page.getByRole("row", { name: /Müller 2 hrs/ }).waitFor();
    expect(new URL(page.url()).searchParams.get("report")).toBe("clients");
    expect(visit.misdeeds).toEqual([]);
  });

  it("and developer screens have no visual faults", async () => {
    const reports = ["reports", "reports?report=resources", "reports?report=clients"];
    const paths = [...reports, "developers", "developers/new", "developers/token"];
    await expectNoFaults({ person: jane, paths: paths.map(studio.path) });
  });
});
