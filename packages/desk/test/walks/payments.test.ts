import { payLink } from "@frontdesk/scheduling/test/payment-gateway";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { tryAgain } from "../browser/again.ts";
import { customerOf, makePage } from "../browser/customers.ts";
import { type House, startHouse } from "../browser/house.ts";
import { faultsInAllLooks, faultsOf } from "../browser/looking.ts";
import { loseFirstCharge, pay } from "../browser/paying.ts";
import { makePerson, type Person } from "../browser/person.ts";
import { en } from "../browser/texts.ts";

let house: House;
let jane: Person;
beforeAll(async () => {
  house = await startHouse();
  jane = await makePerson(house);
});
afterAll(() => house[Symbol.asyncDispose]());

const at = (person: Person, rest = "") => `/p/${person.workspace.id}/payments${rest}`;

describe("payments at the desk", () => {
  it("explain themselves at first and offer a test payment", async () => {
    const beginner = await makePerson(house, { kind: "merchant" });
    await using visit = await beginner.open(at(beginner));
    const { page, misdeeds } = visit;
    await page.getByText(en.payments.empty).waitFor();
    expect(await faultsOf(page)).toEqual([]);
    const paying = page.waitForRequest((request) => request.url().startsWith(house.paymentsUrl));
    await page.getByRole("button", { name: en.payments.testPayment }).click();
    expect(new URL((await paying).url()).searchParams.get("value")).toBe("10");
    expect(misdeeds.filter((deed) => !deed.startsWith("asked"))).toEqual([]);
  });

  it("reach every tab through one stream, also after its tab closes", async () => {
    const owner = await makePerson(house, { kind: "merchant" });
    await pay(house, owner, { value: 1100 });
    await using visit = await owner.open(at(owner));
    const { page, misdeeds } = visit;
    const streams: string[] = [];
    const context = page.context();
    await page.getByText("€11.00").waitFor();
    const other = await context.newPage();
    other.on("request", (request) => streams.push(request.url()));
    await other.goto(at(owner));
    await other.getByText("€11.00").waitFor();
    await pay(house, owner, { value: 1200 });
    await page.getByText("€12.00").waitFor();
    await other.getByText("€12.00").waitFor();
    expect(streams.filter((url) => url.includes("/api/stream"))).toEqual([]);
    await page.close();
    await expect.poll(() => streams.filter((url) => url.includes("/api/stream")).length).toBe(1);
    await pay(house, owner, { value: 1300 });
    await other.getByText("€13.00").waitFor();
    expect(misdeeds).toEqual([]);
  });

  it("support partial capture and refund, with the actor in the history", async () => {
    const id = await pay(house, jane, { value: 2500, reference: "order 17" });
    await using visit = await jane.open(at(jane));
    const { page, misdeeds } = visit;
    await page
      .getByRole("row", { name: /order 17/ })
      .getByRole("link")
      .click();
    const sheet = page.getByRole("dialog", { name: en.payments.title({ amount: "€25.00" }) });
    await sheet.getByText("€25.00 left to capture").waitFor();
    expect(page.url()).toContain(id);

    await sheet.getByRole("button", { name: en.payments.capture }).click();
    const asking = page.getByRole("dialog", { name: en.payments.capture });
    await asking.getByLabel("Amount (EUR)").fill("30");
    await asking.getByRole("button", { name: en.payments.capture }).click();
    await asking.getByText(en.parts.amountAtMost({ amount: "€25.00" })).waitFor();
    await asking.getByLabel("Amount (EUR)").fill("20,00");
    await asking
      .getByRole("button", { name: en.payments.do.capture({ amount: "€20.00" }) })
      .click();
    await sheet.getByText("€20.00 captured").waitFor();

    await sheet.getByRole("button", { name: en.payments.refund }).click();
    const refunding = page.getByRole("dialog", { name: en.payments.refund });
    await refunding.getByText(en.payments.says.refund({ card: "Visa •••• 0000" })).waitFor();
    await refunding.getByLabel("Amount (EUR)").fill("5");
    await refunding
      .getByRole("button", { name: en.payments.do.refund({ amount: "€5.00" }) })
      .click();
    await sheet.getByText("€5.00 refunded").waitFor();
    await sheet.getByText(en.states.partlyRefunded).waitFor();
    await expect.poll(() => sheet.getByText("by Jane Example").count()).toBe(2);
    await sheet.getByText(en.payments.by.payer).waitFor();

    await sheet.getByText(en.payments.events).click();
    await sheet.getByText("transaction.refunded").waitFor();
    await page.getByRole("button", { name: en.parts.close }).click();
    await page.getByRole("row", { name: /order 17.*Partially refunded/ }).waitFor();
    expect(misdeeds).toEqual([]);
  });

  it("run once despite a lost first response", async () => {
    const id = await pay(house, jane, { value: 900 });
    await using visit = await jane.open(at(jane, `/${id}`));
    const { page } = visit;
    let attempts = 0;
    await page.route("**/captures", async (route) => {
      attempts += 1;
      if (attempts > 4) return await route.continue();
      if (attempts === 1) await route.fetch();
      await route.abort();
    });
    await page.getByRole("button", { name: en.payments.capture }).click();
    const asking = page.getByRole("dialog", { name: en.payments.capture });
    await asking.getByLabel("Amount (EUR)").fill("4");
    await asking.getByRole("button", { name: en.payments.do.capture({ amount: "€4.00" }) }).click();
    await asking.getByText("No response.").waitFor();
    await asking.getByLabel("Amount (EUR)").pressSequentially("9");
    expect(await asking.getByLabel("Amount (EUR)").inputValue()).toBe("4");
    await page.reload();
    await page.getByText("€4.00 captured").waitFor();
    await page.getByRole("button", { name: en.payments.capture }).click();
    await asking.getByLabel("Amount (EUR)").fill("4");
    await asking.getByRole("button", { name: en.payments.do.capture({ amount: "€4.00" }) }).click();
    await asking.getByText(en.payments.madeBefore).waitFor();
    const captured = async () =>
      (await jane.ask(`GET /api/payments/transactions/${id}`)).body.transaction.capturedAmount;
    expect(await captured()).toBe(400);
    await asking.getByRole("button", { name: en.payments.do.capture({ amount: "€4.00" }) }).click();
    await asking.waitFor({ state: "detached" });
    expect(await captured()).toBe(800);
  });

  it("filter by the address", async () => {
    await pay(house, jane, { value: 7700, reference: "find me" });
    await using visit = await jane.open(at(jane, "?min=77&max=77&state=authorised"));
    const { page, misdeeds } = visit;
    await page.getByRole("row", { name: /€77.00/ }).waitFor();
    expect(await page.getByRole("row").count()).toBe(2);
    await page.getByLabel(en.payments.state).selectOption("Failed");
    await page.getByText(en.payments.none).waitFor();
    expect(new URL(page.url()).searchParams.get("state")).toBe("failed");
    await page.getByRole("button", { name: en.payments.clear }).first().click();
    await page.getByRole("searchbox").fill("find me");
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { name: en.payments.found({ q: "find me" }) }).waitFor();
    expect(await page.getByRole("row").count()).toBe(2);
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: en.payments.csv }).click();
    expect((await download).suggestedFilename()).toBe("payments.csv");
    expect(misdeeds).toEqual([]);
  });

  it("support another charge only with the customer's consent", async () => {
    const once = await pay(house, jane, { value: 1200 });
    const agreed = await pay(house, jane, { value: 3000, unplanned: { merchant: true } });
    await using visit = await jane.open(`/p/${jane.workspace.id}/payments/${once}`);
    const { page } = visit;
    await page.getByRole("dialog", { name: en.payments.title({ amount: "€12.00" }) }).waitFor();
    await page
      .getByRole("button", { name: /^Capture/ })
      .first()
      .waitFor();
    expect(await page.getByRole("button", { name: en.payments.again }).count()).toBe(0);
    await page.goto(`/p/${jane.workspace.id}/payments/${agreed}`);
    await page.getByRole("button", { name: en.payments.again }).click();
    const asking = page.getByRole("dialog", { name: en.payments.again });
    await asking.getByLabel("Amount (EUR)").fill("4,50");
    expect(await faultsOf(page)).toEqual([]);
    await asking
      .getByRole("button", { name: en.appointments.fee.act({ amount: "€4.50" }) })
      .click();
    await page.getByRole("dialog", { name: en.payments.title({ amount: "€4.50" }) }).waitFor();
    await page.getByText(en.payments.recurring).waitFor();
    expect(new URL(page.url()).pathname).not.toContain(agreed);
    expect(visit.misdeeds).toEqual([]);
  });

  it("say that another charge was made before, despite a lost first response", async () => {
    const agreed = await pay(house, jane, { value: 3000, unplanned: { merchant: true } });
    await using visit = await jane.open(at(jane, `/${agreed}`));
    const { page } = visit;
    await loseFirstCharge(page);
    const asking = page.getByRole("dialog", { name: en.payments.again });
    const charge = asking.getByRole("button", {
      name: en.appointments.fee.act({ amount: "€4.10" }),
    });
    const open = async () => {
      await page.getByRole("button", { name: en.payments.again }).click();
      await asking.getByLabel("Amount (EUR)").fill("4,10");
    };
    const charges = async () => {
      const { id } = jane.workspace.merchant!;
      const route = `GET /api/payments/merchants/${id}/transactions?limit=50&card=${agreed}`;
      const { body } = await jane.ask(route);
      return body.filter(({ amount }: { amount: number }) => amount === 410).length;
    };
    await open();
    await charge.click();
    await asking.getByText("No response.").waitFor();
    await page.reload();
    await open();
    await charge.click();
    await asking.getByText(en.payments.madeBefore).waitFor();
    expect(await charges()).toBe(1);
    await charge.click();
    await page.getByRole("dialog", { name: en.payments.title({ amount: "€4.10" }) }).waitFor();
    expect(await charges()).toBe(2);
  });

  it("limit another charge to the agreed amount and purpose", async () => {
    const agreed = await pay(house, jane, { value: 3000, unplanned: { merchant: true } });
    await using visit = await jane.open(`/p/${jane.workspace.id}/home`);
    const { page } = visit;
    await page.route(`**/transactions/${agreed}`, async (route) => {
      const answer = await route.fetch();
      const { transaction } = await answer.json();
      const consents = { no_show: 4000, balance: 2500 };
      await route.fulfill({ json: { transaction: { ...transaction, consents } } });
    });
    await page.goto(`/p/${jane.workspace.id}/payments/${agreed}`);
    await page.getByRole("button", { name: en.payments.again }).click();
    const asking = page.getByRole("dialog", { name: en.payments.again });
    await asking.getByText(en.payments.says.agreed({ amount: "€40.00" })).waitFor();
    await asking.getByLabel("Amount (EUR)").fill("40.01");
    await asking.getByRole("button", { name: en.payments.again }).click();
    await asking.getByText(en.parts.amountAtMost({ amount: "€40.00" })).waitFor();
    await asking.getByLabel(en.payments.purposes.balance).check();
    await asking.getByText(en.payments.says.agreed({ amount: "€25.00" })).waitFor();
    expect(await asking.getByLabel("Amount (EUR)").inputValue()).toBe("25.00");
    expect(await faultsOf(page)).toEqual([]);
    await page.route("**/merchants/*/transactions", async (route) => {
      const headers = { "Retry-After": "1" };
      const json = { code: "request_running", message: "Still running" };
      await route.fulfill({ status: 409, headers, json });
    });
    const query = page.waitForRequest((request) => request.method() === "POST");
    await asking
      .getByRole("button", { name: en.appointments.fee.act({ amount: "€25.00" }) })
      .click();
    expect((await query).postDataJSON()).toMatchObject({ amount: 2500, purpose: "balance" });
    await asking.getByText(en.parts.unknownOutcome).waitFor();
    expect(await asking.getByLabel("Amount (EUR)").isEditable()).toBe(false);
    expect(await asking.getByLabel(en.payments.purposes.no_show).isDisabled()).toBe(true);
  });

  it("explain a failed read and retry", async () => {
    await using visit = await jane.open(`/p/${jane.workspace.id}/home`);
    const { page } = visit;
    let isAway = true;
    await page.route("**/transactions?**", async (route) => {
      if (isAway) await route.fulfill({ status: 400, json: { message: "Ask another way" } });
      else await route.continue();
    });
    await page.getByRole("link", { name: en.shell.halves.payments }).first().click();
    await page.getByText("Ask another way").waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await tryAgain(page.getByRole("button", { name: en.parts.tryAgain }), {
      asks: "**/transactions?**",
      mend: () => {
        isAway = false;
      },
      there: page.getByRole("table", { name: en.shell.halves.payments }),
    });
  });

  it("show the data's age during a lost connection", async () => {
    await using visit = await jane.open(`/p/${jane.workspace.id}/home`);
    const { page } = visit;
    await page.route("**/api/stream?**", (route) => route.abort());
    await page.goto(at(jane));
    await page.getByText(/^No connection\. This data is .+ old\.$/).waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await page.unroute("**/api/stream?**");
    await page.getByText(/^No connection\. This data is .+ old\.$/).waitFor({ state: "detached" });
  });

  it("name client and appointment, and lead there and back", async () => {
    const [massage = 0] = await makePage(jane, [
      { name: "Massage", price: 8000, deposit: { kind: "fixed", value: 2000 } },
    ]);
    const { body } = await jane.ask(`GET /api/payments/merchants/${jane.workspace.merchant?.id}`);
    const shop = { url: house.paymentsUrl, publicKey: body.merchant.key };
    const customer = customerOf(house, jane);
    const wish = { service: massage, time: "09:00", name: "Finn Krog" };
    const { token, payment } = await customer.book(wish);
    await payLink(shop, payment.url);
    await customer.ask(`/${token}/paid`, {});
    await using visit = await jane.open(at(jane), { viewport: { width: 1280, height: 800 } });
    const { page, misdeeds } = visit;
    const row = page.getByRole("row", { name: "Finn Krog" });
    await row.getByText(/Massage, /).waitFor();
    expect(await row.getByText(/fd_/).count()).toBe(0);
    await row.getByRole("link", { name: "Finn Krog" }).click();
    const appointment = page.getByRole("dialog", { name: "Finn Krog" });
    await appointment.getByRole("link", { name: /^€20\.00/ }).click();
    const sheet = page.getByRole("dialog", { name: en.payments.title({ amount: "€20.00" }) });
    await sheet.getByText(/Massage, /).waitFor();
    await sheet.getByRole("link", { name: "Finn Krog" }).click();
    await appointment.waitFor();
    expect(misdeeds).toEqual([]);
  });

  it("have no visual faults", async () => {
    const id = await pay(house, jane, { value: 4200 });
    await using visit = await jane.open(at(jane));
    const { page } = visit;
    await page.getByRole("table", { name: en.shell.halves.payments }).waitFor();
    expect(await faultsInAllLooks(page)).toEqual([]);
    await page.goto(at(jane, `/${id}`));
    await page.getByText("€42.00 left to capture").waitFor();
    await page.getByText(en.payments.by.payer).waitFor();
    expect(await faultsInAllLooks(page)).toEqual([]);
    await page.getByRole("button", { name: en.payments.void }).click();
    await page.getByRole("dialog", { name: en.payments.void }).waitFor();
    expect(await faultsInAllLooks(page)).toEqual([]);
  });
});
