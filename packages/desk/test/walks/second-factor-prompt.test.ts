import { password } from "@frontdesk/people/test/harness";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { codeNow } from "../browser/factor.ts";
import { type House, startHouse } from "../browser/house.ts";
import { makeOperator, type Operator } from "../browser/operator.ts";
import { makePerson, type Person } from "../browser/person.ts";
import { en } from "../browser/texts.ts";

let house: House;
let jane: Person;
let olga: Operator;
beforeAll(async () => {
  house = await startHouse();
  jane = await makePerson(house, { kind: "merchant" });
  olga = await makeOperator(house);
});
afterAll(() => house[Symbol.asyncDispose]());

const minuteMs = 60_000;
/** A person turns a newer factor off by an objection only. */
const weekMs = 7 * 24 * 60 * minuteMs;
const words = en.operator.suspension;
const path = () => `/operator/merchants/${jane.workspace.merchant?.id}`;
const codeDialog = (page: Page) => page.getByRole("dialog", { name: en.stepUp.title });

const suspensions = (page: Page) => {
  const sent: string[] = [];
  page.on("response", (answer) => {
    const isIts = answer.request().method() !== "GET" && /suspension/.test(answer.url());
    if (isIts && answer.ok()) sent.push(answer.url());
  });
  return sent;
};

async function fill(page: Page, reason: string): Promise<void> {
  await page.getByLabel(words.from.payments).check();
  await page.getByLabel(words.reason).fill(reason);
}

async function resume(page: Page): Promise<void> {
  await page.getByRole("button", { name: words.resume }).click();
  await page.getByRole("button", { name: words.suspend }).waitFor();
}

const answer = async (page: Page, code: string) => {
  await page.getByLabel(en.stepUp.code).fill(code);
  await page.getByRole("button", { name: en.stepUp.prove }).click();
};

describe("second factor prompt", () => {
  it("one proof continues the actions of two tabs, once each", async () => {
    await using visit = await olga.open(path());
    const { page } = visit;
    const other = await page.context().newPage();
    await other.goto("/operator/merchants");
    await other.getByRole("heading", { level: 1 }).waitFor();
    await fill(page, "Chargebacks");
    const done = suspensions(page);
    house.wait(16 * minuteMs);
    await page.getByRole("button", { name: words.suspend }).click();
    await codeDialog(page).waitFor();
    await other.reload();
    await codeDialog(other).waitFor();
    await answer(other, codeNow(house, olga.factor));
    await codeDialog(other).waitFor({ state: "detached" });
    await codeDialog(page).waitFor({ state: "detached" });
    await page.getByText("Suspended from payments: Chargebacks").waitFor();
    expect(done).toHaveLength(1);
    await resume(page);
    expect(visit.misdeeds).toEqual([]);
  });

  it("shows a refusal for each of three wrong codes, and the action waits", async () => {
    await using visit = await olga.open(path());
    const { page } = visit;
    await fill(page, "Fraud");
    const done = suspensions(page);
    house.wait(16 * minuteMs);
    await page.getByRole("button", { name: words.suspend }).click();
    for (const code of ["000000", "12", "not a code"]) {
      await answer(page, code);
      await codeDialog(page).getByText("The code is wrong or already used").waitFor();
      expect(await page.getByLabel(en.stepUp.code).inputValue()).toBe("");
      expect(done).toEqual([]);
    }
    await answer(page, codeNow(house, olga.factor));
    await page.getByText("Suspended from payments: Fraud").waitFor();
    expect(done).toHaveLength(1);
    await resume(page);
    expect(visit.misdeeds).toEqual([]);
  });

  it("keeps the form after a reload, without the action", async () => {
    await using visit = await olga.open(path());
    const { page } = visit;
    await fill(page, "A long story");
    const done = suspensions(page);
    house.wait(16 * minuteMs);
    await page.getByRole("button", { name: words.suspend }).click();
    await codeDialog(page).waitFor();
    await page.reload();
    await answer(page, codeNow(house, olga.factor));
    await page.getByRole("button", { name: words.suspend }).waitFor();
    expect(await page.getByLabel(words.reason).inputValue()).toBe("A long story");
    expect(done).toEqual([]);
    expect(visit.misdeeds).toEqual([]);
  });

  it("one proof continues two concurrent actions", async () => {
    await using visit = await olga.open(path());
    const { page } = visit;
    await fill(page, "Both");
    await page.getByLabel(en.merchants.prices.rate).fill("1.5");
    const done = suspensions(page);
    house.wait(16 * minuteMs);
    const press = (name: string) => page.getByRole("button", { name }).elementHandle();
    const buttons = await Promise.all([press(words.suspend), press(en.merchants.setPricing)]);
    const priced = page.waitForResponse((one) => /pricing$/.test(one.url()) && one.ok());
    await page.evaluate(
      (all) => all.map((one) => (one as unknown as { click(): void }).click()),
      buttons,
    );
    await codeDialog(page).waitFor();
    await answer(page, codeNow(house, olga.factor));
    await priced;
    await page.getByText("Suspended from payments: Both").waitFor();
    expect(done).toHaveLength(1);
    await resume(page);
    expect(visit.misdeeds).toEqual([]);
  });

  it("sets up another factor after its removal in another tab", async () => {
    await using visit = await olga.open(path());
    const { page } = visit;
    await fill(page, "Later");
    const done = suspensions(page);
    house.wait(16 * minuteMs);
    await page.getByRole("button", { name: words.suspend }).click();
    await codeDialog(page).waitFor();
    house.wait(weekMs);
    await olga.visitor.get("/me");
    const removed = { current: password, code: codeNow(house, olga.factor) };
    await olga.visitor.post("/me/second-factor/remove", {
      ...olga.visitor.form("/me/backup-codes").fields,
      ...removed,
    });
    house.wait(minuteMs);
    await answer(page, "123456");
    const setUp = page.getByRole("dialog", { name: en.stepUp.neededTitle });
    await setUp.getByLabel(en.stepUp.password).fill(password);
    await setUp.getByRole("button", { name: en.stepUp.next }).click();
    const uri = await setUp.getByRole("link", { name: en.stepUp.openApp }).getAttribute("href");
    olga.factor = uri ?? "";
    await setUp.getByLabel(en.stepUp.firstCode).fill(codeNow(house, olga.factor));
    await setUp.getByRole("button", { name: en.stepUp.turnOn }).click();
    await setUp.getByRole("button", { name: en.stepUp.kept }).click();
    await page.getByText("Suspended from payments: Later").waitFor();
    expect(done).toHaveLength(1);
    await resume(page);
    expect(visit.misdeeds).toEqual([]);
  });

  it("asks for the code of a factor turned on in another tab", async () => {
    house.wait(weekMs);
    await olga.visitor.get("/me");
    await olga.visitor.post("/me/second-factor/remove", {
      ...olga.visitor.form("/me/backup-codes").fields,
      current: password,
      code: codeNow(house, olga.factor),
    });
    await using visit = await olga.open("/operator/merchants");
    const { page } = visit;
    const setUp = page.getByRole("dialog", { name: en.stepUp.neededTitle });
    await setUp.getByLabel(en.stepUp.password).fill(password);
    const { ask } = olga;
    const { body } = await ask("POST /session/factor", { current: password });
    olga.factor = body.uri;
    house.wait(minuteMs);
    await ask("POST /session/factor/confirmation", { code: codeNow(house, body.uri) });
    house.wait(16 * minuteMs);
    await setUp.getByRole("button", { name: en.stepUp.next }).click();
    await codeDialog(page).waitFor();
    await answer(page, codeNow(house, olga.factor));
    await page.getByRole("row", { name: /Jane/ }).waitFor();
    expect(visit.misdeeds).toEqual([]);
  });
});
