import { afterAll, beforeAll, expect, it } from "vitest";
import { codeField, enterRightCode, paid } from "./customers.ts";
import { enterCard, type HostedPage, press, startHosted } from "./hosted.ts";

let hosted: HostedPage;
beforeAll(async () => {
  hosted = await startHosted();
});
afterAll(async () => await hosted[Symbol.asyncDispose]());

const number = "5100000000030011";
const secrets = /5100 ?0000 ?0003 ?0011|"123"/;
const kept = `JSON.stringify([history.state, { ...localStorage }, { ...sessionStorage },
  document.cookie, location.href, document.documentElement.outerHTML])`;

it("card data: reaches the service's vault only, and no storage of the browser", async () => {
  await using visit = await hosted.visit(hosted.link({ value: "5" }), { hasTouch: true });
  const { page } = visit;
  const messages: string[] = [];
  const others: string[] = [];
  page.on("request", (request) => {
    const body = request.postData() ?? "";
    const isVault = request.url() === `${hosted.url}/vault`;
    (isVault ? messages : others).push(`${request.method()} ${request.url()} ${body}`);
  });
  await enterCard(page, number);
  await press(page);
  await codeField(page).waitFor();
  await enterRightCode(page);
  await paid(page).waitFor();
  expect(messages).toHaveLength(2);
  expect(messages.join()).toContain(number);
  expect(others.length).toBeGreaterThan(8);
  expect(others.join()).not.toMatch(secrets);
  expect(await page.evaluate(kept)).not.toMatch(secrets);
  expect(hosted.payments.logged()).not.toContain(number);
  expect(visit.misdeeds).toEqual([]);
});
