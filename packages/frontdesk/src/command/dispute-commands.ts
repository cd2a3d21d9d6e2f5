import type { Command } from "commander";
import { askPayments } from "./asking.ts";

/** As it is typed: whether what belongs together is there is for the service to say. */
interface NewDispute {
  amount: number;
  reason: number;
  title: string;
}

/** What card networks tell. */
export function addDisputeCommands(command: Command): void {
  command
    .command("dispute <transaction>")
    .description("open a dispute")
    .requiredOption("--amount <amount>", "in minor units", Number)
    .option("--reason <code>", "of the card network, a number", Number)
    .option("--title <title>", "what the reason is called")
    .action(
      async (transactionId: string, { amount, reason: code, title }: NewDispute) =>
        await askPayments(({ disputes }) =>
          disputes.open({
            transactionId,
            amount,
            ...((code !== undefined || title !== undefined) && { reason: { code, title } }),
          }),
        ),
    );
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
    .description("report a fraud")
    .option("--reason <code>", "0 to 8", Number)
    .action(
      async (transactionId: string, options: { reason?: number }) =>
        await askPayments(({ frauds }) => frauds.report({ transactionId, ...options })),
    );
}
