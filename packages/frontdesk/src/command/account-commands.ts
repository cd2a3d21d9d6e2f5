import type { Command } from "commander";
import { askScheduling } from "./asking.ts";

/** Accounts and users have numbers. */
function numberOf(text: string): number {
  if (!/^\d+$/.test(text)) throw new Error(`${text} is not a number`);
  return Number(text);
}

/** Scheduling accounts, and who is in them. */
export function addAccountCommands(command: Command): void {
  command
    .command("account <email>")
    .description("open a scheduling account for somebody, and print a token of theirs")
    .requiredOption("--name <name>", "of the account")
    .option("--owner <name>", "of the person")
    .option("--timezone <zone>", "such as Copenhagen or Europe/Copenhagen")
    .action(
      async (email: string, options: { name: string; owner?: string; timezone?: string }) =>
        await askScheduling(({ accounts }) => accounts.create({ email, ...options })),
    );
  command
    .command("suspend <account>")
    .description("keep a scheduling account, by its number, from being written to")
    .action(
      async (id: string) => await askScheduling(({ accounts }) => accounts.suspend(numberOf(id))),
    );
  command
    .command("resume <account>")
    .description("let a suspended scheduling account go on")
    .action(
      async (id: string) => await askScheduling(({ accounts }) => accounts.resume(numberOf(id))),
    );
  command
    .command("demo <account>")
    .description("fill a scheduling account, by its number, with a month to try things on")
    .option("--month <month>", "as 2026-12; this month unless given")
    .action(
      async (id: string, options: { month?: string }) =>
        await askScheduling(({ accounts }) => accounts.fill(numberOf(id), options)),
    );
  command
    .command("erase <user>")
    .description("forget who somebody is, by their number in scheduling, in all accounts")
    .action(async (id: string) => await askScheduling(({ eraseUser }) => eraseUser(numberOf(id))));
}
