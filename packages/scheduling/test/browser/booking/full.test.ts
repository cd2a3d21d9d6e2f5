import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { done, phone, setUp, times } from "./customers.ts";
import { faultsOf } from "./faults.ts";
import { type HostedPage, startHosted } from "./hosted.ts";
import { full, services } from "./offered.ts";

let hosted: HostedPage;
beforeAll(async () => {
  hosted = await startHosted();
});
afterAll(async () => {
  await hosted[Symbol.asyncDispose]();
});

const none = "There are no free times at the moment.";

describe("customer without free times", () => {
  it("continues to other services", async () => {
    await using visit = await hosted.visit(`/${full.serviceId}`, phone);
    const { page } = visit;
    await page.getByText(none).waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await page.getByRole("link", { name: "All services" }).tap();
    await page.getByRole("heading", { name: "What would you like to book?" }).waitFor();
  });

  it("with chosen staff chooses again", async () => {
    await using visit = await hosted.visit(`/6?with=11,${full.resourceId}`, phone);
    const { page } = visit;
    await page.getByText(none).waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await page.getByRole("link", { name: "All services" }).waitFor();
    await page.getByRole("link", { name: "Change your choice" }).tap();
    await page.getByRole("button", { name: "Ann" }).tap();
    await page.getByRole("link", { name: "South" }).tap();
    await times(page).first().waitFor();
  });

  it("of the only service, or in a reschedule, contacts the business", async () => {
    const path = `${setUp(hosted, done, full.serviceId)}/move`;
    hosted.api.page.services = services.filter(({ id }) => id === full.serviceId);
    try {
      for (const address of [`/${full.serviceId}`, path]) {
        await using visit = await hosted.visit(address, phone);
        const { page } = visit;
        await page.getByText(none).waitFor();
        const link = page.getByRole("link", { name: "Write to the business" });
        expect(await link.getAttribute("href")).toBe("mailto:jane@example.com");
        expect(await page.getByRole("link", { name: "All services" }).count()).toBe(0);
      }
    } finally {
      hosted.api.page.services = services;
    }
  });

  it("for weeks continues to later free times, also without script", async () => {
    const path = `${setUp(hosted, done, full.serviceId)}/move`;
    const body = { timezone: "UTC", duration: 60, days: [], next_date: "2031-03-05" };
    hosted.api.refusals.set(`/services/${full.serviceId}/slots`, { status: 200, body });
    await using visit = await hosted.visit(path, { ...phone, javaScriptEnabled: false });
    await visit.page.getByText("There are no free times on these days.").waitFor();
    await visit.page.getByRole("link", { name: "Later days" }).tap();
    await visit.page.waitForURL(/move\?from=2031-03-05&zone=UTC$/);
  });
});
