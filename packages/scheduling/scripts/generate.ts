/*
 * Writes the checked-in pictures of the service: openapi.json, the API as it is, and schema.sql,
 * the database as it is. With --check it only says which are stale, and fails.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openDatabase } from "@frontdesk/database/database";
import { describeSchema } from "@frontdesk/database/describe";
import { openDoor } from "@frontdesk/server/door";
import { createLog } from "@frontdesk/server/log";
import { keepPictures } from "@frontdesk/server/scripts/pictures";
import { readSettings } from "../src/settings.ts";
import { startScheduling } from "../src/start.ts";

const dataFolder = mkdtempSync(join(tmpdir(), "frontdesk-generate-"));
const opened = await openDatabase({});
const log = createLog({ level: "silent" });
const settings = readSettings({ FRONTDESK_DATA_DIR: dataFolder });
const scheduling = await startScheduling({ settings, opened, log });
const door = await openDoor([scheduling.room], { settings, log });
const { statusCode, payload } = await scheduling.server.inject("/openapi.json");
if (statusCode !== 200) throw new Error(`the API cannot be described: ${payload}`);
keepPictures(new URL("../", import.meta.url), {
  "openapi.json": `${JSON.stringify(JSON.parse(payload), undefined, 2)}\n`,
  "schema.sql": await describeSchema(opened.db, "scheduling"),
});
await door.close();
await scheduling.close();
await opened.close();
rmSync(dataFolder, { recursive: true });
