import { migrations as ofDesk } from "@frontdesk/desk/migrations";
import { migrations as ofPayments } from "@frontdesk/payments/core/migrations";
import { migrations as ofScheduling } from "@frontdesk/scheduling/core/migrations";

const all = [...ofPayments, ...ofScheduling, ...ofDesk];

export const tablesOfAll = [...new Map(all.map((set) => [set.name, set])).values()];
