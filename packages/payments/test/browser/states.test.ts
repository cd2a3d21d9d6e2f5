import { few } from "@frontdesk/database/testing";
import { faultsInLooks } from "@frontdesk/people/test/browser/faults";
import { translatable, translatorKinds, withoutMarks } from "@frontdesk/server/test/translator";
import type { Locator, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { faultsOf } from "./accessibility.ts";
import { enterCard, type HostedPage, press, startHosted } from "./hosted.ts";

let hosted: HostedPage;
beforeAll(async () => {
  hosted = await startHosted();
});
afterAll(async () => await hosted[Symbol.asyncDispose]());

const full = { value: "129.95", text: "Two nights", reference: "B-1" };
const kept = { verify: "y", text: "In case you do not come", reference: "B-1" };
const fullRecurring = { ...full, recurring: "y" };

type State = [
  title: string,
  parameters: Record<string, string>,
  reach: (page: Page) => Promise<void>,
];
const states: State[] = [
  ["the form", full, async (page) => page.locator("#number").waitFor()],
  ["the form with a consent", fullRecurring, async (page) => page.getByRole("checkbox").waitFor()],
  ["the form that only keeps a card", kept, async (page) => page.getByRole("checkbox").waitFor()],
  [
    "errors",
    fullRecurring,
    async (page) => {
      await press(page);
      await page.getByText("Enter the card number.").waitFor();
    },
  ],
  [
    "a decline",
    full,
    async (page) => {
      await enterCard(page, "4100000000000008");
      await press(page);
      await page.getByRole("alert").getByText("Your bank declined").waitFor();
    },
  ],
  ["the test cards", full, async (page) => page.locator("summary").click()],
  ["the keypad", {}, async (page) => page.keyboard.type("1250")],
  [
    "the receipt",
    { ...full, redirect: "https://elsewhere.example/" },
    async (page) => {
      await enterCard(page);
      await press(page);
      await page.getByRole("heading", { name: "Amount reserved" }).waitFor();
      await page.evaluate("Promise.all(document.getAnimations().map((one) => one.finished))");
    },
  ],
  [
    "a receipt without a way on",
    { currency: "EUR" },
    async (page) => {
      await page.keyboard.type("1250");
      await page.keyboard.press("Enter");
      await enterCard(page);
      await press(page);
      await page.getByRole("button", { name: "New payment" }).waitFor();
    },
  ],
  ["a fault", { value: "-1" }, async (page) => page.locator("h1").waitFor()],
];

const looks = [
  [320, "dark"],
  [320, "light"],
] as const;

describe("payment page on a small phone", () => {
  it.each(states)(
    "is accessible in both schemes, and fits: %s",
    async (_title, parameters, reach) => {
      const viewport = { width: 320, height: 640 };
      await using visit = await hosted.visit(hosted.link(parameters), { viewport });
      const { page, misdeeds } = visit;
      await reach(page);
      expect(await faultsInLooks(page, looks, faultsOf)).toEqual([]);
      expect(misdeeds).toEqual([]);
    },
  );
});

const textOf = async (part: Locator) => withoutMarks(await part.innerText());

describe("payment page in a translating browser", () => {
  const changing = /[0-9a-f]{24,}|\d+:\d\d/g;
  const textOn = async (page: Page) => (await textOf(page.locator("main"))).replace(changing, "");

  it.each(states)("keeps its text: %s", async (_title, parameters, reach) => {
    await using own = await hosted.visit(hosted.link(parameters));
    await reach(own.page);
    const text = await textOn(own.page);
    for (const translatedBy of few(translatorKinds)) {
      await using translated = await hosted.visit(hosted.link(parameters), { translatedBy });
      await reach(translated.page);
      expect([translatedBy, await textOn(translated.page)]).toEqual([translatedBy, text]);
      expect([translatedBy, await translated.page.evaluate(translatable)]).toEqual([
        translatedBy,
        [],
      ]);
      expect([translatedBy, translated.misdeeds]).toEqual([translatedBy, []]);
    }
  });
});

describe.each(few(translatorKinds))("translating browser (%s)", (translatedBy) => {
  it("the keypad shows the exact charge, key by key", async () => {
    await using visit = await hosted.visit(hosted.link({ currency: "EUR" }), {
      translatedBy,
    });
    const { page } = visit;
    const total = page.locator(".total");
    await page.keyboard.type("1000");
    expect(await textOf(total)).toBe("€10.00");
    await page.keyboard.type("0");
    await page.getByRole("button", { name: "5", exact: true }).click();
    expect(await textOf(total)).toBe("€1,000.05");
    await page.getByRole("button", { name: "Continue" }).click();
    await page.getByRole("button", { name: "Change amount" }).click();
    await page.keyboard.press("Backspace");
    await page.keyboard.press("Enter");
    expect(await textOf(total)).toBe("€100.00");
    await page.getByRole("button", { name: "Pay €100.00" }).waitFor();
  });
});

describe("payment form", () => {
  it("uses the autofill and keyboard hints for cards", async () => {
    await using visit = await hosted.visit(hosted.link(full));
    const { page } = visit;
    const attributes = async (id: string) => {
      const field = page.locator(`#${id}`);
      const names = ["autocomplete", "inputmode", "name"];
      return await Promise.all(names.map((name) => field.getAttribute(name)));
    };
    expect(await attributes("number")).toEqual(["cc-number", "numeric", "cardnumber"]);
    expect(await attributes("expiry")).toEqual(["cc-exp", "numeric", "cc-exp"]);
    expect(await attributes("code")).toEqual(["cc-csc", "numeric", "cvc"]);
    expect(await page.locator("form").getAttribute("method")).toBe("dialog");
  });

  it("shows a field's error on leaving the field, and removes it after a correction", async () => {
    await using visit = await hosted.visit(hosted.link(full));
    const { page } = visit;
    const field = page.locator("#number");
    const note = page.locator("#number-note");
    await field.pressSequentially("4100 0");
    expect(await note.textContent()).toBe("");
    await page.keyboard.press("Tab");
    expect(await note.textContent()).toBe("Check the card number.");
    expect(await field.getAttribute("aria-invalid")).toBe("true");
    expect(await field.getAttribute("aria-describedby")).toBe("number-note");
    await field.press("End");
    await field.pressSequentially("0000000");
    expect(await note.textContent()).toBe("");
    await page.locator("#expiry").pressSequentially("120");
    await page.locator("#expiry").press("Tab");
    expect(await page.locator("#expiry-note").textContent()).toBe("Enter month and year.");
  });

  it("waits for an input method, then reads its digits", async () => {
    await using visit = await hosted.visit(hosted.link(full));
    const { page } = visit;
    const typing = await page.context().newCDPSession(page);
    const compose = async (id: string, text: string) => {
      await page.locator(id).focus();
      for (let end = 1; end <= text.length; end += 1) {
        const so = text.slice(0, end);
        const location = { selectionStart: end, selectionEnd: end };
        await typing.send("Input.imeSetComposition", { text: so, ...location });
        expect(await page.locator(id).inputValue()).toBe(so);
      }
      await typing.send("Input.insertText", { text });
    };
    await compose("#number", "４１００００００００００００００");
    expect(await page.locator("#number").inputValue()).toBe("4100 0000 0000 0000");
    await compose("#expiry", "１２２０４０");
    expect(await page.locator("#expiry").inputValue()).toBe("12 / 40");
    await page.locator("#code").pressSequentially("١٢٣");
    expect(await page.locator("#code").inputValue()).toBe("123");
    await press(page);
    await page.getByRole("heading", { name: "Amount reserved" }).waitFor();
  });

  it("takes an expiry date by its keys, with a year of four digits", async () => {
    await using visit = await hosted.visit(hosted.link(full));
    const field = visit.page.locator("#expiry");
    for (const keys of ["12/2040", "2040-12", "122040", "40/12"]) {
      await field.fill("");
      await field.pressSequentially(keys);
      expect(await field.inputValue()).toBe("12 / 40");
    }
  });

  it("allows a correction of the month in place and pays with it", async () => {
    await using visit = await hosted.visit(hosted.link(full));
    const { page } = visit;
    const sent: unknown[] = [];
    page.on("request", (request) => {
      if (request.url().endsWith("/payments")) sent.push(request.postDataJSON().card.expiry);
    });
    await enterCard(page);
    const field = page.locator("#expiry");
    await field.fill("");
    await field.pressSequentially("0740");
    for (const key of [..."12345"].map(() => "ArrowLeft")) await page.keyboard.press(key);
    await page.keyboard.press("Backspace");
    await page.keyboard.press("Backspace");
    await page.keyboard.type("1");
    expect(await field.inputValue()).toBe("1 / 40");
    await page.keyboard.type("1");
    expect(await field.inputValue()).toBe("11 / 40");
    await press(page);
    await page.getByRole("heading", { name: "Amount reserved" }).waitFor();
    expect(sent).toEqual([{ month: 11, year: 2040 }]);
  });

  it("keeps the caret in place during a correction", async () => {
    await using visit = await hosted.visit(hosted.link(full));
    const field = visit.page.locator("#number");
    await field.pressSequentially("4100000000000007");
    const { keyboard } = visit.page;
    await keyboard.press("Home");
    for (let stage = 0; stage < 7; stage += 1) await keyboard.press("ArrowRight");
    await keyboard.press("Backspace");
    await keyboard.type("9");
    expect(await field.inputValue()).toBe("4100 0900 0000 0007");
    expect(await visit.page.evaluate("document.activeElement.selectionStart")).toBe(7);
    await keyboard.press("ArrowLeft");
    await keyboard.press("ArrowLeft");
    await keyboard.press("Backspace");
    expect(await field.inputValue()).toBe("4100 9000 0000 007");
  });

  it("fills in a test card by one press", async () => {
    await using visit = await hosted.visit(hosted.link(full));
    const { page } = visit;
    await page.getByText("Test cards").click();
    await page.getByRole("button", { name: "5100 0000 0000 0000" }).click();
    expect(await page.locator("#number").inputValue()).toBe("5100 0000 0000 0000");
    expect(await page.locator("details").getAttribute("open")).toBeNull();
    await press(page);
    await page.getByRole("heading", { name: "Amount reserved" }).waitFor();
  });

  it("loads one page and one script, and nothing else before the payment", async () => {
    await using visit = await hosted.visit("about:blank");
    const { page } = visit;
    const requests: string[] = [];
    page.on("request", (request) => requests.push(new URL(request.url()).pathname));
    await page.goto(hosted.link(full), { waitUntil: "networkidle" });
    expect(requests.filter((path) => !path.startsWith("image/"))).toEqual([
      "/pay/",
      expect.stringMatching(/^\/pay\/checkout-[\w-]+\.js$/),
    ]);
  });
});
