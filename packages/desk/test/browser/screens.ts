// Reads the application's router, so no screen is missing.
import type { Page } from "playwright-core";
import type { Person } from "./person.ts";

export type Examples = Record<string, Record<string, string>>;

/** `/p/$place/payments/$id` */
export async function addressesOn(page: Page): Promise<string[]> {
  const all: string[] = await page.evaluate(
    "Object.values(__TSR_ROUTER__.routesById).map(({ fullPath }) => fullPath)",
  );
  // Patterns with a trailing slash only redirect.
  return [...new Set(all)].filter((address) => address !== "" && !address.endsWith("/"));
}

export function filledIn(address: string, workspace: string, examples: Examples): string {
  const existing: Record<string, string> = { place: workspace, ...examples[address] };
  return address.replaceAll(/\$(\w+)/g, (_, name: string) => {
    const value = existing[name];
    if (value === undefined) throw new Error(`${address} is a new screen: name an example of it`);
    return value;
  });
}

export function watch(page: Page): { settled(): Promise<void> } {
  const requests = new Set<object>();
  page.on("request", (request) => {
    if (!request.url().includes("/api/stream")) requests.add(request);
  });
  page.on("requestfinished", (request) => requests.delete(request));
  page.on("requestfailed", (request) => requests.delete(request));
  const isBusy = async () =>
    requests.size > 0 ||
    (await page.evaluate(`globalThis.__TSR_ROUTER__?.state.status !== "idle" ||
      document.querySelector(".loading, [aria-busy=true]") !== null ||
      document.querySelector("h1, [role=dialog]") === null`));
  return {
    async settled() {
      for (let quiet = 0, ends = Date.now() + 60_000; quiet < 2; ) {
        quiet = (await isBusy()) ? 0 : quiet + 1;
        if (Date.now() > ends) throw new Error(`${page.url()} never comes to rest`);
        await page.evaluate("new Promise((done) => requestAnimationFrame(() => setTimeout(done)))");
      }
    },
  };
}

export async function goTo(page: Page, path: string): Promise<void> {
  const url = new URL(path, "http://here");
  const search = JSON.stringify(Object.fromEntries(url.searchParams));
  await page.evaluate(
    `__TSR_ROUTER__.navigate({ to: ${JSON.stringify(url.pathname)}, search: ${search} })`,
  );
}

export async function examplesIn({
  ask,
  workspace,
}: Pick<Person, "ask" | "workspace">): Promise<Examples> {
  const merchant = { id: workspace.merchant?.id ?? "" };
  const shop = `/api/payments/merchants/${workspace.merchant?.id}`;
  const studio = `/api/scheduling/v1/${workspace.account?.subdomain}`;
  const ids = async (path: string): Promise<string[]> => {
    const { body } = await ask(`GET ${path}${path.includes("?") ? "&" : "?"}limit=10`);
    const [list = []] = [body, ...Object.values(body ?? {})].filter(Array.isArray);
    return list.map(({ id }: { id: string | number }) => String(id));
  };
  const first = async (path: string): Promise<string> => {
    const [id] = await ids(path);
    if (id === undefined) throw new Error(`there is none at ${path}`);
    return id;
  };
  const today = new Date().toISOString().slice(0, 10);
  const booking = { id: await first(`${studio}/bookings`) };
  const appointment = { id: await first(`${studio}/appointments?state[]=requested`) };
  const { body: session } = await ask("GET /session");
  const deliveries: Record<string, string>[] = [];
  for (const id of await ids(`${shop}/webhooks`)) {
    for (const event of await ids(`${shop}/webhooks/${id}/deliveries`)) {
      deliveries.push({ id, event });
    }
  }
  const hook = { id: await first(`${studio}/webhooks`) };
  const payload = { ...hook, payload: await first(`${studio}/webhooks/${hook.id}/queue`) };
  const [delivery] = deliveries;
  if (delivery === undefined) throw new Error("no webhook was sent anything");
  const contested = `filter[merchantId]=${merchant.id}&filter[state]=open`;
  const at = (path: string) => `/p/$place/${path}`;
  return {
    [at("calendar/$id")]: booking,
    [at("bookings/$id")]: booking,
    [at("appointments/$id")]: appointment,
    [at("calendar/appointments/$id")]: appointment,
    [at("bookings/appointments/$id")]: appointment,
    [at("payments/$id")]: { id: await first(`${shop}/transactions`) },
    [at("disputes/$id")]: { id: await first(`/api/payments/disputes?${contested}`) },
    [at("balance/payouts/$id")]: { id: await first(`${shop}/payouts`) },
    [at("balance/months/$month")]: { month: today.slice(0, 7) },
    [at("cards/$id")]: { id: await first(`${shop}/cards`) },
    [at("resources/$id")]: { id: await first(`${studio}/resources`) },
    [at("services/$id")]: { id: await first(`${studio}/services`) },
    [at("clients/$id")]: { id: await first(`${studio}/clients`) },
    [at("projects/$id")]: { id: await first(`${studio}/projects`) },
    [at("receipts/$id")]: { id: await first(`${studio}/receipts`) },
    [at("webhooks/$id")]: delivery,
    [at("webhooks/$id/$event")]: delivery,
    [at("webhooks/studio/$id")]: hook,
    [at("webhooks/studio/$id/$payload")]: payload,
    [at("developers/$id")]: { id: await first("/api/scheduling/v1/me/applications") },
    [at("settings/$section")]: { section: "account" },
    "/operator/merchants/$id": merchant,
    "/operator/accounts/$id": { id: String(workspace.account?.id) },
    "/operator/persons/$id": { id: session.person.id },
  };
}
