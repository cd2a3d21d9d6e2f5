import { fileURLToPath } from "node:url";
import { operatorKey } from "@frontdesk/platform/test/harness";
import { type Running, startProgram } from "@frontdesk/platform/test/process";
import { freePort } from "@frontdesk/server/test/port";
import type { TestScheduling } from "./harness.ts";

const script = fileURLToPath(new URL("../src/main.ts", import.meta.url));

export async function startProcess(
  { opened, context: { settings } }: TestScheduling,
  more: Record<string, string> = {},
): Promise<Running> {
  const port = await freePort();
  const environment = {
    DATABASE_URL: opened.url,
    FRONTDESK_DATA_DIR: settings.dataFolder,
    MASTER_KEY: settings.masterKey,
    SCHEDULING_PORT: String(port),
    OPERATOR_PORT: "0",
    OPERATOR_KEY: operatorKey,
    LOG_LEVEL: "warn",
    ...more,
  };
  return await startProgram({ script, environment, url: `http://127.0.0.1:${port}` });
}
