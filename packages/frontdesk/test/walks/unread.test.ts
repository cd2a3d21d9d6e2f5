import { type House, startHouse } from "@frontdesk/desk/test/browser/house";
import {
  addressesOn,
  type Examples,
  filledIn,
  goTo,
  watch,
} from "@frontdesk/desk/test/browser/screens";
import { afterAll, beforeAll, expect, it } from "vitest";
import { fillWhole, makeOperatingOwner, type OperatingOwner } from "../full-workspace.ts";
import { withQueries } from "./queries.ts";

let house: House;
let full: OperatingOwner;
let examples: Examples;
beforeAll(async () => {
  house = await startHouse();
  full = await makeOperatingOwner(house);
  examples = await fillWhole(house, full);
});
afterAll(() => house[Symbol.asyncDispose]());

const forget = withQueries(`removeQueries({
  predicate: ({ queryKey }) => !["session", "places"].includes(queryKey[0]),
})`);

function nameOf(url: string): string {
  const { pathname, search } = new URL(url);
  return (pathname + search).replaceAll(/\d{4}-\d\d-\d\dT[^&]*/g, "now");
}

const chosen = /\/(?:calendar|booking-page|bookings\/new|payments\/\$id)$/;

it("failed read: chosen screens report each one", async () => {
  const path = `/p/${full.workspace.id}/nowhere`;
  const viewport = { width: 1280, height: 800 };
  await using visit = await full.open(path, { viewport, reducedMotion: "reduce" });
  const { page, misdeeds } = visit;
  const { settled } = watch(page);
  await settled();
  const requests = new Set<string>();
  let refusal: string | undefined;
  await page.route(/\/api\/(?:payments|scheduling|operator)\//, async (route) => {
    const request = route.request();
    if (request.method() !== "GET") return await route.fallback();
    const name = nameOf(request.url());
    requests.add(name);
    if (name !== refusal) return await route.fallback();
    await route.fulfill({ status: 422, json: { message: "No", error_description: "No" } });
  });
  const open = async (address: string) => {
    await full.stayProved();
    await goTo(page, path);
    await settled();
    await page.evaluate(forget);
    requests.clear();
    await goTo(page, filledIn(address, full.workspace.id, examples));
    await settled();
  };
  const silent: string[] = [];
  const addresses = await addressesOn(page);
  for (const address of addresses.filter((one) => chosen.test(one))) {
    refusal = undefined;
    await open(address);
    for (const name of [...requests]) {
      refusal = name;
      const isAtRest = await open(address).then(
        () => true,
        () => false,
      );
      if (!isAtRest) silent.push(`${address} never comes to rest: ${name}`);
      const labels = page.locator("[role=alert], .undo-bar").first();
      const isReported = await labels.waitFor({ timeout: 2_000 }).then(
        () => true,
        () => false,
      );
      if (isAtRest && !isReported) silent.push(`${address}: ${name}`);
    }
  }
  expect(misdeeds).toEqual([]);
  expect(silent).toEqual([]);
}, 3_600_000);
