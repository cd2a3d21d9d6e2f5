import type { Command } from "commander";
import type { ListenOptions } from "./listen.ts";

/** These commands use an app's key. */
export function addDeveloperCommands(command: Command): void {
  command
    .command("listen")
    .description("print events as they happen, and forward them to a local program")
    .option("--forward-to <url>", "address of the program; each event is signed like a webhook")
    .option(
      "--merchant <id>",
      "only events of this merchant; repeatable (default: all merchants of the app)",
      more,
    )
    .option("--types <names>", "only these types, separated by commas: payout.paid,dispute.*")
    .option("--after <id>", "first print the events after this one")
    .option("--secret <secret>", "signing secret (default: a new one)")
    .action(async (options: ListenOptions) => {
      const { listen } = await import("./listen.ts");
      await listen(options, isJson(command));
    });
  command
    .command("trigger <type>")
    .description("run a test payment, capture, refund, dispute … and print its events")
    .requiredOption("--merchant <id>", "test merchant")
    .action(async (type: string, { merchant }: { merchant: string }) => {
      const { trigger } = await import("./trigger.ts");
      await trigger(type, merchant, isJson(command));
    });
}

const more = (id: string, ids: string[] = []) => [...ids, id];

function isJson(command: Command): boolean {
  return command.opts<{ json?: boolean }>().json === true;
}
