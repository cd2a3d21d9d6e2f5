import { readFile } from "node:fs/promises";
import { setTimeout as wait } from "node:timers/promises";
import type { KeyRotation } from "@frontdesk/payments-client/operator";
import { decimalOf } from "@frontdesk/server/amounts";
import type { Command } from "commander";
import { askPayments, operators } from "./asking.ts";
import { confirm } from "./confirm.ts";
import type { Ask, PaymentsOperator } from "./operator.ts";
import { readText } from "./read.ts";
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
    .option("--test", "pay out test merchants instead (no money moves)")
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

type PayoutsAnswer = Awaited<ReturnType<PaymentsOperator["payouts"]["create"]>>;
type Proposals = Awaited<ReturnType<PaymentsOperator["payouts"]["proposals"]>>;

interface Options {
  test?: boolean;
  yes?: boolean;
}

const pageSize = 1_000;

async function createPayouts(merchantId: string | undefined, options: Options): Promise<void> {
  const { test = false, yes } = options;
  const { payments } = await operators();
  let lines: string[] = [];
  let proposals: Proposals = [];
  await payments(async (operator) => {
    if (merchantId === undefined) proposals = await listProposals(operator, test);
    lines = merchantId === undefined ? linesOf(proposals) : await linesOfOne(operator, merchantId);
  });
  await confirm({ lines, yes });
  const text = await payments(({ payouts }) =>
    payouts.create(merchantId === undefined ? { test } : { merchantId, test }),
  );
  screen.show(text);
  if (hasFailed(text, proposals)) process.exitCode = 1;
}

/** The question announced a payout that the service then refused. */
function hasFailed(text: string, proposals: Proposals): boolean {
  const announced = new Set(payableIn(proposals).map(({ merchantId }) => merchantId));
  const { refused = [] } = JSON.parse(text) as Partial<PayoutsAnswer>;
  return refused.some(({ merchantId }) => announced.has(merchantId));
}

const payableIn = (proposals: Proposals) => proposals.filter(({ refused }) => refused === null);

async function listProposals({ payouts }: PaymentsOperator, test: boolean) {
  const matches: Proposals = [];
  for (let after: string | undefined; ; ) {
    const page = await payouts.proposals({ limit: pageSize, test, ...(after && { after }) });
    matches.push(...page);
    if (page.length < pageSize) return matches;
    after = page.at(-1)?.merchantId;
  }
}

function linesOf(proposals: Proposals): string[] {
  const paid = payableIn(proposals);
  const sums = Map.groupBy(paid, ({ currency }) => currency);
  const totals = [...sums].map(([currency, all]) => {
    const amount = all.reduce((sum, one) => sum + one.amount, 0);
    return `  ${money({ amount, currency })} to ${all.length}`;
  });
  return [
    paid.length === 0 ? "Nothing to pay out." : `Payouts to ${paid.length} merchants:`,
    ...paid.map((one) => `  ${money(one)} to ${one.name} (${one.merchantId}), ${one.bank.iban}`),
    ...(paid.length === 0 ? [] : ["Total:", ...totals]),
    ...proposals
      .filter(({ refused }) => refused !== null)
      .map(({ name, merchantId, refused }) => `Skipped: ${name} (${merchantId}): ${refused}`),
  ];
}

async function linesOfOne({ merchants }: PaymentsOperator, id: string): Promise<string[]> {
  const { name, currency, balance: amount, bank } = await merchants.get(id);
  const to = bank.iban ?? "no bank account yet";
  return ["Payout:", `  ${money({ amount, currency })} to ${name ?? id} (${id}), ${to}`];
}

function money({ amount, currency }: { amount: number; currency: string }): string {
  return `${decimalOf({ amount, currency })} ${currency}`;
}

const pollMs = 1_000;

/** Starts or finds a rotation. It continues without this command. */
async function rotateKeys(ask: Ask<PaymentsOperator>): Promise<string> {
  let text = await ask((operator) => operator.keyRotation.begin());
  let message = "";
  for (;;) {
    const { keyRotation } = JSON.parse(text) as { keyRotation: KeyRotation };
    if (keyRotation.state === "done") return text;
    const line = progress(keyRotation);
    if (line !== message) process.stderr.write(`${line}\n`);
    message = line;
    await wait(pollMs);
    text = await ask((operator) => operator.keyRotation.get());
  }
}

function progress({ state, waitingFor, columns }: KeyRotation): string {
  if (waitingFor.length > 0) return `waiting for ${waitingFor.join("; ")}`;
  if (state === "waiting") return "waiting for running work to end";
  const current = columns.find(({ done, total }) => !done && total !== null);
  const done = columns.filter((column) => column.done).length;
  const at = current && `, ${current.column}: ${current.seen} of ${current.total}`;
  return `${done} of ${columns.length} columns resealed${at ?? ""}`;
}
