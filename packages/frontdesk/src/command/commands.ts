import { keepCompiled } from "@frontdesk/platform/compiled";
import { tryAddresses } from "@frontdesk/server/listen";
import { Command } from "commander";
import own from "../../package.json" with { type: "json" };
import { addAccountCommands } from "./account-commands.ts";
import { addBackupCommands } from "./backup-commands.ts";
import { addDatabaseCommands } from "./database-commands.ts";
import { addDeveloperCommands } from "./developer.ts";
import { addDisputeCommands } from "./dispute-commands.ts";
import { addCareCommands, addMerchantCommands } from "./merchant-commands.ts";
import { addMoneyCommands } from "./money-commands.ts";
import { addOperatorCommands } from "./operators.ts";
import { screen } from "./screen.ts";
import { addressesOf, readAllSettings } from "./settings.ts";
import type { StartOptions } from "./start.ts";

export function frontdesk(): Command {
  const command = new Command("frontdesk")
    .description("Payments and scheduling on your own machine")
    .version(own.version, "--version")
    .option("--json", "print JSON at a terminal too (pipes and files always get JSON)")
    .hook("preAction", (program, action) => {
      const { json = false } = program.opts<{ json?: boolean }>();
      screen.begin({ name: `${action.name()}: ${action.description()}`, json });
    });
  command
    .command("start")
    .description("start the desk, payments and scheduling")
    .option("--without-sealed", "abandon a lost master key and all data sealed with it")
    .option("--demo", "start with demo data: a studio and a shop")
    .action(async (options: StartOptions) => {
      const settings = readAllSettings();
      await tryAddresses(addressesOf(settings));
      keepCompiled(settings.payments);
      // The import of the services is slow.
      const { start } = await import("./start.ts");
      await start(settings, options);
    });
  addMerchantCommands(command);
  addCareCommands(command);
  addMoneyCommands(command);
  addDisputeCommands(command);
  addAccountCommands(command);
  addOperatorCommands(command);
  addDatabaseCommands(command);
  addBackupCommands(command);
  addDeveloperCommands(command);
  return command;
}
