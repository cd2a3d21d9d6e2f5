import type { Columns } from "@frontdesk/server/csv";
import { exponentOf } from "../../core/currencies.ts";
import { timeOf } from "../../core/ids.ts";
import type { LineRow } from "../../core/ledger/line.ts";
import { formatDecimal } from "../../core/money.ts";
import type { MerchantRow } from "../../parties/merchants/row.ts";

/** Amounts are decimals of the merchant's currency. */
export function lineColumns({
  currency,
  exponent,
}: Pick<MerchantRow, "currency" | "exponent">): Columns<LineRow> {
  const own = (amount: number) => ({ plain: formatDecimal(amount, exponent) });
  return {
    id: ({ id }) => id,
    created: ({ id }) => timeOf(id).toISOString(),
    test: ({ test }) => test,
    kind: ({ kind }) => kind,
    outcome: ({ disputeWon }) => (disputeWon === null ? null : disputeWon ? "won" : "lost"),
    currency: () => currency,
    balance: ({ balance }) => own(balance),
    fee: ({ fee }) => own(fee),
    feeReturned: ({ feeReturned }) => (feeReturned === null ? null : own(feeReturned)),
    amountCurrency: (line) => line.currency,
    amount: (line) => ({ plain: formatDecimal(line.amount, exponentOf(line.currency)) }),
    description: ({ description }) => description,
    transactionId: ({ transactionId }) => transactionId,
    iban: ({ bankIban }) => bankIban,
  };
}
