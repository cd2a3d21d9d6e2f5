import { generate } from "@frontdesk/platform/scripts/generate";
import { readSettings } from "../src/ground/settings.ts";
import { startScheduling } from "../src/start.ts";

const folder = new URL("../", import.meta.url);
await generate({ name: "scheduling", folder, readSettings, start: startScheduling });
