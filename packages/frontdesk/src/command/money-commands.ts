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
  throw new Error("Name a file, or an address by --fetch");
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
    .description("import exchange rates from one of the ECB's XML files")
    .option("--fetch <url>", "the file at this address, instead of one of yours")
    .action(async (file: string | undefined, { fetch: url }: { fetch?: string }) => {
      const xml = await rateFile(file, url);
      await askPayments(({ rates }) => rates.import({ xml }));
    });
  command
    .command("payout [merchant]")
    .description("pay out the balance of one merchant, or of all live ones")
    .option("--test", "of all test merchants instead, who are owed no money")
    .option("--yes", "go ahead without being asked")
    .action(createPayouts);
  command
    .command("export-payouts")
    .description("put the payouts in euro that wait into one SEPA file")
    .requiredOption("--name <name>", "of the account they are paid from")
    .requiredOption("--iban <iban>", "of that account")
    .requiredOption("--bic <bic>", "of its bank")
    .option("--test", "those of test merchants, in a file no bank takes for money")
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
    .description("note that a payout arrived")
    .action(async (id: string) => await askPayments(({ payouts }) => payouts.markPaid(id)));
  command
    .command("payout-returned <payout>")
    .description("note that a payout came back, and give the merchant the money back")
    .action(async (id: string) => await askPayments(({ payouts }) => payouts.markReturned(id)));
  command
    .command("reconcile")
    .description("prove the books and the bookings on the live database")
    .option(
      "--payments",
      "also that merchants have what is kept of appointments, which they are asked",
    )
    .action(async ({ payments: withPayments = false }: { payments?: boolean }) => {
      const { payments, scheduling } = await operators();
      await prove(payments, (operator) => operator.reconcile());
      await prove(scheduling, (operator) => operator.reconcile({ payments: withPayments }));
    });
  command
    .command("rotate-keys")
    .description("seal everything anew with the newest version of the master key")
    .action(async () => screen.show(await rotateKeys((await operators()).payments)));
}
