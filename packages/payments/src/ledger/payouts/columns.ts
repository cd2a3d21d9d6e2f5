import type { Columns } from "@frontdesk/server/csv";
import { exponentOf } from "../../core/currencies.ts";
import { timeOf } from "../../core/ids.ts";
import { formatDecimal } from "../../core/money.ts";
import type { PayoutRow } from "./payout.ts";

export const payoutColumns: Columns<PayoutRow> = {
  id: ({ id }) => id,
  created: ({ id }) => timeOf(id).toISOString(),
  state: ({ state }) => state,
  currency: ({ currency }) => currency,
  amount: ({ amount, currency }) => ({ plain: formatDecimal(amount, exponentOf(currency)) }),
  iban: ({ iban }) => iban,
  endToEndId: ({ endToEndId }) => endToEndId,
  lineId: ({ lineId }) => lineId,
};
