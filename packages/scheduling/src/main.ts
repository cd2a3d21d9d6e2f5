import { tryAddresses } from "@frontdesk/server/listen";
import { begin } from "@frontdesk/server/run";
import { addressesOf, readSettings } from "./ground/settings.ts";

await begin(async () => {
  const settings = readSettings();
  await tryAddresses(addressesOf(settings));
  // Loading the rest takes longer than finding out that it cannot run.
  const { runScheduling } = await import("./start.ts");
  const withoutSealed = process.argv.includes("--without-sealed");
  await runScheduling(settings, { withoutSealed });
});
