import type { Command } from "commander";
import { askPayments } from "./asking.ts";
import { changePricing, type TypedPricing } from "./pricing.ts";
import { readText, readWhole, readWord } from "./read.ts";

/** The service's limit. */
const mostDays = 365;

export function addMerchantCommands(command: Command): void {
  command
    .command("approve <merchant>")
    .description("approve a live merchant for payments")
    .action(async (id: string) => await askPayments(({ merchants }) => merchants.approve(id)));
  command
    .command("pricing <merchant>")
    .description("set the fees of a merchant")
    .requiredOption("--rate <ppm>", "share of each capture, in parts per million")
    .requiredOption("--flat <amount>", "fee per capture, in minor units")
    .requiredOption("--dispute <amount>", "fee per dispute, in minor units")
    .option("--refunds-fee", "refunds return the percentage fee")
    .option("--yes", "skip the question")
    .action(async (id: string, typed: TypedPricing) => await changePricing(id, typed));
  command
    .command("bank <merchant> <iban>")
    .description("set the bank account for payouts")
    .action(
      async (id: string, iban: string) =>
        await askPayments(({ merchants }) => merchants.setBank(id, { iban })),
    );
  command
    .command("tds <merchant> <mode>")
    .description("set 3-D Secure to avoid, attempt or full")
    .action(async (id: string, text: string) => {
      const mode = readWord({ name: "mode", text }, ["avoid", "attempt", "full"]);
      await askPayments(({ merchants }) => merchants.setAuthentication(id, { mode }));
    });
  command
    .command("expiry <merchant> [days]")
    .description("void uncaptured amounts after 1 to 365 days (no days: never)")
    .action(async (id: string, text?: string) => {
      const days = { name: "days", least: 1, most: mostDays };
      const authorizationDays = text === undefined ? null : readWhole({ ...days, text });
      await askPayments(({ merchants }) => merchants.setExpiry(id, { authorizationDays }));
    });
}

interface Suspension {
  payments?: boolean;
  captures?: boolean;
  payouts?: boolean;
  reason: string;
}

export function addCareCommands(command: Command): void {
  command
    .command("suspend-merchant <merchant>")
    .description("suspend payments, captures or payouts; refunds and voids continue")
    .option("--payments", "suspend payments")
    .option("--captures", "suspend captures")
    .option("--payouts", "suspend payouts")
    .requiredOption("--reason <text>", "reason of the suspension")
    .action(async (id: string, { reason, ...input }: Suspension) => {
      const { payments = false, captures = false, payouts = false } = input;
      if (!payments && !captures && !payouts) {
        throw new Error("Choose at least one of --payments, --captures, --payouts");
      }
      const why = readText({ name: "--reason", text: reason });
      const suspension = { payments, captures, payouts, reason: why };
      await askPayments(({ merchants }) => merchants.suspend(id, suspension));
    });
  command
    .command("resume-merchant <merchant>")
    .description("resume a suspended merchant")
    .action(async (id: string) => await askPayments(({ merchants }) => merchants.resume(id)));
  command
    .command("give-app <merchant> <app>")
    .description("assign another app to a merchant; live merchants after 48 hours of notice")
    .action(
      async (id: string, appId: string) =>
        await askPayments(({ merchants }) => merchants.rescue(id, { appId })),
    );
  command
    .command("payment <id>")
    .description("retrieve a payment")
    .action(async (id: string) => await askPayments(({ transactions }) => transactions.get(id)));
}
