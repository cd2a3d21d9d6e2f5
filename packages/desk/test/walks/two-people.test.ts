import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type House, startHouse } from "../browser/house.ts";
import { makePerson, type Person } from "../browser/person.ts";
import { en } from "../browser/texts.ts";
import { makeStudio, type Studio } from "../studio.ts";

let house: House;
let studio: Studio;
let bo: Person;
beforeAll(async () => {
  house = await startHouse();
  studio = await makeStudio(await makePerson(house));
  bo = await makePerson(house, { kind: "none" });
  await studio.person.ask(`POST ${studio.root}/users`, { email: bo.email, permissions: "manager" });
  const { link = "" } = house.mails.findLast(({ to }) => to === bo.email) ?? {};
  await bo.visitor.get(new URL(link).pathname);
  await bo.visitor.submit({});
});
afterAll(() => house[Symbol.asyncDispose]());

describe("two people in one calendar", () => {
  it("see each other's moves live", async () => {
    const { ann } = studio.resources;
    const nine = { start_date: studio.monday, start_time: 540, duration: 60 };
    await studio.book({ ...nine, resource_id: ann, details: "Massage" });
    const path = `/p/${studio.person.workspace.id}/calendar?date=${studio.monday}`;
    await using hers = await studio.person.open(path);
    const { body } = await bo.ask("GET /api/places");
    await using his = await bo.open(`/p/${body.places[0].id}/calendar?date=${studio.monday}`);
    const [seen, updated] = [his, hers].map(({ page }) =>
      page.locator(".cal-block", { hasText: "Massage" }),
    ) as [ReturnType<typeof his.page.locator>, ReturnType<typeof his.page.locator>];
    await Promise.all([seen.waitFor(), updated.waitFor()]);
    await his.page.waitForTimeout(1_000);
    await updated.click();
    await hers.page.getByRole("button", { name: en.appointments.move, exact: true }).click();
    await hers.page.getByRole("button", { name: en.bookings.fields.later }).click();
    await hers.page.getByRole("button", { name: en.appointments.move, exact: true }).click();
    await seen.locator(".cal-when").getByText("09:15–10:15").waitFor();
    expect([...hers.misdeeds, ...his.misdeeds]).toEqual([]);
  });
});
