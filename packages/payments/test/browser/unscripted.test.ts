import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type HostedPage, startHosted } from "./hosted.ts";

let hosted: HostedPage;
beforeAll(async () => {
  hosted = await startHosted();
});
afterAll(async () => await hosted[Symbol.asyncDispose]());

describe("browser without script", () => {
  it.each([
    ["a phone", { width: 320, height: 640 }],
    ["a desk", { width: 1280, height: 800 }],
  ])("%s shows at once that the page needs script", async (_title, viewport) => {
    await using visit = await hosted.visit(hosted.link({ value: "12.50" }), {
      viewport,
      javaScriptEnabled: false,
    });
    const byText = visit.page.getByText("Turn on JavaScript to pay here.");
    await byText.waitFor();
    const box = (await byText.boundingBox())!;
    expect(box.y + box.height).toBeLessThan(viewport.height);
    expect(box.width).toBeGreaterThan(100);
    const who = await visit.page.locator("h1").innerText();
    expect(who).toBe("Pay Coffee & Jane");
  });

  it("the same text appears if the script does not load", async () => {
    await using visit = await hosted.visit("about:blank");
    const { page } = visit;
    await page.route("**/pay/*.js", (route) => route.abort());
    await page.goto(hosted.link({ value: "12.50" }));
    await page.evaluate("for (const one of document.getAnimations()) one.currentTime = 2_900");
    await page.getByText("Turn on JavaScript to pay here.").waitFor();
  });
});
