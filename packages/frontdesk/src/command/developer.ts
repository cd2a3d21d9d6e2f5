import type { Command } from "commander";
import type { ListenOptions } from "./listen.ts";

/** With an app's key. */
export function addDeveloperCommands(command: Command): void {
  command
    .command("listen")
    .description("tell of events as they happen, and send them on to a program on this machine")
    .option("--forward-to <url>", "where each is sent, signed as a webhook's")
    .option(
      "--merchant <id>",
      "of this merchant; may be given again; all of the app's if not",
      more,
    )
    .option("--types <names>", "only these, separated by commas: payout.paid,dispute.*")
    .option("--after <id>", "those that came after this one first")
    .option("--secret <secret>", "to sign with; a new one unless given")
    .action(async (options: ListenOptions) => {
      const { listen } = await import("./listen.ts");
      await listen(options, isJson(command));
    });
  command
    .command("trigger <type>")
    .description(
      "pay, capture, refund, dispute … as a test, and tell of the events that come of it",
    )
    .requiredOption("--merchant <id>", "a test merchant")
    .action(async (type: string, { merchant }: { merchant: string }) => {
      const { trigger } = await import("./trigger.ts");
      await trigger(type, merchant, isJson(command));
    });
}

const more = (id: string, ids: string[] = []) => [...ids, id];

function isJson(command: Command): boolean {
  return command.opts<{ json?: boolean }>().json === true;
}
