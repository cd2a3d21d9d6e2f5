import { path } from "@frontdesk/rest/api/path";
import type { CallOptions } from "@frontdesk/rest/api/wire";
import { createList, type List, type ListOptions, type TableOptions, tableOf } from "./list.ts";
import { queryOf } from "./query.ts";
import type { PaidLinesQuery, PayoutFilter } from "./requests.ts";
import type { Send } from "./send.ts";
import type { PaidOut, Payout } from "./types.ts";

export function payoutsOf(send: Send) {
  return {
    /** With at most 1000 of its lines: `before` asks for older ones. */
    async get(id: string, lines?: PaidLinesQuery, options?: CallOptions): Promise<PaidOut> {
      const payout = path`/payouts/${id}` + queryOf(lines);
      return (await send<{ payout: PaidOut }>({ method: "GET", path: payout, options })).payout;
    },

    list(merchantId: string, options?: ListOptions<PayoutFilter>): List<Payout> {
      return createList(send, path`/merchants/${merchantId}/payouts`, options);
    },

    /** At most a year, as CSV. */
    async csv(merchantId: string, options?: TableOptions<PayoutFilter>): Promise<string> {
      return await tableOf(send, path`/merchants/${merchantId}/payouts`, options);
    },
  };
}
