import { type House, startHouse } from "@frontdesk/desk/test/browser/house";
import { watch } from "@frontdesk/desk/test/browser/screens";
import { afterAll, beforeAll, expect, it } from "vitest";
import { makeOperatingOwner } from "../full-workspace.ts";

let house: House;
beforeAll(async () => {
  house = await startHouse();
});
afterAll(() => house[Symbol.asyncDispose]());

const minuteMs = 60_000;

it("long walk of operator screens: renews the second factor in time", async () => {
  const person = await makeOperatingOwner(house);
  await using visit = await person.open("/operator/books");
  const { page, misdeeds } = visit;
  const { settled } = watch(page);
  for (const minutes of [11, 16, 120]) {
    house.wait(minutes * minuteMs);
    await Promise.all([person.stayProved(), person.stayProved()]);
    for (const screen of ["merchants", "disputes", "payouts", "rates"]) {
      await page.goto(`/operator/${screen}`);
      await settled();
      expect(await page.getByRole("dialog").count()).toBe(0);
      expect(await page.locator("main .failed").count()).toBe(0);
    }
  }
  expect(misdeeds).toEqual([]);
});

it("operating owner of a walk: never exceeds the request limit", async () => {
  const { ask } = await makeOperatingOwner(house);
  const statuses = new Set<number>();
  for (let times = 0; times <= 600; times += 1) {
    statuses.add((await ask("GET /api/places?timezone=UTC")).status);
  }
  expect([...statuses]).toEqual([200]);
});
