import type { Command } from "commander";
import type { Ask, DeskOperator } from "./operator.ts";
import { screen } from "./screen.ts";
import { readAllSettings } from "./settings.ts";

export function addOperatorCommands(command: Command): void {
  const operator = command
    .command("operator")
    .description("persons who operate this installation, signed in at the desk");
  operator
    .command("add <mail>")
    .description("make whoever has this address an operator")
    .action(async (email: string) => {
      const { desk } = await ask((desk) => desk.add(email));
      screen.show(`${email} is an operator now, and signs in at ${desk.publicUrl}/operator\n`);
    });
  operator
    .command("remove <mail>")
    .description("have whoever has this address be none any more")
    .action(async (email: string) => {
      await ask((desk) => desk.remove(email));
      screen.show(`${email} is no operator any more\n`);
    });
  operator
    .command("list")
    .description("list them")
    .action(async () => screen.show((await ask((desk) => desk.list())).said));
}

async function ask(work: Parameters<Ask<DeskOperator>>[0]) {
  const { operatorsOf } = await import("./operator.ts");
  const settings = readAllSettings();
  return { said: await operatorsOf(settings).desk(work), desk: settings.desk };
}
