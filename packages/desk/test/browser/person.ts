import { password } from "@frontdesk/people/test/harness";
import { Visitor } from "@frontdesk/people/test/visitor";
import type { BrowserContextOptions, Page } from "playwright-core";
import type { DeskWorkspace } from "../../src/workspaces/schema.ts";
import type { House } from "./house.ts";

export interface Person {
  email: string;
  visitor: Visitor;
  workspace: DeskWorkspace;
  ask(route: string, body?: object, headers?: Record<string, string>): Promise<PersonReply>;
  open(path: string, options?: BrowserContextOptions): Promise<Visit>;
}

export interface PersonReply {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: tests read any response.
  body: any;
}

export interface Visit extends AsyncDisposable {
  page: Page;
  misdeeds: string[];
}

interface Beginning {
  kind?: "both" | "merchant" | "account" | "none";
  name?: string;
}

let persons = 0;

export async function makePerson(
  house: House,
  { kind = "both", name = "Jane’s studio" }: Beginning = {},
): Promise<Person> {
  persons += 1;
  const email = `person${persons}@example.com`;
  const visitor = new Visitor(house.desk.server, "127.0.0.1");
  await visitor.get("/sign-up");
  await visitor.submit({ name: "Jane Example", email, password });
  const { link = "" } = house.mails.findLast(({ to }) => to === email) ?? {};
  await visitor.get(new URL(link).pathname);
  await visitor.submit({ password });
  if (kind !== "none") {
    await visitor.get("/begin");
    const { fields } = visitor.form("/begin");
    const chosen = { currency: "EUR", country: "DK", timezone: "UTC" };
    const sent = { ...fields, ...chosen, name, kind };
    await visitor.post("/begin", sent);
  }
  const person: Omit<Person, "workspace"> = {
    email,
    visitor,
    ask: (route, body, headers) => ask(house, visitor, { route, body, headers }),
    open: (path, options) => open(house, visitor, { path, options }),
  };
  const { body } = await person.ask("GET /api/places");
  const [first] = body.places as DeskWorkspace[];
  const none = { id: "none", name: "", merchant: null, account: null };
  return { ...person, workspace: first ?? none };
}

interface Asking {
  route: string;
  body?: object | undefined;
  headers?: Record<string, string> | undefined;
}

async function ask(
  { url }: House,
  visitor: Visitor,
  { route, body, headers }: Asking,
): Promise<PersonReply> {
  const [method = "GET", path = ""] = route.split(" ", 2);
  const answer = await fetch(url + path, {
    method,
    headers: {
      cookie: cookiesOf(visitor),
      "x-desk": "1",
      "sec-fetch-site": "same-origin",
      ...(body !== undefined && { "content-type": "application/json" }),
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  return { status: answer.status, body: text === "" ? undefined : JSON.parse(text) };
}

const cookiesOf = ({ cookies }: Visitor) =>
  [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");

interface Opening {
  path: string;
  options?: BrowserContextOptions | undefined;
}

async function open(
  { url, browser }: House,
  visitor: Visitor,
  { path, options }: Opening,
): Promise<Visit> {
  const context = await browser.newContext({ locale: "en-GB", baseURL: url, ...options });
  const cookies = [...visitor.cookies].map(([name, value]) => ({ name, value, url }));
  await context.addCookies(cookies);
  const page = await context.newPage();
  const misdeeds: string[] = [];
  page.on("request", (request) => {
    const address = request.url();
    const isOurs = address.startsWith(`${url}/`) || /^(?:data|blob):/.test(address);
    if (!isOurs) misdeeds.push(`asked ${address}`);
  });
  page.on("pageerror", (error) => misdeeds.push(`failed: ${error.message}`));
  page.on("console", (message) => {
    // Chromium also logs failed responses.
    if (message.type() === "error" && !/Failed to load resource/.test(message.text())) {
      misdeeds.push(`complained: ${message.text()}`);
    }
  });
  await page.goto(path);
  return { page, misdeeds, [Symbol.asyncDispose]: () => context.close() };
}
