import { type CopiedFile, CopyInProgressError } from "@frontdesk/database/embedded-copy";
import { freshDatabase } from "@frontdesk/database/testing";
import { openAdminListener } from "@frontdesk/server/admin-listener";
import type { Server } from "@frontdesk/server/server";
import { afterEach, expect, it } from "vitest";
import { startTestDesk, type TestDesk } from "../../test/harness.ts";
import { migrations } from "../migrations.ts";

const operatorKey = "operator-key-of-the-tests";

let desk: TestDesk;
let admin: Server;
afterEach(async () => {
  await admin.close();
  await desk.close();
});

async function askBackup(
  copy?: () => AsyncGenerator<CopiedFile>,
  { host = "127.0.0.1", remoteAddress = "127.0.0.1" } = {},
) {
  const opened = await freshDatabase(migrations);
  const settings = () => ({ operatorKey, operatorHost: host });
  desk = await startTestDesk({ settings, opened: { ...opened, copy } });
  admin = await openAdminListener([desk.adminRoutes], {
    settings: desk.context.settings,
    log: desk.log,
  });
  return await admin.inject({
    method: "POST",
    url: "/desk/operator/backups",
    remoteAddress,
    headers: {
      host,
      authorization: `Basic ${Buffer.from(`:${operatorKey}`).toString("base64")}`,
    },
  });
}

async function* oneFile(): AsyncGenerator<CopiedFile> {
  const contents = Buffer.from("18\n");
  yield { path: "PG_VERSION", size: contents.length, contents };
}

async function* underway(): AsyncGenerator<CopiedFile> {
  if (desk !== undefined) throw new CopyInProgressError();
  yield* oneFile();
}

it("backup: requires the operator key and enters the audit log", async () => {
  const { statusCode, headers, payload } = await askBackup(oneFile);
  expect([statusCode, headers["content-type"]]).toEqual([200, "application/x-tar"]);
  expect(payload).toContain("a backup of Frontdesk");
  const [, listed] = await ask("GET /actions?limit=1");
  expect(listed).toMatchObject([{ action: "backup.make", actor: "operator at 127.0.0.1" }]);
});

it("backup: does not exist for PostgreSQL or a database in memory", async () => {
  const { statusCode, json } = await askBackup();
  expect([statusCode, json()]).toEqual([
    409,
    { message: expect.stringContaining("back it up with pg_dump, see docs/operating.md") },
  ]);
});

it("backup: allows one at a time", async () => {
  const { statusCode, json } = await askBackup(underway);
  expect([statusCode, json()]).toEqual([409, { message: "A backup is already running" }]);
});

it("backup: refuses requests from other machines, for every operator", async () => {
  const from = { host: "10.0.0.1", remoteAddress: "10.0.0.2" };
  const { statusCode, json } = await askBackup(oneFile, from);
  expect([statusCode, json()]).toEqual([
    403,
    { message: "A backup contains the keys: only this machine may request it" },
  ]);
});

async function ask(route: string) {
  const [method, url] = route.split(" ") as ["GET", string];
  const answer = await admin.inject({
    method,
    url: `/desk/operator${url}`,
    headers: { authorization: `Basic ${Buffer.from(`:${operatorKey}`).toString("base64")}` },
  });
  return [answer.statusCode, answer.json()] as const;
}
