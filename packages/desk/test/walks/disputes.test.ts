import { basic } from "@frontdesk/payments/test/shop";
import { operatorKey } from "@frontdesk/platform/test/harness";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type House, startHouse } from "../browser/house.ts";
import { faultsInAllLooks, faultsOf } from "../browser/looking.ts";
import { pay } from "../browser/paying.ts";
import { makePerson, type Person } from "../browser/person.ts";
import { en } from "../browser/texts.ts";

let house: House;
let jane: Person;
beforeAll(async () => {
  house = await startHouse();
  jane = await makePerson(house, { kind: "merchant" });
});
afterAll(() => house[Symbol.asyncDispose]());

const at = (rest = "") => `/p/${jane.workspace.id}/disputes${rest}`;

async function operate(path: string, body: object): Promise<{ dispute: { id: string } }> {
  const { operatorUrl } = house.desk.context.settings;
  const answer = await fetch(`${operatorUrl}/payments/operator/disputes${path}`, {
    method: "POST",
    headers: { authorization: basic(operatorKey), "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  expect(answer.ok).toBe(true);
  return (await answer.json()) as { dispute: { id: string } };
}

async function makeDispute(title: string, due: Date): Promise<string> {
  const transactionId = await pay(house, jane, { value: 3000 });
  await jane.ask(`POST /api/payments/transactions/${transactionId}/captures`, { amount: 3000 });
  const reason = { code: 10, title };
  const opened = await operate("", { transactionId, amount: 1200, reason, due });
  return opened.dispute.id;
}

const inDays = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000);
const png = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJ" +
    "AAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

describe("disputes on the desk", () => {
  it("explain an empty list", async () => {
    await using visit = await jane.open(at());
    await visit.page.getByText(en.disputes.empty).waitFor();
    expect(await faultsOf(visit.page)).toEqual([]);
  });

  it("go by due date, take text and files with a preview, and end as won", async () => {
    await makeDispute("Later", inDays(9));
    const id = await makeDispute("Not delivered", inDays(2));
    await using visit = await jane.open(at());
    const { page, misdeeds } = visit;
    const waiting = page.getByRole("table", { name: en.disputes.waiting });
    await expect
      .poll(async () => await waiting.getByRole("link").allTextContents())
      .toEqual(["Not delivered", "Later"]);
    await waiting.getByText("€12.00").first().waitFor();
    await page.getByRole("link", { name: "Not delivered" }).click();
    const sheet = page.getByRole("dialog", { name: "Not delivered" });
    await sheet.getByLabel(en.disputes.text).fill("It was handed over on Monday.");
    const input = sheet.locator("input[type=file]");
    await input.setInputFiles({ name: "note.txt", mimeType: "text/plain", buffer: png });
    await sheet.getByText(en.disputes.fileFaults.type).waitFor();
    await input.setInputFiles({ name: "receipt.png", mimeType: "image/png", buffer: png });
    await sheet
      .getByRole("button", { name: en.disputes.remove({ name: "receipt.png" }) })
      .waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await page.reload();
    await sheet.getByRole("button", { name: en.disputes.preview }).click();
    await sheet.getByText("It was handed over on Monday.").waitFor();
    await sheet.getByText("€12.00").waitFor();
    await sheet.getByRole("img", { name: "receipt.png" }).waitFor();
    await sheet.getByRole("button", { name: en.disputes.send }).click();
    await sheet.getByText(en.states.answered).waitFor();
    await operate(`/${id}/wins`, {});
    await sheet.getByText(en.states.won).waitFor();
    await page.getByRole("button", { name: en.parts.close }).click();
    await page.getByRole("table", { name: en.disputes.others }).getByText(en.states.won).waitFor();
    expect(misdeeds).toEqual([]);
  });

  it("send nothing while Enter is held on the button for the preview", async () => {
    const id = await makeDispute("Held key", inDays(4));
    await using visit = await jane.open(at(`/${id}`));
    const { page } = visit;
    const sheet = page.getByRole("dialog", { name: "Held key" });
    await sheet.getByLabel(en.disputes.text).fill("Not yet complete");
    await sheet.getByRole("button", { name: en.disputes.preview }).focus();
    await page.keyboard.down("Enter");
    const send = sheet.getByRole("button", { name: en.disputes.send });
    await send.waitFor();
    for (let repeats = 0; repeats < 5; repeats += 1) await page.keyboard.down("Enter");
    await page.keyboard.up("Enter");
    await sheet.getByRole("button", { name: en.disputes.back }).click();
    expect(await sheet.getByLabel(en.disputes.text).inputValue()).toBe("Not yet complete");
    await sheet.getByRole("button", { name: en.disputes.preview }).click();
    await send.click();
    await sheet.getByText(en.states.answered).waitFor();
  });

  it("support acceptance, with the refund amount", async () => {
    await makeDispute("Not as described", inDays(5));
    await using visit = await jane.open(at());
    const { page, misdeeds } = visit;
    await page.getByRole("link", { name: "Not as described" }).click();
    await page.getByRole("button", { name: en.disputes.accept }).click();
    const asking = page.getByRole("dialog", { name: en.disputes.accept });
    await asking.getByText(en.disputes.acceptSays({ amount: "€12.00" })).waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await asking
      .getByRole("button", { name: en.disputes.acceptAmount({ amount: "€12.00" }) })
      .click();
    await page
      .getByRole("dialog", { name: "Not as described" })
      .getByText(en.states.lost)
      .waitFor();
    expect(misdeeds).toEqual([]);
  });

  it("have no visual faults", async () => {
    const id = await makeDispute("Seen", inDays(1));
    await using visit = await jane.open(at());
    const { page } = visit;
    await page.getByRole("link", { name: "Seen" }).waitFor();
    expect(await faultsInAllLooks(page)).toEqual([]);
    await page.goto(at(`/${id}`));
    await page.getByLabel(en.disputes.text).waitFor();
    expect(await faultsInAllLooks(page)).toEqual([]);
  });

  it("keep a typed answer in view after a colleague answered", async () => {
    const id = await makeDispute("Twice", inDays(3));
    await using visit = await jane.open(at(`/${id}`));
    const { page } = visit;
    const sheet = page.getByRole("dialog", { name: "Twice" });
    const field = sheet.getByRole("textbox", { name: en.disputes.text });
    await field.fill("My own long answer");
    await jane.ask(`POST /api/payments/disputes/${id}/answer`, { text: "A colleague’s answer" });
    await sheet.getByText(en.disputes.unsent).waitFor();
    await sheet.getByText("A colleague’s answer", { exact: true }).waitFor();
    expect(await field.inputValue()).toBe("My own long answer");
    expect(await field.and(page.locator(":focus")).count()).toBe(1);
    expect(await faultsOf(page)).toEqual([]);
    await sheet.getByRole("button", { name: en.disputes.deleteUnsent }).click();
    await page.reload();
    await sheet.getByText("A colleague’s answer", { exact: true }).waitFor();
    expect(await sheet.getByText(en.disputes.unsent).count()).toBe(0);
    expect(visit.misdeeds).toEqual([]);
  });
});
