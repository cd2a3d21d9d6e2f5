import { createHookRegistry } from "@frontdesk/people/lifecycle-hooks/hooks";
import { generate } from "@frontdesk/platform/scripts/generate";
import { readSettings } from "../src/settings.ts";
import { startDesk } from "../src/start.ts";

const hooks = createHookRegistry();
const post = { send: async () => {} };
await generate({
  name: "desk",
  folder: new URL("../", import.meta.url),
  locales: "app/locales/",
  readSettings,
  start: (parts) => startDesk({ ...parts, post, lifecycleHooks: hooks }),
});
