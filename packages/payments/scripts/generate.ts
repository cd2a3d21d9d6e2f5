import { generate } from "@frontdesk/platform/scripts/generate";
import { readSettings } from "../src/core/settings.ts";
import { startPayments } from "../src/start.ts";

const folder = new URL("../", import.meta.url);
const locales = "src/acceptance/links/locales/";
const tables = "src/core/tables.ts";
await generate({ name: "payments", folder, locales, tables, readSettings, start: startPayments });
