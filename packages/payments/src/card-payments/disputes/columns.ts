import type { Columns } from "@frontdesk/server/csv";
import { exponentOf } from "../../core/currencies.ts";
import { timeOf } from "../../core/ids.ts";
import { formatDecimal } from "../../core/money.ts";
import type { DisputeRow } from "./dispute.ts";

export const disputeColumns: Columns<DisputeRow> = {
  id: ({ id }) => id,
  created: ({ id }) => timeOf(id).toISOString(),
  due: ({ due }) => due.toISOString(),
  state: ({ state }) => state,
  transactionId: ({ transactionId }) => transactionId,
  currency: ({ currency }) => currency,
  amount: ({ amount, currency }) => ({ plain: formatDecimal(amount, exponentOf(currency)) }),
  reasonCode: ({ reasonCode }) => reasonCode,
  reasonTitle: ({ reasonTitle }) => reasonTitle,
  answered: ({ answeredAt }) => answeredAt?.toISOString(),
  answer: ({ answer }) => answer,
};
