/* Forty rows, 100 resources, 2,000 bookings in the week. The floor has no bookings; both
   alternate in one browser without a cache. */
import { parseArgs } from "node:util";
import { type House, startHouse } from "@frontdesk/desk/test/browser/house";
import { makePerson, type Person } from "@frontdesk/desk/test/browser/person";
import { nextMonday } from "@frontdesk/desk/test/studio";
import { listResourceTypes } from "@frontdesk/scheduling/inventory/resource-types/store";
import { createResource } from "@frontdesk/scheduling/inventory/resources/create";
import { ownerOf } from "@frontdesk/scheduling/lifecycle/onboarding/actor";
import { createBooking } from "@frontdesk/scheduling/planning/bookings/create";
import { ms, tableOf } from "@frontdesk/server/bench/table";
import type { Page } from "playwright-core";

const { values } = parseArgs({ options: { rounds: { type: "string", default: "7" } } });
const monday = nextMonday();
const rowsOnPage = 40;

interface CalendarFigures {
  first: number;
  last: number;
  asked: number;
  bytes: number;
}

await using house = await startHouse();
const [busy, idle] = [await makePerson(house), await makePerson(house)];
await fill(busy, { resources: 100, bookings: 2_000 });
await fill(idle, { resources: 1, bookings: 1 });
const taken: Record<"full" | "floor", CalendarFigures[]> = { full: [], floor: [] };
for (let round = 0; round <= Number(values.rounds); round += 1) {
  const full = await show(busy, (2_000 / 100) * rowsOnPage);
  const floor = await show(idle, 1);
  if (round > 0) taken.full.push(full);
  if (round > 0) taken.floor.push(floor);
}
const middle = (of: CalendarFigures[], name: keyof CalendarFigures) =>
  of.map((one) => one[name]).toSorted((one, other) => one - other)[Math.floor(of.length / 2)] ?? 0;
const rows = (["first", "last", "asked", "bytes"] as const).map((name) => {
  const [full, floor] = [middle(taken.full, name), middle(taken.floor, name)];
  const label = name === "bytes" ? String : ms;
  return [name, label(full), label(floor), (full / floor).toFixed(2)];
});
process.stdout.write(`${tableOf(["what", "full", "floor", "ratio"], rows)}\n`);

async function fill(person: Person, query: { resources: number; bookings: number }) {
  const { context } = (house as House).scheduling;
  const { id: accountId = 0 } = person.workspace.account ?? {};
  const actor = await ownerOf(context, accountId);
  const { items } = await listResourceTypes(context.db, accountId, { limit: 100, offset: 0 });
  const { id: resource_type_id } = items.find(({ human }) => !human)!;
  const ids: number[] = [];
  for (let created = 0; created < query.resources; created += 1) {
    const name = `Room ${created + 1}`;
    ids.push((await createResource(context, actor, { resource_type_id, name })).id);
  }
  for (let created = 0; created < query.bookings; created += 1) {
    const round = Math.floor(created / ids.length);
    const day = Date.parse(monday) + (round % 5) * 86_400_000;
    await createBooking(context, actor, {
      resource_id: ids[created % ids.length]!,
      start_date: new Date(day).toISOString().slice(0, 10),
      start_time: 540 + Math.floor(round / 5) * 120,
      duration: 90,
      details: `Booking ${created + 1}`,
    });
  }
}

async function show(person: Person, blocks: number): Promise<CalendarFigures> {
  const path = `/p/${person.workspace.id}/calendar?date=${monday}&view=week`;
  await using visit = await person.open("/me", { viewport: { width: 1280, height: 800 } });
  const { page } = visit;
  await page.addInitScript(`globalThis.shown = new Promise((done) => {
    let first;
    const look = () => {
      const there = document.querySelectorAll(".cal-block").length;
      if (there > 0) first ??= performance.now();
      if (there < ${blocks}) return requestAnimationFrame(look);
      requestAnimationFrame(() => setTimeout(() => done({ first, last: performance.now() })));
    };
    requestAnimationFrame(look);
  })`);
  await page.goto(path);
  const { first, last } = await page.evaluate<Pick<CalendarFigures, "first" | "last">>("shown");
  return { first, last, ...(await requestsOf(page)) };
}

async function requestsOf(page: Page): Promise<Pick<CalendarFigures, "asked" | "bytes">> {
  return await page.evaluate(`(() => {
    const asked = performance.getEntriesByType("resource")
      .filter(({ name }) => /\\/api\\/|\\/session$/.test(name) && !name.includes("stream"));
    const at = (name) => asked.map((one) => one[name]);
    return {
      asked: Math.max(...at("responseEnd")) - Math.min(...at("startTime")),
      bytes: at("encodedBodySize").reduce((sum, size) => sum + size, 0),
    };
  })()`);
}
