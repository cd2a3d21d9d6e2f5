import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import {
  makeEnvironment,
  type PaymentsProcess,
  type ProcessEnvironment,
  startProcess,
} from "@frontdesk/payments/test/process";
import { password } from "@frontdesk/people/test/harness";
import { listenTo } from "@frontdesk/server/test/listening";
import { freePort } from "@frontdesk/server/test/port";
import { afterAll, beforeAll, expect, it } from "vitest";
import { migrations } from "./migrations.ts";
import { RemoteVisitor } from "./remote-visitor.ts";

let environment: ProcessEnvironment;
let started: PaymentsProcess;
let ann: RemoteVisitor;
let deskPort = 0;
beforeAll(async () => {
  environment = await makeEnvironment(migrations);
  deskPort = await freePort();
  const ports = { DESK_PORT: String(deskPort), SCHEDULING_PORT: String(await freePort()) };
  Object.assign(environment.environment, ports);
  const main = fileURLToPath(new URL("../src/main.ts", import.meta.url));
  started = await startProcess(environment, main);
  ann = new RemoteVisitor(`http://127.0.0.1:${deskPort}`);
});
afterAll(async () => {
  await started.end("SIGTERM");
  await environment.remove();
});

async function verificationPath(): Promise<string> {
  const folder = join(environment.environment.FRONTDESK_DATA_DIR ?? "", "mail");
  const find = () => {
    const texts = readdirSync(folder).map((name) => readFileSync(join(folder, name), "utf8"));
    return /\/verify\/[^\s]+/.exec(texts.join("\n").replaceAll("=\r\n", ""))?.[0];
  };
  await expect.poll(find).toBeDefined();
  return find() ?? "";
}

async function signUp(): Promise<void> {
  await ann.get("/sign-up");
  await ann.submit({ name: "Ann Example", email: "ann@example.com", password });
  await ann.get(await verificationPath());
  await ann.submit({ password });
  await ann.get("/begin");
  const of = { country: "DK", timezone: "Copenhagen" };
  await ann.submit({ name: "Corner", kind: "both", currency: "EUR", ...of });
}

it("live stream: passes events of both services at once", async () => {
  await signUp();
  const [, existing] = await ann.ask("GET", "/api/places");
  const [location] = (existing as { places: { id: string; account: { subdomain: string } }[] })
    .places;
  const stream = await listenTo({
    port: deskPort,
    path: `/api/stream?place=${location?.id}`,
    headers: { cookie: [...ann.cookies].map(([name, value]) => `${name}=${value}`).join("; ") },
  });
  const types = () => stream.heard().map(({ type, body }) => `${type} ${body.type ?? body.of}`);
  await expect.poll(types).toEqual(expect.arrayContaining(["open payments", "open scheduling"]));

  const at = `/api/scheduling/v1/${location?.account.subdomain}/clients`;
  expect((await ann.ask("POST", at, { name: "Bo" }))[0]).toBe(201);
  await expect.poll(types).toContain("scheduling client");

  const [, merchants] = await ann.ask("GET", "/api/payments/me/merchants?limit=1");
  const [{ id } = { id: "" }] = merchants as { id: string }[];
  const change = { descriptor: "CORNER SHOP" };
  expect((await ann.ask("PUT", `/api/payments/merchants/${id}`, change))[0]).toBe(204);
  await expect.poll(types).toContain("payments merchant.updated");
  expect(stream.heard().at(-1)?.id).toMatch(/^[0-9a-f]{24}\.\d+$/);
  stream.request.destroy();
});
