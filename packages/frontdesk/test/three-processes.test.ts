import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { onPostgres } from "@frontdesk/database/testing";
import { makeEnvironment, type ProcessEnvironment } from "@frontdesk/payments/test/process";
import { basic } from "@frontdesk/payments/test/shop";
import { codeFor, password } from "@frontdesk/people/test/harness";
import { operatorKey } from "@frontdesk/platform/test/harness";
import { type Running, startProgram } from "@frontdesk/platform/test/process";
import { freePort } from "@frontdesk/server/test/port";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { RemoteVisitor } from "./remote-visitor.ts";

const names = ["payments", "scheduling", "desk"] as const;
const urls: Record<string, string> = {};
const doors: Record<string, string> = {};

let processEnvironment: ProcessEnvironment;
let running: Running[] = [];
let ann: RemoteVisitor;

async function start(): Promise<void> {
  processEnvironment = await makeEnvironment();
  const environment: Record<string, string> = { ...processEnvironment.environment };
  for (const name of names) {
    const [port, adminPort] = [await freePort(), await freePort()];
    urls[name] = `http://127.0.0.1:${port}`;
    doors[name] = `http://127.0.0.1:${adminPort}`;
    environment[`${name.toUpperCase()}_PORT`] = String(port);
  }
  environment.DESK_URL = urls.desk!;
  environment.PAYMENTS_OPERATOR_INTERNAL_URL = doors.payments!;
  environment.SCHEDULING_OPERATOR_INTERNAL_URL = doors.scheduling!;
  running = await Promise.all(
    names.map((name) =>
      startProgram({
        script: fileURLToPath(new URL(`../../${name}/src/main.ts`, import.meta.url)),
        environment: { ...environment, OPERATOR_PORT: new URL(doors[name]!).port },
        url: urls[name]!,
      }),
    ),
  );
  ann = new RemoteVisitor(urls.desk!);
}

async function mailedLink(page: "verify" | "join"): Promise<string> {
  const link = new RegExp(`/${page}/[\\w-]+`);
  const folder = join(processEnvironment.environment.FRONTDESK_DATA_DIR ?? "", "mail");
  const find = () => {
    const texts = readdirSync(folder).map((name) => readFileSync(join(folder, name), "utf8"));
    return link.exec(texts.join("\n").replaceAll("=\r\n", ""))?.[0];
  };
  await expect.poll(() => find()).toBeDefined();
  return find() ?? "";
}

// biome-ignore lint/suspicious/noExplicitAny: tests read any response.
async function ask(route: string, key: string, body?: object): Promise<any> {
  const [method = "", url = ""] = route.split(" ");
  const authorization = basic(key);
  const type = { "content-type": "application/json" };
  const sent =
    body === undefined
      ? { headers: { authorization } }
      : { headers: { authorization, ...type }, body: JSON.stringify(body) };
  const answer = await fetch(url, { method, ...sent });
  const text = await answer.text();
  return { status: answer.status, body: text === "" ? undefined : JSON.parse(text) };
}

describe.runIf(onPostgres)("desk in a separate process", () => {
  beforeAll(start);
  afterAll(async () => {
    const codes = await Promise.all(running.map((one) => one.end("SIGTERM")));
    await processEnvironment.remove();
    expect(codes).toEqual([0, 0, 0]);
  });

  it("signs people up and creates merchant and account at the services", async () => {
    await ann.get("/sign-up");
    await ann.submit({ name: "Ann Example", email: "ann@example.com", password });
    await ann.get(await mailedLink("verify"));
    await ann.submit({ password });
    await ann.get("/begin");
    const begun = await ann.submit({
      name: "Corner",
      kind: "both",
      currency: "EUR",
      country: "DK",
      timezone: "Copenhagen",
    });
    const [, id] = /^\/p\/([^/]+)\/home$/.exec(begun.location ?? "") ?? [];
    const [, existing] = await ann.ask("GET", "/api/places");
    expect(existing).toMatchObject({
      places: [{ id, merchant: { role: "owner" }, account: { name: "Corner" } }],
      away: [],
    });
  });

  it("passes a changed name to scheduling at once", async () => {
    await ann.get("/me");
    await ann.submit({ name: "Ann Maria Jensen" }, "/me/name");
    const me = async () => (await ann.ask("GET", "/api/scheduling/v1/me"))[1];
    await expect.poll(me).toMatchObject({ first_name: "Ann", last_name: "Maria Jensen" });
  });

  it("passes new members and erasures to payments", async () => {
    const { body } = await ask(`POST ${urls.payments}/apps`, "", { name: "shop" });
    const { key } = body.app;
    const response = await ask(`POST ${urls.payments}/merchants`, key, {
      test: true,
      currency: "EUR",
      email: "shop@example.com",
      descriptor: "Shop",
      website: "https://example.com",
      company: { country: "DK" },
    });
    const users = `${urls.payments}/merchants/${response.body.merchant.id}/users`;
    await ask(`POST ${users}`, key, { email: "bob@example.com" });
    const bob = new RemoteVisitor(urls.desk!);
    await bob.get(await mailedLink("join"));
    expect((await bob.submit({ name: "Bob Builder", password })).location).toBe("/");
    const mine = async () => (await bob.ask("GET", "/api/payments/me/merchants?limit=5"))[1];
    await expect.poll(mine).toMatchObject([{ id: response.body.merchant.id, role: "viewer" }]);
    const [{ id }] = (await ask(`GET ${users}?limit=5`, key)).body;
    const erased = await ask(`DELETE ${doors.desk}/desk/operator/persons/${id}`, operatorKey);
    expect(erased.status).toBe(204);
    const listed = async () => (await ask(`GET ${users}?limit=5`, key)).body;
    await expect.poll(listed).toEqual([]);
  });

  it("admits operators at each service's admin listener", async () => {
    const operators = `${doors.desk}/desk/operator/operators`;
    const added = await ask(`POST ${operators}`, operatorKey, { email: "ann@example.com" });
    expect(added.status).toBe(204);
    await ann.get("/me");
    await ann.submit({ current: password }, "/me/second-factor");
    await ann.get("/me/second-factor");
    const code = codeFor({ now: () => new Date() }, ann.page);
    await ann.submit({ code }, "/me/second-factor/confirm");
    for (const path of ["payments/merchants?limit=1", "scheduling/actions"]) {
      expect((await ann.ask("GET", `/api/operator/${path}`))[0]).toBe(200);
    }
  });
});
