import { readFile } from "node:fs/promises";
import type { Command } from "commander";
import { askPayments, operators } from "./asking.ts";
import type { Ask, PaymentsOperator } from "./operator.ts";
import { createPayouts } from "./payout.ts";
import { readText } from "./read.ts";
import { rotateKeys } from "./rotate-keys.ts";
import { screen } from "./screen.ts";

type Debtor = Parameters<PaymentsOperator["payouts"]["export"]>[0]["debtor"];

async function rateFile(file: string | undefined, url: string | undefined): Promise<string> {
  if (file !== undefined && url === undefined) return await readFile(file, "utf8");
  if (url !== undefined && file === undefined) {
    // Only this command needs the database code.
    const { fetchRateFile } = await import("@frontdesk/payments/core/rates/fetch");
    return await fetchRateFile(url);
  }
  throw new Error("Give either a file or --fetch with an address");
}

type ProvedAction<Operator> = (operator: Operator) => Promise<unknown>;

async function prove<Operator>(ask: Ask<Operator>, work: ProvedAction<Operator>): Promise<void> {
  const text = await ask(work);
  screen.show(text);
  const { findings, complete } = JSON.parse(text) as { findings: []; complete: boolean };
  if (findings.length > 0 || !complete) process.exitCode = 1;
}

export function addMoneyCommands(command: Command): void {
  command
    .command("rates [file]")
    .description("import exchange rates from an XML file of the ECB")
    .option("--fetch <url>", "download the file from this address")
    .action(async (file: string | undefined, { fetch: url }: { fetch?: string }) => {
      const xml = await rateFile(file, url);
      await askPayments(({ rates }) => rates.import({ xml }));
    });
  command
    .command("payout [merchant]")
    .description("pay out the balance of one merchant, or of all live merchants")
    .option("--test", "pay out all test merchants instead (no money moves)")
    .option("--yes", "skip the question")
    .action(createPayouts);
  command
    .command("export-payouts")
    .description("export pending euro payouts to one SEPA file")
    .requiredOption("--name <name>", "name of the paying account")
    .requiredOption("--iban <iban>", "IBAN of the paying account")
    .requiredOption("--bic <bic>", "BIC of its bank")
    .option("--test", "payouts of test merchants; banks reject this file")
    .action(async ({ test = false, ...debtor }: Debtor & { test?: boolean }) => {
      readText({ name: "--name", text: debtor.name });
      await askPayments(({ payouts }) => payouts.export({ debtor, test }));
    });
  command
    .command("payout-file <export>")
    .description("print the SEPA file of an export")
    .action(async (id: string) => await askPayments(({ payouts }) => payouts.file(id)));
  command
    .command("payout-paid <payout>")
    .description("mark a payout as paid")
    .action(async (id: string) => await askPayments(({ payouts }) => payouts.markPaid(id)));
  command
    .command("payout-returned <payout>")
    .description("mark a payout as returned, and credit the merchant")
    .action(async (id: string) => await askPayments(({ payouts }) => payouts.markReturned(id)));
  command
    .command("reconcile")
    .description("check ledger and bookings on the live database")
    .option("--payments", "also compare kept deposits with the merchants' payments")
    .action(async ({ payments: withPayments = false }: { payments?: boolean }) => {
      const { payments, scheduling } = await operators();
      await prove(payments, (operator) => operator.reconcile());
      await prove(scheduling, (operator) => operator.reconcile({ payments: withPayments }));
    });
  command
    .command("rotate-keys")
    .description("reseal all data with the newest version of the master key")
    .action(async () => screen.show(await rotateKeys((await operators()).payments)));
}
