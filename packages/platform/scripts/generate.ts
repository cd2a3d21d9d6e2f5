/* With --check it only names the stale files, and fails. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type OpenDatabase, openDatabase } from "@frontdesk/database/database";
import { declareTables } from "@frontdesk/database/declare-tables";
import { describeSchema } from "@frontdesk/database/describe";
import { type AdminRoutes, openAdminListener } from "@frontdesk/server/admin-listener";
import type { AdminListenerSettings } from "@frontdesk/server/admin-listener-settings";
import { readCatalogue } from "@frontdesk/server/locales/catalogues";
import { declareMessages } from "@frontdesk/server/locales/declare";
import { createLog } from "@frontdesk/server/log";
import { keepPictures } from "@frontdesk/server/scripts/pictures";
import type { Server } from "@frontdesk/server/server";
import type { Logger } from "pino";

export interface GeneratedParts<Settings> {
  name: string;
  folder: URL;
  locales?: string;
  tables?: string;
  readSettings(environment: Record<string, string>): Settings;
  start(parts: {
    settings: Settings;
    opened: OpenDatabase;
    log: Logger;
  }): Promise<{ server: Server; adminRoutes: AdminRoutes; close(): Promise<void> }>;
}

export async function generate<Settings extends AdminListenerSettings>({
  name,
  folder,
  locales,
  tables,
  readSettings,
  start,
}: GeneratedParts<Settings>): Promise<void> {
  const dataFolder = mkdtempSync(join(tmpdir(), "frontdesk-generate-"));
  const opened = await openDatabase({});
  const log = createLog({ level: "silent" });
  const settings = readSettings({ FRONTDESK_DATA_DIR: dataFolder });
  const started = await start({ settings, opened, log });
  const admin = await openAdminListener([started.adminRoutes], { settings, log });
  const { statusCode, payload } = await started.server.inject("/openapi.json");
  if (statusCode !== 200) throw new Error(`the API cannot be described: ${payload}`);
  keepPictures(folder, {
    "openapi.json": `${JSON.stringify(JSON.parse(payload), undefined, 2)}\n`,
    "schema.sql": await describeSchema(opened.db, name),
    ...(tables !== undefined && { [tables]: await declareTables(opened.db, name) }),
    ...(locales !== undefined && messagesIn(folder, locales)),
  });
  await admin.close();
  await started.close();
  await opened.close();
  rmSync(dataFolder, { recursive: true });
}

function messagesIn(folder: URL, locales: string) {
  const english = readCatalogue(new URL(`${locales}en.json`, folder));
  return { [`${locales}messages.ts`]: declareMessages(english) };
}
