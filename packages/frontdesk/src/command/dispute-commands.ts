import type { Command } from "commander";
import { askPayments } from "./asking.ts";
import { readAmount, readText, readWhole } from "./read.ts";

/** Unparsed. */
interface NewDispute {
  amount: string;
  reason?: string;
  title?: string;
}

const mostCode = 999_999;
const mostReason = 8;

function reasonOf({ reason: text, title }: NewDispute) {
  if (text === undefined && title === undefined) return {};
  if (text === undefined || title === undefined) {
    throw new Error("--reason and --title require each other");
  }
  const code = readWhole({ name: "--reason", text, most: mostCode });
  return { reason: { code, title: readText({ name: "--title", text: title }) } };
}

export function addDisputeCommands(command: Command): void {
  command
    .command("dispute <transaction>")
    .description("open a dispute on a transaction")
    .requiredOption("--amount <amount>", "disputed amount in minor units")
    .option("--reason <code>", "reason code of the card network, a number")
    .option("--title <title>", "title of the reason")
    .action(async (transactionId: string, typed: NewDispute) => {
      const amount = readAmount({ name: "--amount", text: typed.amount, least: 1 });
      const reason = reasonOf(typed);
      await askPayments(({ disputes }) => disputes.open({ transactionId, amount, ...reason }));
    });
  command
    .command("dispute-won <dispute>")
    .description("close a dispute in the merchant's favour")
    .action(async (id: string) => await askPayments(({ disputes }) => disputes.win(id)));
  command
    .command("dispute-lost <dispute>")
    .description("close a dispute in the customer's favour")
    .action(async (id: string) => await askPayments(({ disputes }) => disputes.lose(id)));
  command
    .command("fraud <transaction>")
    .description("report a transaction as fraud")
    .option("--reason <code>", "reason code, 0 to 8")
    .action(async (transactionId: string, { reason: text }: { reason?: string }) => {
      const code = { name: "--reason", most: mostReason };
      const reason = text === undefined ? {} : { reason: readWhole({ ...code, text }) };
      await askPayments(({ frauds }) => frauds.report({ transactionId, ...reason }));
    });
}
