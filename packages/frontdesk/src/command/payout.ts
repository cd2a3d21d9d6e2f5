import { decimalOf } from "@frontdesk/server/amounts";
import { askPayments, operators } from "./asking.ts";
import { confirm } from "./confirm.ts";
import type { PaymentsOperator } from "./operator.ts";

type Proposals = Awaited<ReturnType<PaymentsOperator["payouts"]["proposals"]>>;

interface Options {
  test?: boolean;
  yes?: boolean;
}

const pageSize = 1_000;

export async function createPayouts(
  merchantId: string | undefined,
  options: Options,
): Promise<void> {
  const { test = false, yes } = options;
  const { payments } = await operators();
  let lines: string[] = [];
  await payments(async (operator) => {
    lines =
      merchantId === undefined
        ? linesOf(await listProposals(operator, test))
        : await linesOfOne(operator, merchantId);
  });
  await confirm({ lines, yes });
  await askPayments(({ payouts }) =>
    payouts.create(merchantId === undefined ? { test } : { merchantId, test }),
  );
}

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
  const paid = proposals.filter(({ refused }) => refused === null);
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
