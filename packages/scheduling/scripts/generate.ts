/*
 * Writes the checked-in pictures of the service: openapi.json, the API as it is, and schema.sql,
 * the database as it is. With --check it only says which are stale, and fails.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openDatabase } from "@frontdesk/database/database";
import { describeSchema } from "@frontdesk/database/describe";
import { createLog } from "@frontdesk/server/log";
import { readSettings } from "../src/settings.ts";
import { startScheduling } from "../src/start.ts";

const check = process.argv.includes("--check");
const stale: string[] = [];

function keep(name: string, text: string): void {
  const file = new URL(`../${name}`, import.meta.url);
  if (readOrNothing(file) === text) return;
  if (check) stale.push(name);
  else writeFileSync(file, text);
}

function readOrNothing(file: URL): string | undefined {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return undefined;
  }
}

const dataFolder = mkdtempSync(join(tmpdir(), "frontdesk-generate-"));
const opened = await openDatabase({});
const log = createLog({ level: "silent" });
const scheduling = await startScheduling({
  settings: readSettings({ FRONTDESK_DATA_DIR: dataFolder }),
  opened,
  log,
});
const { payload } = await scheduling.server.inject("/openapi.json");
keep("openapi.json", `${JSON.stringify(JSON.parse(payload), undefined, 2)}\n`);
keep("schema.sql", await describeSchema(opened.db, "scheduling"));
await scheduling.close();
await opened.close();
rmSync(dataFolder, { recursive: true });

if (stale.length > 0) {
  process.stderr.write(`stale: ${stale.join(", ")}; run npm run generate -w packages/scheduling\n`);
  process.exitCode = 1;
}
