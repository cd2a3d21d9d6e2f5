import type { Command } from "commander";
import { askScheduling } from "./asking.ts";
import { readText, readWhole } from "./read.ts";

function accountOf(text: string): number {
  return readWhole({ name: "account", text, least: 1 });
}

function userOf(text: string): number {
  return readWhole({ name: "user", text, least: 1 });
}

function monthOf(text: string): string {
  if (/^\d{4}-(0[1-9]|1[0-2])$/.test(text)) return text;
  throw new Error(
    `--month must be a year and a month, such as 2026-12, not ${JSON.stringify(text)}`,
  );
}

export function addAccountCommands(command: Command): void {
  command
    .command("account <email>")
    .description("open a scheduling account for somebody, and print a token of theirs")
    .requiredOption("--name <name>", "of the account")
    .option("--owner <name>", "of the person")
    .option("--timezone <zone>", "such as Copenhagen or Europe/Copenhagen")
    .action(async (email: string, options: { name: string; owner?: string; timezone?: string }) => {
      readText({ name: "--name", text: options.name });
      await askScheduling(({ accounts }) => accounts.create({ email, ...options }));
    });
  command
    .command("suspend <account>")
    .description("keep a scheduling account, by its number, from being written to")
    .action(
      async (id: string) => await askScheduling(({ accounts }) => accounts.suspend(accountOf(id))),
    );
  command
    .command("resume <account>")
    .description("let a suspended scheduling account go on")
    .action(
      async (id: string) => await askScheduling(({ accounts }) => accounts.resume(accountOf(id))),
    );
  command
    .command("waiting-accounts")
    .description("list the scheduling accounts that wait for approval, oldest first, 50 at once")
    .option("--after <account>", "only those with a greater number")
    .action(async ({ after: text }: { after?: string }) => {
      const options = text === undefined ? {} : { after: accountOf(text) };
      await askScheduling(({ accounts }) => accounts.waiting(options));
    });
  command
    .command("approve-account <account>")
    .description("let mails of a scheduling account, by its number, have the account's own words")
    .option("--withdraw", "take the approval back: mails are plain from then on")
    .action(
      async (id: string, { withdraw = false }: { withdraw?: boolean }) =>
        await askScheduling(({ accounts }) =>
          withdraw ? accounts.disapprove(accountOf(id)) : accounts.approve(accountOf(id)),
        ),
    );
  command
    .command("demo <account>")
    .description("fill a scheduling account, by its number, with a month to try things on")
    .option("--month <month>", "as 2026-12; this month unless given")
    .action(async (id: string, { month: text }: { month?: string }) => {
      const options = text === undefined ? {} : { month: monthOf(text) };
      await askScheduling(({ accounts }) => accounts.fill(accountOf(id), options));
    });
  command
    .command("erase <user>")
    .description("forget who somebody is, by their number in scheduling, in all accounts")
    .action(async (id: string) => await askScheduling(({ eraseUser }) => eraseUser(userOf(id))));
}
