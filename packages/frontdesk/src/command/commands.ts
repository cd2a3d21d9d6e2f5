import { readFile } from "node:fs/promises";
import { tryAddresses } from "@frontdesk/server/listen";
import { Command } from "commander";
import own from "../../package.json" with { type: "json" };
import { addDeveloperCommands } from "./developer.ts";
import type { Ask, PaymentsOperator, SchedulingOperator } from "./operator.ts";
import { addOperatorCommands } from "./operators.ts";
import { rotateKeys } from "./rotate-keys.ts";
import { screen } from "./screen.ts";
import { addressesOf, readAllSettings } from "./settings.ts";
import type { StartOptions } from "./start.ts";

/** The `frontdesk` command: starts the services, and wraps the operator's API. */
export function frontdesk(): Command {
  const command = new Command("frontdesk")
    .description("Payments and scheduling on your own machine")
    .version(own.version, "--version")
    .option("--json", "print JSON at a terminal too, as files and other programs get it")
    .hook("preAction", (program, action) => {
      const { json = false } = program.opts<{ json?: boolean }>();
      screen.begin({ name: `${action.name()}: ${action.description()}`, json });
    });
  command
    .command("start")
    .description("start every service")
    .option("--without-sealed", "give up a master key that is lost, with all that it sealed")
    .action(async (options: StartOptions) => {
      const settings = readAllSettings();
      await tryAddresses(addressesOf(settings));
      // Loading the services takes longer than finding out that they cannot run.
      const { start } = await import("./start.ts");
      await start(settings, options);
    });
  addMerchantCommands(command);
  addCareCommands(command);
  addMoneyCommands(command);
  addDisputeCommands(command);
  addAccountCommands(command);
  addOperatorCommands(command);
  addDeveloperCommands(command);
  return command;
}

type Merchants = PaymentsOperator["merchants"];
type Pricing = Parameters<Merchants["setPricing"]>[1];
type Mode = Parameters<Merchants["setAuthentication"]>[1]["mode"];
type Debtor = Parameters<PaymentsOperator["payouts"]["export"]>[0]["debtor"];
type Work<Operator> = Parameters<Ask<Operator>>[0];

async function operators() {
  // Whoever starts the services has no use for what sends.
  const { operatorsOf } = await import("./operator.ts");
  return operatorsOf(readAllSettings());
}

async function ask(work: Work<PaymentsOperator>): Promise<void> {
  screen.show(await (await operators()).payments(work));
}

function addMerchantCommands(command: Command): void {
  command
    .command("approve <merchant>")
    .description("let a live merchant take payments")
    .action(async (id: string) => await ask(({ merchants }) => merchants.approve(id)));
  command
    .command("pricing <merchant>")
    .description("set what a merchant pays")
    .requiredOption("--rate <ppm>", "of each capture, in parts per million", Number)
    .requiredOption("--flat <amount>", "for each capture, in minor units", Number)
    .requiredOption("--dispute <amount>", "for each dispute, in minor units", Number)
    .option("--refunds-fee", "have refunds give the percentage fee back")
    .action(
      async (id: string, pricing: Pricing) =>
        await ask(({ merchants }) => merchants.setPricing(id, pricing)),
    );
  command
    .command("bank <merchant> <iban>")
    .description("set where payouts go")
    .action(
      async (id: string, iban: string) =>
        await ask(({ merchants }) => merchants.setBank(id, { iban })),
    );
  command
    .command("tds <merchant> <mode>")
    .description("set 3-D Secure to avoid, attempt or full")
    .action(
      async (id: string, mode: Mode) =>
        await ask(({ merchants }) => merchants.setAuthentication(id, { mode })),
    );
  command
    .command("expiry <merchant> [days]")
    .description("void what is not captured after some days; without days never")
    .action(async (id: string, days?: string) => {
      const authorizationDays = days === undefined ? null : Number(days);
      await ask(({ merchants }) => merchants.setExpiry(id, { authorizationDays }));
    });
}

interface Suspension {
  payments?: boolean;
  captures?: boolean;
  payouts?: boolean;
  reason: string;
}

function addCareCommands(command: Command): void {
  command
    .command("suspend-merchant <merchant>")
    .description("keep a merchant from payments, captures or payouts; refunds and voids go on")
    .option("--payments", "from being paid")
    .option("--captures", "from capturing")
    .option("--payouts", "from being paid out")
    .requiredOption("--reason <text>", "why")
    .action(async (id: string, { reason, ...given }: Suspension) => {
      const { payments = false, captures = false, payouts = false } = given;
      if (!payments && !captures && !payouts) {
        throw new Error("Say from what: --payments, --captures, --payouts");
      }
      const suspension = { payments, captures, payouts, reason };
      await ask(({ merchants }) => merchants.suspend(id, suspension));
    });
  command
    .command("resume-merchant <merchant>")
    .description("end what a merchant is kept from")
    .action(async (id: string) => await ask(({ merchants }) => merchants.resume(id)));
  command
    .command("give-app <merchant> <app>")
    .description("give a merchant whose app was lost another: a live one after 48 hours of notice")
    .action(
      async (id: string, appId: string) =>
        await ask(({ merchants }) => merchants.rescue(id, { appId })),
    );
  command
    .command("payment <id>")
    .description("look up a payment")
    .action(async (id: string) => await ask(({ transactions }) => transactions.get(id)));
}

async function rateFile(file: string | undefined, url: string | undefined): Promise<string> {
  if (file !== undefined && url === undefined) return await readFile(file, "utf8");
  if (url !== undefined && file === undefined) {
    // With it comes all that speaks with a database, which no other command does.
    const { fetchRateFile } = await import("@frontdesk/payments/ground/rates/fetch");
    return await fetchRateFile(url);
  }
  throw new Error("Name a file, or an address by --fetch");
}

async function prove(ask: Ask<{ reconcile(): Promise<unknown> }>): Promise<void> {
  const text = await ask((operator) => operator.reconcile());
  screen.show(text);
  const { findings, complete } = JSON.parse(text) as { findings: []; complete: boolean };
  if (findings.length > 0 || !complete) process.exitCode = 1;
}

function addMoneyCommands(command: Command): void {
  command
    .command("rates [file]")
    .description("import exchange rates from one of the ECB's XML files")
    .option("--fetch <url>", "the file at this address, instead of one of yours")
    .action(async (file: string | undefined, { fetch: url }: { fetch?: string }) => {
      const xml = await rateFile(file, url);
      await ask(({ rates }) => rates.import({ xml }));
    });
  command
    .command("payout [merchant]")
    .description("pay out the balance of one merchant, or of all live ones")
    .option("--test", "of all test merchants instead, who are owed no money")
    .action(
      async (merchantId: string | undefined, { test = false }: { test?: boolean }) =>
        await ask(({ payouts }) => {
          return payouts.create(merchantId === undefined ? { test } : { merchantId, test });
        }),
    );
  command
    .command("export-payouts")
    .description("put the payouts in euro that wait into one SEPA file")
    .requiredOption("--name <name>", "of the account they are paid from")
    .requiredOption("--iban <iban>", "of that account")
    .requiredOption("--bic <bic>", "of its bank")
    .option("--test", "those of test merchants, in a file no bank takes for money")
    .action(
      async ({ test = false, ...debtor }: Debtor & { test?: boolean }) =>
        await ask(({ payouts }) => payouts.export({ debtor, test })),
    );
  command
    .command("payout-file <export>")
    .description("print the SEPA file of an export")
    .action(async (id: string) => await ask(({ payouts }) => payouts.file(id)));
  command
    .command("payout-paid <payout>")
    .description("note that a payout arrived")
    .action(async (id: string) => await ask(({ payouts }) => payouts.markPaid(id)));
  command
    .command("payout-returned <payout>")
    .description("note that a payout came back, and give the merchant the money back")
    .action(async (id: string) => await ask(({ payouts }) => payouts.markReturned(id)));
  command
    .command("reconcile")
    .description("prove the books and the bookings on the live database")
    .action(async () => {
      const { payments, scheduling } = await operators();
      await prove(payments);
      await prove(scheduling);
    });
  command
    .command("rotate-keys")
    .description("seal everything anew with the newest version of the master key")
    .action(async () => screen.show(await rotateKeys((await operators()).payments)));
}

/** As it is typed: whether what belongs together is there is for the service to say. */
interface NewDispute {
  amount: number;
  reason: number;
  title: string;
}

function addDisputeCommands(command: Command): void {
  command
    .command("dispute <transaction>")
    .description("open a dispute")
    .requiredOption("--amount <amount>", "in minor units", Number)
    .option("--reason <code>", "of the card network, a number", Number)
    .option("--title <title>", "what the reason is called")
    .action(
      async (transactionId: string, { amount, reason: code, title }: NewDispute) =>
        await ask(({ disputes }) =>
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
    .action(async (id: string) => await ask(({ disputes }) => disputes.win(id)));
  command
    .command("dispute-lost <dispute>")
    .description("close a dispute in the customer's favour")
    .action(async (id: string) => await ask(({ disputes }) => disputes.lose(id)));
  command
    .command("fraud <transaction>")
    .description("report a fraud")
    .option("--reason <code>", "0 to 8", Number)
    .action(
      async (transactionId: string, options: { reason?: number }) =>
        await ask(({ frauds }) => frauds.report({ transactionId, ...options })),
    );
}

async function askScheduling(work: Work<SchedulingOperator>): Promise<void> {
  screen.show(await (await operators()).scheduling(work));
}

/** Accounts and users have numbers. */
function numberOf(text: string): number {
  if (!/^\d+$/.test(text)) throw new Error(`${text} is not a number`);
  return Number(text);
}

function addAccountCommands(command: Command): void {
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
