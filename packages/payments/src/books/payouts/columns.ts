import type { Columns } from "@frontdesk/server/csv";
import { exponentOf } from "../../ground/currencies.ts";
import { timeOf } from "../../ground/ids.ts";
import { formatDecimal } from "../../ground/money.ts";
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
