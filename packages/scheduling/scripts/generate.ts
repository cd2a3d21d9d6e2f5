import { generate } from "@frontdesk/platform/scripts/generate";
import { readSettings } from "../src/core/settings.ts";
import { startScheduling } from "../src/start.ts";

const folder = new URL("../", import.meta.url);
const locales = "src/appointments/locales/";
const tables = "src/core/tables.ts";
await generate({
  name: "scheduling",
  folder,
  locales,
  tables,
  readSettings,
  start: startScheduling,
});
