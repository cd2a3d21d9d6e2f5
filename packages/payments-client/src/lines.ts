import { path } from "@frontdesk/rest/api/path";
import type { CallOptions } from "@frontdesk/rest/api/wire";
import { createList, type List, type ListOptions, type TableOptions, tableOf } from "./list.ts";
import { queryOf } from "./query.ts";
import type { LineFilter, TakingsQuery } from "./requests.ts";
import type { Send } from "./send.ts";
import type { Line, Takings } from "./types.ts";

/** Entries of a merchant's balance. */
export function linesOf(send: Send) {
  return {
    async get(id: string, options?: CallOptions): Promise<Line> {
      return await send({ method: "GET", path: path`/lines/${id}`, options });
    },

    list(merchantId: string, options?: ListOptions<LineFilter>): List<Line> {
      return createList(send, path`/merchants/${merchantId}/lines`, options);
    },

    /** At most a year, as CSV. */
    async csv(merchantId: string, options?: TableOptions<LineFilter>): Promise<string> {
      return await tableOf(send, path`/merchants/${merchantId}/lines`, options);
    },

    /** Revenue by day, at most 366 days. */
    async takings(merchantId: string, days: TakingsQuery, options?: CallOptions): Promise<Takings> {
      const revenue = path`/merchants/${merchantId}/takings` + queryOf(days);
      return (await send<{ takings: Takings }>({ method: "GET", path: revenue, options })).takings;
    },
  };
}
