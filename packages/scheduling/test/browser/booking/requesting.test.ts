import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { enter, phone, setUp } from "./customers.ts";
import { type HostedPage, startHosted } from "./hosted.ts";
import { services } from "./offered.ts";

let hosted: HostedPage;
beforeAll(async () => {
  hosted = await startHosted();
});
afterAll(async () => await hosted[Symbol.asyncDispose]());

const talk = services.find(({ approval }) => approval === "required")!;

describe("service with approval: the last screen says request", () => {
  it.each([
    ["nothing is paid", {}, "Send request"],
    [
      "a deposit is paid",
      { price: 8000, deposit: { kind: "fixed", amount: 2000 } },
      "Send request and pay €20",
    ],
    ["a card is kept", { price: 8000, no_show_fee: 5000 }, "Send request and enter card"],
  ])("if %s", async (_title, terms, button) => {
    const path = setUp(hosted, { customer: null, service: { ...talk, ...terms } }, talk.id);
    await using visit = await hosted.visit(path, phone);
    const { page } = visit;
    await enter(page);
    await page.getByRole("heading", { name: "Check and send request" }).waitFor();
    expect(await page.locator("form .button").innerText()).toBe(button);
  });
});
