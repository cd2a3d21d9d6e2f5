import { path } from "@frontdesk/rest/api/path";
import type { CallOptions } from "@frontdesk/rest/api/wire";
import { type Api, field } from "./api.ts";
import type { List, ListOptions, TableOptions } from "./list.ts";
import { queryOf } from "./query.ts";
import type { LineFilter, TakingsQuery } from "./requests.ts";
import type { Line, Takings } from "./types.ts";

/** Entries of a merchant's balance. */
export function linesOf({ get, list, csv }: Api) {
  return {
    get: async (id: string, options?: CallOptions): Promise<Line> =>
      get(path`/lines/${id}`, options),

    list: (merchantId: string, options?: ListOptions<LineFilter>): List<Line> =>
      list(path`/merchants/${merchantId}/lines`, options),

    /** Exports a year at most, as CSV. */
    csv: async (merchantId: string, options?: TableOptions<LineFilter>): Promise<string> =>
      csv(path`/merchants/${merchantId}/lines`, options),

    /** Revenue by day, at most 366 days. */
    takings: async (
      merchantId: string,
      days: TakingsQuery,
      options?: CallOptions,
    ): Promise<Takings> =>
      field("takings", get(path`/merchants/${merchantId}/takings` + queryOf(days), options)),
  };
}
