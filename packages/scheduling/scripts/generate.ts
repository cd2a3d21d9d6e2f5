import { generate } from "@frontdesk/platform/scripts/generate";
import { readSettings } from "../src/core/settings.ts";
import { startScheduling } from "../src/start.ts";

const folder = new URL("../", import.meta.url);
const locales = "src/appointments/locales/";
await generate({ name: "scheduling", folder, locales, readSettings, start: startScheduling });
