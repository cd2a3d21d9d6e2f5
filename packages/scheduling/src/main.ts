import { main } from "@frontdesk/platform/main";
import { addressesOf, readSettings } from "./core/settings.ts";

await main({
  readSettings,
  addressesOf,
  load: async () => (await import("./start.ts")).runScheduling,
});
