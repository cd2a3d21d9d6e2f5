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
    .description("create a scheduling account and print an access token of its owner")
    .requiredOption("--name <name>", "account name")
    .option("--owner <name>", "name of the owner")
    .option("--timezone <zone>", "time zone, such as Copenhagen or Europe/Copenhagen")
    .action(async (email: string, options: { name: string; owner?: string; timezone?: string }) => {
      readText({ name: "--name", text: options.name });
      await askScheduling(({ accounts }) => accounts.create({ email, ...options }));
    });
  command
    .command("suspend <account>")
    .description("suspend a scheduling account: its data becomes read-only")
    .action(
      async (id: string) => await askScheduling(({ accounts }) => accounts.suspend(accountOf(id))),
    );
  command
    .command("resume <account>")
    .description("resume a suspended scheduling account")
    .action(
      async (id: string) => await askScheduling(({ accounts }) => accounts.resume(accountOf(id))),
    );
  command
    .command("waiting-accounts")
    .description("list scheduling accounts that await approval, oldest first, 50 per page")
    .option("--after <account>", "only accounts after this number")
    .action(async ({ after: text }: { after?: string }) => {
      const options = text === undefined ? {} : { after: accountOf(text) };
      await askScheduling(({ accounts }) => accounts.waiting(options));
    });
  command
    .command("approve-account <account>")
    .description("allow custom text in the mails of a scheduling account")
    .option("--withdraw", "withdraw the approval: mails use the standard text")
    .action(
      async (id: string, { withdraw = false }: { withdraw?: boolean }) =>
        await askScheduling(({ accounts }) =>
          withdraw ? accounts.disapprove(accountOf(id)) : accounts.approve(accountOf(id)),
        ),
    );
  command
    .command("demo <account>")
    .description("fill a scheduling account with demo data for one month")
    .option("--month <month>", "such as 2026-12 (default: this month)")
    .action(async (id: string, { month: text }: { month?: string }) => {
      const options = text === undefined ? {} : { month: monthOf(text) };
      await askScheduling(({ accounts }) => accounts.fill(accountOf(id), options));
    });
  command
    .command("erase <user>")
    .description("erase the personal data of a scheduling user, by number, in all accounts")
    .action(async (id: string) => await askScheduling(({ eraseUser }) => eraseUser(userOf(id))));
}
