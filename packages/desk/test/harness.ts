import type { TestDatabase } from "@frontdesk/database/testing";
import { createHookRegistry, type LifecycleHooks } from "@frontdesk/people/lifecycle-hooks/hooks";
import type { Mail } from "@frontdesk/people/mail/mail";
import { password, testCost } from "@frontdesk/people/test/harness";
import { Visitor } from "@frontdesk/people/test/visitor";
import { makeSurroundings, masterKey, type Surroundings } from "@frontdesk/platform/test/harness";
import { freePort } from "@frontdesk/server/test/port";
import { type Dispatcher, request } from "undici";
import type { Context, FillWorkspace } from "../src/context.ts";
import { migrations } from "../src/migrations.ts";
import { readSettings, type Settings } from "../src/settings.ts";
import { type Desk, startDesk } from "../src/start.ts";

export interface TestDesk extends Surroundings {
  url: string;
  context: Context;
  server: Desk["server"];
  adminRoutes: Desk["adminRoutes"];
  mails: Mail[];
  now(): Date;
  wait(ms: number): void;
  close(): Promise<void>;
}

interface TestOptions {
  opened?: TestDatabase;
  settings?: (around: Surroundings) => Partial<Settings> | Promise<Partial<Settings>>;
  hooks?: Partial<LifecycleHooks>;
  fillWorkspace?: FillWorkspace;
}

export async function startTestDesk({
  opened: testDatabase,
  settings = () => ({}),
  hooks: ownHooks = {},
  fillWorkspace,
}: TestOptions = {}): Promise<TestDesk> {
  const around = await makeSurroundings(migrations, testDatabase);
  const { opened, dataFolder, log } = around;
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const mails: Mail[] = [];
  let passedMs = 0;
  const now = () => new Date(Date.now() + passedMs);
  const hooks = createHookRegistry();
  hooks.add("both", ownHooks);
  const desk = await startDesk({
    settings: {
      ...readSettings({ MASTER_KEY: masterKey }),
      dataFolder,
      publicUrl: url,
      ...(await settings(around)),
    },
    opened,
    log,
    now,
    passwordCost: testCost,
    lifecycleHooks: hooks,
    fillWorkspace,
    post: { send: async (_db, ...sent) => void mails.push(...sent) },
  });
  await desk.server.listen({ host: "127.0.0.1", port });
  return {
    ...around,
    url,
    mails,
    context: desk.context,
    server: desk.server,
    adminRoutes: desk.adminRoutes,
    now,
    wait: (ms) => {
      passedMs += ms;
    },
    close: async () => {
      await desk.close();
      await opened.close();
    },
  };
}

export interface Page {
  ask(route: string, asking?: Asking): Promise<Dispatcher.ResponseData>;
  visitor: Visitor;
  cookie: string;
}

interface Asking {
  headers?: Record<string, string | null>;
  body?: Dispatcher.DispatchOptions["body"];
}

let persons = 0;

export async function makePage(desk: TestDesk, address = "127.0.0.1"): Promise<Page> {
  persons += 1;
  const email = `person${persons}@example.com`;
  const visitor = new Visitor(desk.server, address);
  await visitor.get("/sign-up");
  await visitor.submit({ name: "Ann Example", email, password });
  const { link = "" } = desk.mails.findLast(({ to }) => to === email) ?? {};
  await visitor.get(new URL(link).pathname);
  await visitor.submit({ password });
  const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  return { visitor, cookie, ask: (route, asking) => ask(desk, route, { cookie, ...asking }) };
}

export async function ask(
  { url }: { url: string },
  route: string,
  { headers = {}, body, cookie }: Asking & { cookie?: string } = {},
): Promise<Dispatcher.ResponseData> {
  const [method = "", path = ""] = route.split(" ", 2);
  const usual = {
    "x-desk": "1",
    "sec-fetch-site": "same-origin",
    ...(body != null && { "content-type": "application/json" }),
    ...(cookie !== undefined && { cookie }),
  };
  const sent = Object.entries({ ...usual, ...headers }).filter(([, value]) => value !== null);
  return await request(url + path, {
    method: method as Dispatcher.HttpMethod,
    headers: Object.fromEntries(sent) as Record<string, string>,
    body: body ?? null,
  });
}
