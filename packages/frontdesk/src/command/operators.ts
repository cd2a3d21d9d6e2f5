import type { Command } from "commander";
import type { Ask, DeskOperator } from "./operator.ts";
import { screen } from "./screen.ts";
import { readAllSettings } from "./settings.ts";

export function addOperatorCommands(command: Command): void {
  const operator = command
    .command("operator")
    .description("manage the operators of this installation");
  operator
    .command("add <mail>")
    .description("make the person with this address an operator")
    .action(async (email: string) => {
      const { desk } = await ask((desk) => desk.add(email));
      screen.show(`${email} is now an operator. Sign in at ${desk.publicUrl}/operator\n`);
    });
  operator
    .command("remove <mail>")
    .description("remove the operator with this address")
    .action(async (email: string) => {
      await ask((desk) => desk.remove(email));
      screen.show(`${email} is no longer an operator\n`);
    });
  operator
    .command("list")
    .description("list the operators")
    .action(async () => screen.show((await ask((desk) => desk.list())).said));
}

async function ask(work: Parameters<Ask<DeskOperator>>[0]) {
  const { operatorsOf } = await import("./operator.ts");
  const settings = readAllSettings();
  return { said: await operatorsOf(settings).desk(work), desk: settings.desk };
}
