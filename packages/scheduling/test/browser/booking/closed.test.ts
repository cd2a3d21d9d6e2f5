import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { phone, times } from "./customers.ts";
import { type ServedPage, startServed } from "./served.ts";

let served: ServedPage;
beforeAll(async () => {
  served = await startServed();
  await served.offer({ name: "Haircut", horizon: 60 });
  await served.offer({ name: "Massage", horizon: 60 });
});
afterAll(async () => await served[Symbol.asyncDispose]());

const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const written = (locale: string, date: string) =>
  new Intl.DateTimeFormat(locale, { month: "long", day: "numeric", timeZone: "UTC" }).format(
    new Date(date),
  );

describe("booking page of a closed studio", () => {
  it("names the closed days on a phone, also without script and in German", async () => {
    const [first, last] = [dayIn(8), dayIn(10)];
    for (const date of [first, dayIn(9), last]) {
      const closure = { all_resources: true, from: date, to: date };
      expect((await served.studio.post("/downtimes", closure)).status).toBe(201);
    }
    await using visit = await served.visit("", phone);
    const { page, misdeeds } = visit;
    const notice = page.locator(".closed");
    await notice.waitFor();
    const [start] = written("en", first).split(" ");
    expect(await notice.innerText()).toMatch(new RegExp(`^Closed .*${start}`));
    await page.getByRole("link", { name: "Haircut" }).click();
    await times(page).first().waitFor();
    expect(await notice.count()).toBe(0);
    await page.getByRole("button", { name: "Later days" }).click();
    await notice.waitFor();
    expect(misdeeds).toEqual([]);
    await using plain = await served.visit("?locale=de", { ...phone, javaScriptEnabled: false });
    expect(await plain.page.locator(".closed").innerText()).toMatch(/^Geschlossen: /);
  });
});
