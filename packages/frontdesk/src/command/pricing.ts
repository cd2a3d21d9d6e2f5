import { decimalOf } from "@frontdesk/server/amounts";
import { askPayments, operators } from "./asking.ts";
import { confirm } from "./confirm.ts";
import type { PaymentsOperator } from "./operator.ts";
import { readAmount, readWhole } from "./read.ts";

type OperatedMerchant = Awaited<ReturnType<PaymentsOperator["merchants"]["get"]>>;

/** Unparsed. */
export interface TypedPricing {
  rate: string;
  flat: string;
  dispute: string;
  refundsFee?: boolean;
  yes?: boolean;
}

const million = 1_000_000;

export async function changePricing(id: string, typed: TypedPricing): Promise<void> {
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
