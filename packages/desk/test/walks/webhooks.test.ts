import { verifyWebhook } from "@frontdesk/payments-client/webhook";
import type { Locator, Route } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type House, startHouse } from "../browser/house.ts";
import { faultsInAllLooks, faultsOf } from "../browser/looking.ts";
import { pay } from "../browser/paying.ts";
import { makePerson, type Person } from "../browser/person.ts";
import { makeReceiver } from "../browser/receiver.ts";
import { en } from "../browser/texts.ts";

let house: House;
let jane: Person;
beforeAll(async () => {
  house = await startHouse();
  jane = await makePerson(house, { kind: "merchant" });
});
afterAll(() => house[Symbol.asyncDispose]());

const at = (rest = "") => `/p/${jane.workspace.id}/webhooks${rest}`;

async function narrowed(sheet: Locator): Promise<void> {
  const taken = sheet.getByRole("link", { name: /transaction.created.*Delivered/ });
  await expect.poll(() => taken.count()).toBe(2);
  await sheet.getByLabel(en.webhooks.state).selectOption("Failed");
  await sheet.getByText(en.webhooks.nothingSent).waitFor();
  await sheet.getByLabel(en.webhooks.state).selectOption("Delivered");
  await expect.poll(() => taken.count()).toBe(2);
  expect(new URL(sheet.page().url()).search).toBe("?state=taken");
}

describe("merchant webhooks on the desk", () => {
  it("start empty with an example receiver", async () => {
    await using visit = await jane.open(at());
    const { page } = visit;
    await page.getByText(en.webhooks.none).waitFor();
    await page.getByText("receiver.listen(3000);").waitFor();
    expect(await faultsOf(page)).toEqual([]);
    expect(visit.misdeeds).toEqual([]);
  });

  it("fail, retry and recover", async () => {
    await using receiver = await makeReceiver();
    await using visit = await jane.open(at());
    const { page } = visit;
    await page.getByRole("button", { name: en.webhooks.make }).click();
    const form = page.getByRole("dialog", { name: en.webhooks.make });
    await form.getByLabel(en.webhooks.url).fill("ftp://nowhere");
    await form.getByRole("button", { name: en.webhooks.make }).click();
    await form.getByText("must be an address that begins with").waitFor();
    await form.getByLabel(en.webhooks.url).fill(receiver.url);
    await form.getByLabel(en.webhooks.everything).uncheck();
    await form.getByLabel("transaction.created").check();
    expect(await faultsOf(page)).toEqual([]);
    await form.getByRole("button", { name: en.webhooks.make }).click();
    const secret = await form.getByText(/^whsec_/).innerText();
    await form.getByRole("button", { name: en.parts.copied }).click();

    await page.getByRole("link", { name: receiver.url }).click();
    const sheet = page.getByRole("dialog", { name: en.webhooks.one });
    expect(await sheet.getByText(/whsec_/).count()).toBe(0);
    await sheet.getByRole("button", { name: en.webhooks.test }).click();
    await sheet.getByText(/Answered 500/).waitFor();
    const first = await pay(house, jane);
    await sheet.getByRole("link", { name: /transaction.created.*attempt/ }).click();
    const delivery = page.getByRole("dialog", { name: "transaction.created" });
    await delivery.getByText("Out of order").waitFor();
    await delivery.getByText(/Answered 500/).waitFor();
    await delivery.getByText(en.webhooks.body).click();
    await delivery.getByText(first).first().waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await delivery.getByRole("button", { name: en.webhooks.sendNow }).click();
    // On a slow machine the service tries again by itself as well.
    await delivery.getByText(/\d attempts/).waitFor();

    receiver.isBroken = false;
    await delivery.getByRole("button", { name: en.webhooks.sendNow }).click();
    await delivery.getByText(en.states.taken, { exact: true }).waitFor();
    await delivery.getByText(/Answered 204/).waitFor();
    const event = await verifyWebhook({ ...receiver.taken[0]!, secrets: [secret] });
    expect(event).toMatchObject({ type: "transaction.created" });

    receiver.isBroken = true;
    const second = await pay(house, jane, { value: 2500 });
    await page.getByRole("button", { name: en.parts.close }).click();
    await sheet.getByText("1 waiting").waitFor();
    await sheet.getByRole("link", { name: /attempt.*Waiting/ }).waitFor();
    await sheet.getByRole("button", { name: en.webhooks.recover }).click();
    const asking = page.getByRole("dialog", { name: en.webhooks.recover });
    expect(await faultsOf(page)).toEqual([]);
    receiver.isBroken = false;
    await asking.getByRole("button", { name: en.webhooks.recover }).click();
    // On a slow machine the service delivers it before, by itself.
    const [one, none] = [1, 0].map((count) => asking.getByText(en.webhooks.recovered({ count })));
    await one!.or(none!).waitFor();
    await asking.getByRole("button", { name: en.parts.close }).click();
    await sheet.getByText("none waiting").waitFor();
    await narrowed(sheet);
    expect(receiver.taken.map(({ body }) => JSON.parse(body).data.transaction.id)).toEqual([
      first,
      second,
    ]);
    expect(visit.misdeeds).toEqual([]);
  });

  it("say why an action is refused, and forget it after the next one", async () => {
    await using receiver = await makeReceiver();
    receiver.isBroken = false;
    const { id } = jane.workspace.merchant!;
    const { body } = await jane.ask(`POST /api/payments/merchants/${id}/webhooks`, {
      url: `${receiver.url}/refused`,
      types: ["*"],
    });
    await using visit = await jane.open(at(`/${body.webhook.id}`));
    const { page } = visit;
    const sheet = page.getByRole("dialog", { name: en.webhooks.one });
    const refuseWith = (message: string) => (route: Route) =>
      route.request().method() === "GET"
        ? route.fallback()
        : route.fulfill({ status: 409, json: { message } });
    const alert = sheet.getByRole("alert");
    await page.route(/\/webhooks\/[^/]+\/tests?$/, refuseWith("The test was refused"));
    await page.route(/\/webhooks\/[^/]+$/, refuseWith("The change was refused"));
    await sheet.getByRole("button", { name: en.webhooks.test }).click();
    await alert.getByText("The test was refused").waitFor();
    await sheet.getByRole("button", { name: en.webhooks.pause }).click();
    await alert.getByText("The change was refused").waitFor();
    await page.unrouteAll();
    await sheet.getByRole("button", { name: en.webhooks.test }).click();
    await sheet.getByText(/Answered 204/).waitFor();
    expect(await alert.count()).toBe(0);
    await jane.ask(`DELETE /api/payments/merchants/${id}/webhooks/${body.webhook.id}`);
    expect(visit.misdeeds).toEqual([]);
  });

  it("support pause, a new secret and deletion", async () => {
    await using receiver = await makeReceiver();
    const { id } = jane.workspace.merchant!;
    const { body } = await jane.ask(`POST /api/payments/merchants/${id}/webhooks`, {
      url: `${receiver.url}/other`,
      types: ["*"],
    });
    await using visit = await jane.open(at(`/${body.webhook.id}`));
    const { page } = visit;
    const sheet = page.getByRole("dialog", { name: en.webhooks.one });
    await sheet.getByLabel(en.webhooks.everything).uncheck();
    await sheet.getByLabel("payout.paid").check();
    await sheet.getByLabel(en.webhooks.url).fill(`${receiver.url}/moved`);
    await sheet.getByRole("button", { name: en.studio.save }).click();
    await sheet.getByText(en.studio.saved, { exact: true }).waitFor();
    await sheet.getByText(`${receiver.url}/moved`, { exact: true }).waitFor();
    await sheet.getByText(`${en.webhooks.types}: payout.paid`).waitFor();
    await sheet.getByRole("button", { name: en.webhooks.pause }).click();
    await sheet.getByText(en.states.paused, { exact: true }).waitFor();
    await sheet.getByRole("button", { name: en.webhooks.goOn }).click();
    await sheet.getByText(en.studio.active, { exact: true }).waitFor();
    await sheet.getByRole("button", { name: en.webhooks.renew }).click();
    const asking = page.getByRole("dialog", { name: en.webhooks.renew });
    await asking.getByRole("button", { name: en.webhooks.renew }).click();
    const secret = await asking.getByText(/^whsec_/).innerText();
    expect(secret).not.toBe(body.webhook.secret);
    await asking.getByRole("button", { name: en.parts.copied }).click();
    await sheet.getByRole("button", { name: en.webhooks.end }).click();
    await page.getByRole("button", { name: en.webhooks.endForGood }).click();
    await page.getByRole("heading", { name: en.webhooks.events }).waitFor();
    await page.getByRole("link", { name: `${receiver.url}/moved` }).waitFor({ state: "detached" });
    expect(visit.misdeeds).toEqual([]);
  });
});

describe("webhook events on the desk", () => {
  let receiver: Awaited<ReturnType<typeof makeReceiver>>;
  beforeAll(async () => {
    receiver = await makeReceiver();
    const hook = { url: `${receiver.url}/failing`, types: ["transaction.created"] };
    await jane.ask(`POST /api/payments/merchants/${jane.workspace.merchant!.id}/webhooks`, hook);
    await pay(house, jane);
  });
  afterAll(() => receiver[Symbol.asyncDispose]());

  it("have the type in the address", async () => {
    await pay(house, jane);
    await using visit = await jane.open(at());
    const { page } = visit;
    const events = page.getByRole("table", { name: en.webhooks.events });
    await events
      .getByRole("row", { name: /merchant\./ })
      .first()
      .waitFor();
    await page.getByLabel(en.webhooks.type).selectOption("transaction.created");
    await events
      .getByRole("row", { name: /merchant\./ })
      .first()
      .waitFor({ state: "detached" });
    await events
      .getByRole("row", { name: /transaction.created/ })
      .first()
      .waitFor();
    expect(new URL(page.url()).search).toBe("?type=transaction.created");
    await page.getByLabel(en.webhooks.type).selectOption("payout.paid");
    await page.getByText(en.webhooks.noEvents).waitFor();
    expect(visit.misdeeds).toEqual([]);
  });

  it("have no visual faults, nor have webhooks", async () => {
    await using visit = await jane.open(at());
    const { page } = visit;
    await page.getByRole("table", { name: en.shell.screens.webhooks }).waitFor();
    await page.getByRole("table", { name: en.webhooks.events }).waitFor();
    expect(await faultsInAllLooks(page)).toEqual([]);
    await page
      .getByRole("table", { name: en.shell.screens.webhooks })
      .getByRole("link", { name: /failing/ })
      .click();
    const sheet = page.getByRole("dialog", { name: en.webhooks.one });
    await sheet
      .getByRole("link", { name: /transaction.created/ })
      .first()
      .waitFor();
    expect(await faultsInAllLooks(page)).toEqual([]);
    await sheet
      .getByRole("link", { name: /transaction.created/ })
      .last()
      .click();
    await page.getByRole("dialog", { name: "transaction.created" }).waitFor();
    await page.getByText("Out of order").first().waitFor();
    expect(await faultsInAllLooks(page)).toEqual([]);
  });
});
