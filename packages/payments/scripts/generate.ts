import { generate } from "@frontdesk/platform/scripts/generate";
import { readSettings } from "../src/ground/settings.ts";
import { startPayments } from "../src/start.ts";

const folder = new URL("../", import.meta.url);
await generate({ name: "payments", folder, readSettings, start: startPayments });
