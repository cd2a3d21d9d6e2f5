import { decimalOf } from "@frontdesk/server/amounts";
import type { Command } from "commander";
import { askPayments, operators } from "./asking.ts";
import { confirm } from "./confirm.ts";
import type { PaymentsOperator } from "./operator.ts";
import { readAmount, readText, readWhole, readWord } from "./read.ts";

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

type OperatedMerchant = Awaited<ReturnType<PaymentsOperator["merchants"]["get"]>>;

/** Unparsed. */
interface TypedPricing {
  rate: string;
  flat: string;
  dispute: string;
  refundsFee?: boolean;
  yes?: boolean;
}

const million = 1_000_000;

async function changePricing(id: string, typed: TypedPricing): Promise<void> {
  const { refundsFee = false } = typed;
  const pricing = {
    rate: readWhole({ name: "--rate", text: typed.rate, most: million }),
    flat: readAmount({ name: "--flat", text: typed.flat }),
    dispute: readAmount({ name: "--dispute", text: typed.dispute }),
    refundsFee,
  };
  const { payments } = await operators();
  const { merchant } = JSON.parse(await payments(({ merchants }) => merchants.get(id)));
  await confirm({ lines: changesOf(merchant, pricing), yes: typed.yes });
  await askPayments(({ merchants }) => merchants.setPricing(id, pricing));
}

interface Prices {
  rate: number;
  flat: number;
  dispute: number;
  refundsFee: boolean;
}

function changesOf(merchant: OperatedMerchant, next: Prices): string[] {
  const { id, name, currency, pricing: now } = merchant;
  const money = (amount: number) => `${decimalOf({ amount, currency })} ${currency}`;
  const percent = (rate: number) => `${Number((rate * 100).toFixed(4))} %`;
  const changes: [title: string, from: string, to: string][] = [
    ["Rate", percent(now.rate), percent(next.rate / million)],
    ["Each capture", money(now.flat.amount), money(next.flat)],
    ["Each dispute", money(now.dispute.amount), money(next.dispute)],
    ["Refunds return the percentage fee", yesNo(now.refundsFee), yesNo(next.refundsFee)],
  ];
  const lines = changes.map(([title, from, to]) => `  ${title}: ${from} -> ${to}`);
  return [`Pricing of ${name ?? id} (${id}):`, ...lines];
}

const yesNo = (value: boolean) => (value ? "yes" : "no");
