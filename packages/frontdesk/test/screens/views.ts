import { goTo } from "@frontdesk/desk/test/browser/screens";
import { en } from "@frontdesk/desk/test/browser/texts";
import { crowd } from "./crowd.ts";
import { type Desk, send, studioPath } from "./desk.ts";

export interface View {
  name: string;
  reach(desk: Desk): Promise<unknown>;
}

/** In this order: later ones change the data of earlier ones. */
export const views: readonly View[] = [
  { name: "home", reach: open("home") },
  { name: "calendar-day", reach: open("calendar") },
  { name: "calendar-week", reach: open("calendar?view=week") },
  { name: "appointment", reach: openOf("appointments", "state[]=requested") },
  { name: "service-errors", reach: refuseService },
  { name: "staff", reach: openOf("resources", "limit=50", "Ann Winther") },
  { name: "client", reach: openOf("clients", "limit=50", "Rosa Bianchi") },
  { name: "payments", reach: open("payments") },
  { name: "day-report", reach: open("reports?report=day") },
  { name: "calendar-dense", reach: showCrowd },
  { name: "begin", reach: openBegin },
  { name: "home-empty", reach: beginEmpty },
];

function open(path: string): View["reach"] {
  return ({ page, place }) => goTo(page, `${place}/${path}`);
}

/** The first of the list, or the one with this name. */
function openOf(list: string, query: string, name?: string): View["reach"] {
  return async (desk) => {
    const path = `${studioPath}/${list}?${query}`;
    const rows: { id: number; name: string }[] = await send(desk, `GET ${path}`);
    const chosen = rows.find((row) => name === undefined || row.name === name);
    if (chosen === undefined) throw new Error(`there is no ${name} at ${list}`);
    await goTo(desk.page, `${desk.place}/${list}/${chosen.id}`);
  };
}

async function refuseService({ page, place }: Desk): Promise<void> {
  await goTo(page, `${place}/services/new`);
  const { services: words, studio } = en;
  const form = page.getByRole("dialog", { name: words.added });
  const field = (name: string) => form.getByRole("textbox", { name, exact: true });
  await field(studio.name).fill("Hot stones");
  await field(words.duration).fill("an hour");
  await field(words.price).fill("eighty");
  await form.getByRole("button", { name: studio.save }).click();
  await form.getByText(words.noAmount({ example: "1,234.50" })).waitFor();
}

async function showCrowd(desk: Desk): Promise<void> {
  const date = await crowd(desk);
  await open(`calendar?view=day&date=${date}`)(desk);
}

async function openBegin({ page, url }: Desk): Promise<void> {
  await page.goto(`${url}/begin`);
}

async function beginEmpty(desk: Desk): Promise<void> {
  await openBegin(desk);
  await desk.page.getByLabel("Name").fill("Harbour rooms");
  await desk.page.getByLabel("Massage").check();
  await desk.page.getByRole("button", { name: "Continue" }).click();
  await desk.page.waitForURL(/\/home$/);
}
