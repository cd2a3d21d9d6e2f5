import { verifyWebhook } from "@frontdesk/scheduling-client/webhook";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { giveFactor } from "../browser/factor.ts";
import { type House, startHouse } from "../browser/house.ts";
import { faultsOf } from "../browser/looking.ts";
import { makePerson, type Person } from "../browser/person.ts";
import { makeReceiver } from "../browser/receiver.ts";
import { studioAt } from "../browser/studio.ts";
import { en } from "../browser/texts.ts";

let house: House;
let jane: Person;
beforeAll(async () => {
  house = await startHouse();
  jane = await makePerson(house);
});
afterAll(() => house[Symbol.asyncDispose]());

describe("account webhooks on the desk", () => {
  it("support creation, failure with a note on Home, retry and change", async () => {
    await using receiver = await makeReceiver();
    const studio = studioAt(jane);
    await using visit = await jane.open(studio.path("webhooks"));
    const { page } = visit;
    await page.getByText(en.webhooks.noneOfStudio).waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await page.getByRole("button", { name: en.webhooks.makeOfStudio }).click();
    const form = page.getByRole("dialog", { name: en.webhooks.makeOfStudio });
    await form.getByLabel(en.studio.name).fill("Bookkeeping");
    await form.getByLabel(en.webhooks.url).fill(receiver.url);
    for (const noun of ["accounts", "bookings", "downtimes", "projects", "resources"]) {
      await form.getByLabel(noun, { exact: true }).uncheck();
    }
    await form.getByLabel("resource_types").uncheck();
    expect(await faultsOf(page)).toEqual([]);
    await form.getByRole("button", { name: en.webhooks.makeOfStudio }).click();
    const secret = await form.getByText(/^whsec_/).innerText();
    await form.getByRole("button", { name: en.parts.copied }).click();

    await studio.make("/clients", { name: "Carla" });
    await page.getByRole("link", { name: /^Bookkeeping/ }).click();
    const sheet = page.getByRole("dialog", { name: en.webhooks.one });
    await sheet.getByRole("link", { name: /client create.*attempt.*Waiting/ }).click();
    const delivery = page.getByRole("dialog", { name: en.webhooks.delivery });
    await delivery.getByText("Out of order").waitFor();
    await delivery.getByText(/Answered 500/).waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await page.goto(studio.path("home"));
    await page.getByText("1 connection to another program is failing").click();
    await page.getByRole("link", { name: /^Bookkeeping/ }).click();
    await sheet.getByRole("link", { name: /client create/ }).click();
    receiver.isBroken = false;
    await delivery.getByRole("button", { name: en.webhooks.sendNow }).click();
    await delivery.getByText(en.states.taken, { exact: true }).waitFor();
    const notice = await verifyWebhook({ ...receiver.taken[0]!, secrets: [secret] });
    expect(notice.payload).toMatchObject({ type: "client" });

    await page.getByRole("button", { name: en.parts.close }).click();
    await sheet.getByLabel(en.webhooks.state).selectOption("Failed");
    await sheet.getByText(en.webhooks.nothingSent).waitFor();
    await sheet.getByLabel(en.webhooks.url).fill(`${receiver.url}/moved`);
    await sheet.getByLabel(en.developers.nouns.projects).check();
    await sheet.getByRole("button", { name: en.studio.save }).click();
    await sheet.getByText(en.studio.saved, { exact: true }).waitFor();
    await sheet.getByText(`${receiver.url}/moved`, { exact: true }).waitFor();
    await sheet.getByRole("button", { name: en.webhooks.test }).click();
    await sheet.getByText(en.webhooks.tookTest({ status: "204" })).waitFor();
    await sheet.getByRole("button", { name: en.webhooks.pause }).click();
    await sheet.getByText(en.states.paused, { exact: true }).waitFor();
    await sheet.getByRole("button", { name: en.webhooks.goOn }).click();
    await sheet.getByText(en.studio.active, { exact: true }).waitFor();
    expect(visit.misdeeds).toEqual([]);
  });

  it("get a new secret with a second factor, and end", async () => {
    await using receiver = await makeReceiver();
    const bo = await makePerson(house, { kind: "account" });
    const studio = studioAt(bo);
    await giveFactor(house, bo);
    const { id } = await studio.make("/webhooks", {
      name: "Other",
      payload_url: receiver.url,
      events: ["clients"],
      secret: "known",
    });
    const viewport = { width: 390, height: 900 };
    await using visit = await bo.open(studio.path(`webhooks/studio/${id}`), {
      viewport,
      colorScheme: "dark",
    });
    const { page } = visit;
    const sheet = page.getByRole("dialog", { name: en.webhooks.one });
    await sheet.getByRole("button", { name: en.webhooks.renew }).click();
    expect(await faultsOf(page)).toEqual([]);
    const asking = page.getByRole("dialog", { name: en.webhooks.renew });
    await asking.getByRole("button", { name: en.webhooks.renew }).click();
    await asking.getByText(/^whsec_/).waitFor();
    await asking.getByRole("button", { name: en.parts.copied }).click();
    await sheet.getByRole("button", { name: en.webhooks.end }).click();
    await page.getByRole("button", { name: en.webhooks.endForGood }).click();
    await page.getByText(en.webhooks.noneOfStudio).waitFor();
    expect(visit.misdeeds).toEqual([]);
  });
});
