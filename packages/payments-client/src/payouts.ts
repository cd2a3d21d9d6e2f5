import { path } from "@frontdesk/rest/api/path";
import type { CallOptions } from "@frontdesk/rest/api/wire";
import { type Api, field } from "./api.ts";
import type { List, ListOptions, TableOptions } from "./list.ts";
import { queryOf } from "./query.ts";
import type { PaidLinesQuery, PayoutFilter } from "./requests.ts";
import type { PaidOut, Payout } from "./types.ts";

export function payoutsOf({ get, list, csv }: Api) {
  return {
    /** Returns a payout with at most 1000 of its lines: `before` asks for older ones. */
    get: async (id: string, lines?: PaidLinesQuery, options?: CallOptions): Promise<PaidOut> =>
      field("payout", get(path`/payouts/${id}` + queryOf(lines), options)),

    list: (merchantId: string, options?: ListOptions<PayoutFilter>): List<Payout> =>
      list(path`/merchants/${merchantId}/payouts`, options),

    /** Exports a year at most, as CSV. */
    csv: async (merchantId: string, options?: TableOptions<PayoutFilter>): Promise<string> =>
      csv(path`/merchants/${merchantId}/payouts`, options),
  };
}
